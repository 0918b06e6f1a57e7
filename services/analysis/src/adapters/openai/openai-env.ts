import { z } from "zod";

const unlessEmpty = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess((value) => (value === "" ? undefined : value), schema.optional());

/** Variables of this provider. */
export const OPENAI_ENV = {
  OPENAI_API_KEY: unlessEmpty(z.string()),
  /** Any server with the chat completions API and structured output. */
  OPENAI_BASE_URL: unlessEmpty(z.url()),
  OPENAI_MODEL: unlessEmpty(z.string()),
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
