import { z } from "zod";
import { CheckId, Level } from "@hundeblick/proto/health/check";
import { AREAS } from "@hundeblick/proto/health/areas";
import { Condition } from "./concern.schema.ts";
import { Id, text } from "./text.schema.ts";

const Option = z.strictObject({
  id: Id,
  text: text(150),
  /** Score of this option, for checks that add up. */
  points: z.number().nullable().optional(),
  /** A colour to compare with, e.g. of gums. */
  swatch: z
    .string()
    .regex(/^#[0-9A-F]{6}$/)
    .optional(),
});
const input = {
  id: Id,
  text: text(170),
  help: text(260).optional(),
  required: z.literal(true).optional(),
  /** Asked only if this holds for earlier inputs. */
  askIf: Condition.optional(),
};
const options = z.array(Option).min(2).max(10);
const amount = { unit: z.string().min(1), min: z.number(), max: z.number() };
const Input = z.discriminatedUnion("kind", [
  z.strictObject({ ...input, kind: z.literal("one"), options }),
  z.strictObject({
    ...input,
    kind: z.literal("many"),
    options: options.refine((all) => all.at(-1)?.id === "none", "many ends with none"),
  }),
  z.strictObject({
    ...input,
    ...amount,
    kind: z.literal("number"),
    /** Further units; one of them is `times` as much in `unit`. */
    otherUnits: z
      .array(z.strictObject({ unit: z.string().min(1), times: z.number().positive() }))
      .min(1)
      .optional(),
  }),
  /** Counted by tapping for `seconds`. */
  z.strictObject({ ...input, ...amount, kind: z.literal("taps"), seconds: z.int().positive() }),
]);

/** Meaning of a result; several results may share a band. */
const Band = z.strictObject({
  id: Id,
  severity: z.enum(["good", "info", "watch", "see_vet", "now"]),
  level: Level,
  /** For readers of the data; the rule is code. */
  when: z.string().min(1),
  text: text(420),
});

const Figure = z.union([z.number(), z.string(), z.boolean(), z.null(), z.array(z.union([z.number(), z.string()]))]);
const Figures = z.record(z.string(), Figure);

/** One hands-on check in all languages. `result` is the rule as text, `examples` are worked examples. */
export const CheckData = z.strictObject({
  id: CheckId,
  area: z.enum([...AREAS, "general"]),
  seconds: z.int().min(10).max(60),
  name: text(40),
  /** Heading of its page, if "how to check your dog" does not fit. */
  title: text(60).optional(),
  why: text(190),
  /** Synonyms for the search, separated by spaces. */
  searchWords: text(160),
  steps: z
    .array(z.strictObject({ text: text(260), drawing: Id.optional() }))
    .min(1)
    .max(5),
  inputs: z.array(Input).min(1),
  result: z.string().min(1),
  examples: z.array(z.strictObject({ in: Figures, dog: Figures.optional(), out: Figures })).min(1),
  bands: z.array(Band).min(2),
  notFor: text(520),
  sources: z.array(Id).min(1),
});
export type CheckData = z.infer<typeof CheckData>;
