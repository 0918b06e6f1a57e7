import { optional } from "@hundeblick/kit/env";
import { z } from "zod";

/** Variables of this provider. */
export const OPENAI_ENV = {
  OPENAI_API_KEY: optional(z.string()),
  /** Any server with the chat completions API and structured output. */
  OPENAI_BASE_URL: optional(z.url()),
  OPENAI_MODEL: optional(z.string()),
  /** Paid calls per UTC day, across all processes. */
  OPENAI_DAILY_LIMIT: z.coerce.number().int().min(0).default(500),
  /** Price of a million tokens, for the cost metric; 0 when unknown. */
  OPENAI_PRICE_INPUT: z.coerce.number().min(0).default(0),
  OPENAI_PRICE_OUTPUT: z.coerce.number().min(0).default(0),
  /** Timeout of one call, ms. */
  OPENAI_TIMEOUT_MS: z.coerce.number().int().min(1_000).max(60_000).default(20_000),
};
/** Those it does not work without. */
export const OPENAI_REQUIRED = ["OPENAI_API_KEY", "OPENAI_MODEL"] as const satisfies (keyof typeof OPENAI_ENV)[];
