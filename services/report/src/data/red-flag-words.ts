import { LANGUAGES } from "@hundeblick/proto/language";
import { RED_FLAGS_NOW, type RedFlagId } from "@hundeblick/proto/health/answers";
import { z } from "zod";
import clues from "./red-flag-clues.json" with { type: "json" };
import table from "./red-flag-words.json" with { type: "json" };

const Words = z.string().regex(/^\S+( \S+)*$/);
/** Only groups and numbers, so that a pattern is independent of the language. */
const Combination = z.string().regex(/^(&{1,2}\d* )?((@\w+(\|@\w+)*|NUM\d+-\d+|>>) ?)+$/);

const Groups = z.record(z.string(), z.record(z.enum(LANGUAGES), Words));

const { groups, combinations } = z
  .strictObject({
    version: z.literal(1),
    about: z.string(),
    groups: Groups,
    combinations: z.partialRecord(z.enum(RED_FLAGS_NOW), z.array(Combination)),
  })
  .parse(table);
const clueGroups = z.strictObject({ version: z.literal(1), about: z.string(), groups: Groups }).parse(clues).groups;

/** Synonyms by group; alternatives as in a pattern (`bauch|magen`). */
export const wordGroup = (name: string, language: (typeof LANGUAGES)[number]): string => {
  const words = (clueGroups[name] ?? groups[name])?.[language];
  if (!words) throw new Error(`no group of words named ${name}`);
  return words.replaceAll(" ", "|");
};

/** Names of all groups, including those only the model uses. */
export const wordGroups: readonly string[] = [...Object.keys(groups), ...Object.keys(clueGroups)];

/** Patterns of groups for each sign, for every language; syntax in `domain/red-flags/pattern.ts`. */
export const combinationsOf = (id: RedFlagId): readonly string[] =>
  (combinations as Partial<Record<RedFlagId, string[]>>)[id] ?? [];
