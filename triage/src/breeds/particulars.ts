import { Localised } from "@hundeblick/proto/language";
import { z } from "zod";
import { BreedId } from "./breeds.ts";
import table from "./particulars.json" with { type: "json" };

const Source = z.strictObject({ name: z.string().min(1), url: z.url() });
const Table = z.strictObject({
  sources: z.record(z.string(), Source),
  breeds: z.record(BreedId, z.array(z.strictObject({ ...Localised.shape, source: z.string().optional() })).min(1)),
});
const { sources, breeds } = Table.parse(table);

/** What tells a breed or cross from others. Without a source it is commonly given, and nobody looked it up. */
export interface Particular {
  text: Localised;
  source?: z.infer<typeof Source>;
}

export const particularsOf = (id: string): Particular[] =>
  (breeds[id] ?? []).map(({ source: key, ...text }) => {
    const source = key === undefined ? undefined : sources[key];
    if (key !== undefined && !source) throw new Error(`${id}: no source ${key}`);
    return { text, ...(source && { source }) };
  });
