import { z } from "zod";
import registry from "./sources.json" with { type: "json" };

/** A published source. `verified`: its abstract was read. */
const Source = z.strictObject({
  id: z.string().regex(/^[a-z0-9_]+$/),
  /** null if unknown; title and venue are shown instead. */
  authors: z.string().min(1).nullable(),
  year: z.int().min(1980).max(2030).nullable(),
  title: z.string().min(1),
  venue: z.string().min(1),
  doi: z
    .string()
    .regex(/^10\.\d{4,}\/\S+$/)
    .nullable(),
  whatItSays: z.string().min(1),
  verified: z.enum(["seen in search", "from memory"]),
});
export type Source = z.infer<typeof Source>;

export const sources: readonly Source[] = z
  .strictObject({ version: z.literal(1), sources: z.array(Source) })
  .parse(registry).sources;
