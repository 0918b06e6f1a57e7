import type { Localised } from "@hundeblick/proto/language";

/**
 * Sentences by key, in ICU message format. Words every sentence may use: {Dog} (starts a sentence), {dog}, German
 * {dogAcc} {dogDat}, {sex} for select. Polish keeps a dog's name in the nominative, so that no name has to be
 * inflected.
 */
export type Texts<Key extends string = string> = Readonly<Record<Key, Localised>>;
