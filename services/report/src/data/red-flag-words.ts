import { LANGUAGES } from "@hundeblick/proto/language";
import { RED_FLAGS_NOW, type RedFlagId } from "@hundeblick/proto/health/answers";
import { z } from "zod";
import table from "./red-flag-words.json" with { type: "json" };

const Words = z.string().regex(/^\S+( \S+)*$/);
/** Only groups and numbers, so that a line means the same in every language. */
const Combination = z.string().regex(/^(&{1,2}\d* )?((@\w+(\|@\w+)*|NUM\d+-\d+|>>) ?)+$/);

const { groups, combinations } = z
  .strictObject({
    version: z.literal(1),
    about: z.string(),
    groups: z.record(z.string(), z.record(z.enum(LANGUAGES), Words)),
    combinations: z.partialRecord(z.enum(RED_FLAGS_NOW), z.array(Combination)),
  })
  .parse(table);

/** Owners' words for one thing, by group; alternatives as a pattern writes them (`bauch|magen`). */
export const wordGroup = (name: string, language: (typeof LANGUAGES)[number]): string => {
  const words = groups[name]?.[language];
  if (!words) throw new Error(`no group of words named ${name}`);
  return words.replaceAll(" ", "|");
};

/** Which groups near each other make a sign, the same for every language; patterns as in `domain/red-flags/pattern.ts`. */
export const combinationsOf = (id: RedFlagId): readonly string[] =>
  (combinations as Partial<Record<RedFlagId, string[]>>)[id] ?? [];
