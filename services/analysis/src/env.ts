import { fileURLToPath } from "node:url";
import { BaseEnv, BusEnv, MongoEnv, ObjectsEnv } from "@hundeblick/kit/env";
import { Provider } from "@hundeblick/proto/health/providers";
import { z } from "zod";

const optional = z.preprocess((value) => (value === "" ? undefined : value), z.string().optional());
const MODEL_OF_LOCAL_RUN = fileURLToPath(new URL("../../../.local/vision/dog-breeds.onnx", import.meta.url));
/** Required variables of each provider. */
const NEEDED: Record<Provider, readonly ("OPENAI_API_KEY" | "OPENAI_MODEL")[]> = {
  local: [],
  openai: ["OPENAI_API_KEY", "OPENAI_MODEL"],
};

const vision = {
  VISION_PROVIDER: Provider.default("local"),
  /** File of the dog network. */
  VISION_MODEL: z.string().min(1).default(MODEL_OF_LOCAL_RUN),
  OPENAI_API_KEY: optional,
  /** Any server with the chat completions API and structured output. */
  OPENAI_BASE_URL: z.preprocess((value) => (value === "" ? undefined : value), z.url().optional()),
  OPENAI_MODEL: optional,
  /** Paid calls per UTC day, across all processes. */
  OPENAI_DAILY_LIMIT: z.coerce.number().int().min(0).default(500),
  /** Price of a million tokens, for the cost metric; 0 when unknown. */
  OPENAI_PRICE_INPUT: z.coerce.number().min(0).default(0),
  OPENAI_PRICE_OUTPUT: z.coerce.number().min(0).default(0),
  /** Timeout of one call, ms. */
  OPENAI_TIMEOUT_MS: z.coerce.number().int().min(1_000).max(60_000).default(20_000),
};
type Keys = { VISION_PROVIDER: Provider; OPENAI_API_KEY?: string | undefined; OPENAI_MODEL?: string | undefined };

function checkKeys(env: Keys, context: z.RefinementCtx): void {
  for (const name of NEEDED[env.VISION_PROVIDER]) {
    if (!env[name])
      context.addIssue({
        code: "custom",
        path: [name],
        message: `is needed with VISION_PROVIDER=${env.VISION_PROVIDER}`,
      });
  }
}

/** Settings of the providers. */
export const VisionEnv = z.object(vision).superRefine(checkKeys);
export type VisionEnv = z.output<typeof VisionEnv>;

export const Env = z
  .object({
    ...BaseEnv,
    ...MongoEnv,
    ...BusEnv,
    ...ObjectsEnv,
    /** Photos analysed concurrently by this process. */
    WORKERS: z.coerce.number().int().min(1).max(16).default(4),
    /** Age in seconds at which an upload without an analysis is deleted; far longer than a request takes. */
    UPLOAD_KEPT_SECONDS: z.coerce.number().int().min(60).default(3_600),
    ...vision,
  })
  .superRefine(checkKeys);
export type Env = z.output<typeof Env>;
