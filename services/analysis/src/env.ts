import { fileURLToPath } from "node:url";
import { BaseEnv, BusEnv, MongoEnv, ObjectsEnv } from "@hundeblick/kit/env";
import { Provider } from "@hundeblick/proto/health/providers";
import { z } from "zod";
import { OPENAI_ENV, OPENAI_REQUIRED } from "./adapters/openai/openai-env.ts";

const MODEL_OF_LOCAL_RUN = fileURLToPath(new URL("../../../.local/vision/dog-breeds.onnx", import.meta.url));
const vision = {
  VISION_PROVIDER: Provider.default("local"),
  /** File of the dog network. */
  VISION_MODEL: z.string().min(1).default(MODEL_OF_LOCAL_RUN),
  ...OPENAI_ENV,
};
/** Variables each provider does not work without. */
const REQUIRED: Record<Provider, readonly (keyof typeof vision)[]> = { local: [], openai: OPENAI_REQUIRED };

function checkRequired(
  env: { VISION_PROVIDER: Provider } & Partial<Record<keyof typeof vision, unknown>>,
  context: z.RefinementCtx,
): void {
  for (const name of REQUIRED[env.VISION_PROVIDER]) {
    if (!env[name])
      context.addIssue({
        code: "custom",
        path: [name],
        message: `is needed with VISION_PROVIDER=${env.VISION_PROVIDER}`,
      });
  }
}

/** Settings of the providers. */
export const VisionEnv = z.object(vision).superRefine(checkRequired);
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
  .superRefine(checkRequired);
export type Env = z.output<typeof Env>;
