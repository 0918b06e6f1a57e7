import type { Localised } from "@hundeblick/proto/language";

/**
 * Sentences by key, in ICU message format. Parameters of every sentence: {Dog} (at its start), {dog}, German {dogAcc}
 * {dogDat}, {sex} for select. In Polish the dog's name is always in the nominative.
 */
export type Texts<Key extends string = string> = Readonly<Record<Key, Localised>>;
