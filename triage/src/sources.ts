import { z } from "zod";
import registry from "./sources.json" with { type: "json" };
import { Id } from "./text.schema.ts";

/** A published source; `verified`: it was read. */
export const Source = z
  .strictObject({
    id: Id,
    authors: z.string().nullable(),
    year: z.int().nullable(),
    title: z.string().min(1),
    venue: z.string().nullable().optional(),
    url: z.url().optional(),
    doi: z.string().startsWith("10.").optional(),
    whatItSays: z.string().min(1),
    /** Known from its reference entry or from a quotation only. */
    unread: z.literal(true).optional(),
    verified: z.enum(["seen in search", "from memory"]),
  })
  .refine(({ url, doi }) => url !== undefined || doi !== undefined, "needs url or doi");
export type Source = z.infer<typeof Source>;

/** Sources of all concerns, checks and breed traits. */
export const sources: readonly Source[] = z.array(Source).parse(registry.sources);
