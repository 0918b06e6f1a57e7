import { LANGUAGES } from "@hundeblick/proto/language";
import { RED_FLAGS_NOW, type RedFlagId } from "@hundeblick/proto/health/answers";
import { z } from "zod";
import clues from "./red-flag-clues.json" with { type: "json" };
import table from "./red-flag-words.json" with { type: "json" };

const Words = z.string().regex(/^\S+( \S+)*$/);
/** Only groups and numbers, so that a line means the same in every language. */
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

/** Owners' words for one thing, by group; alternatives as a pattern writes them (`bauch|magen`). */
export const wordGroup = (name: string, language: (typeof LANGUAGES)[number]): string => {
  const words = (clueGroups[name] ?? groups[name])?.[language];
  if (!words) throw new Error(`no group of words named ${name}`);
  return words.replaceAll(" ", "|");
};

/** Names of all groups, those of rules and those only the model weighs. */
export const wordGroups: readonly string[] = [...Object.keys(groups), ...Object.keys(clueGroups)];

/**
 * Which groups near each other make a sign, the same for every language; patterns as in `domain/red-flags/pattern.ts`.
 */
export const combinationsOf = (id: RedFlagId): readonly string[] =>
  (combinations as Partial<Record<RedFlagId, string[]>>)[id] ?? [];
