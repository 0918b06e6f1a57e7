import { z } from "zod";
import { ConcernId, Level } from "@hundeblick/proto/health/check";
import { RedFlagNow } from "@hundeblick/proto/health/answers";
import { Language } from "@hundeblick/proto/language";
import { type Trait, TRAITS } from "./traits.ts";
import { Id, text } from "./text.schema.ts";

/** Condition of a rule, question or advice. Unanswered questions are false. */
export type Condition =
  | { all: Condition[] }
  | { any: Condition[] }
  | { not: Condition }
  | { dog: Trait }
  | { q: string; is: string[] }
  | { q: string; atLeast: number }
  | { q: string; below: number };
export const Condition: z.ZodType<Condition> = z.lazy(() =>
  z.union([
    z.strictObject({ all: z.array(Condition).min(1) }),
    z.strictObject({ any: z.array(Condition).min(1) }),
    z.strictObject({ not: Condition }),
    z.strictObject({ dog: z.enum(TRAITS) }),
    z.strictObject({ q: Id, is: z.array(Id).min(1) }),
    z.strictObject({ q: Id, atLeast: z.number() }),
    z.strictObject({ q: Id, below: z.number() }),
  ]),
);

const NONE = "none";
const Option = z.strictObject({ id: Id, text: text(80) });
const asked = { id: Id, text: text(110), help: text(170).optional(), askIf: Condition.optional() };
const must = z.literal(true).optional();
/** `must`: asked before any result below `today`. `many` has an option `none` that excludes the others. */
const Question = z.discriminatedUnion("kind", [
  z.strictObject({ ...asked, kind: z.literal("one"), must, options: z.array(Option).min(2).max(8) }),
  z.strictObject({
    ...asked,
    kind: z.literal("many"),
    must,
    options: z
      .array(Option)
      .min(2)
      .max(8)
      .refine((options) => options.some(({ id }) => id === NONE), "many without none"),
  }),
  z.strictObject({
    ...asked,
    kind: z.literal("number"),
    unit: z.enum(["days", "hours", "minutes", "celsius", "breaths_per_minute"]),
    min: z.number(),
    max: z.number(),
  }),
]);
const Sources = z.array(Id).min(1);
/** The poison helpline is called before anybody drives. */
const poison = z.literal(true).optional();
const reason = text(190);
const advice = text(260);
/** Entries in the README's notation: words by spaces, `a|b`, `a*`, `*a`. */
const OwnerWords = z
  .array(z.string().regex(/^[^A-ZÄÖÜĄĆĘŁŃÓŚŹŻ]+$/))
  .min(6)
  .max(60);

/** One concern in all languages; fields are documented in this workspace's README. */
export const ConcernData = z.strictObject({
  id: ConcernId,
  group: z.enum([
    "digestion",
    "skin_ears_eyes",
    "movement",
    "breathing_heart",
    "water_urine",
    "whole_dog",
    "nerves_behaviour",
    "breeding_puppies",
    "accidents",
  ]),
  name: text(40),
  asked: text(45),
  ownerWords: z.record(Language, OwnerWords),
  questions: z.array(Question).min(2).max(8),
  rules: z.array(z.strictObject({ id: Id, when: Condition, level: Level, poison, reason, sources: Sources })).min(3),
  otherwise: z.strictObject({ level: Level, reason, sources: Sources }),
  unknown: z.strictObject({ level: Level, reason }),
  home: z
    .array(z.strictObject({ text: advice, when: Condition.optional(), upTo: Level, sources: Sources.optional() }))
    .min(1)
    .max(9),
  doNot: z
    .array(
      z.strictObject({
        text: advice,
        when: Condition.optional(),
        upTo: Level.optional(),
        sources: Sources.optional(),
      }),
    )
    .min(1)
    .max(5),
  goSooner: z
    .array(z.strictObject({ text: advice, level: Level }))
    .min(1)
    .max(6),
  tellVet: z
    .array(z.strictObject({ text: advice }))
    .min(1)
    .max(6),
  redFlags: z.array(RedFlagNow),
  followUpHours: z.number().positive().nullable(),
});
export type ConcernData = z.infer<typeof ConcernData>;
