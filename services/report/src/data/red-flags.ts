import { RedFlagId } from "@hundeblick/proto/health/answers";
import { Language, LANGUAGES, Localised } from "@hundeblick/proto/language";
import { z } from "zod";
import flags from "./red-flags.json" with { type: "json" };
import rules from "./negations.json" with { type: "json" };

const Texts = z.array(z.string().min(1));

/**
 * One sign: phrases, generalised patterns, `asked` ones that are asked back however unlikely the model finds them,
 * `askedOnly` ones that make nothing more certain besides ("is bleeding", without how much), and words near a hit that
 * make it harmless.
 */
const RedFlag = z.strictObject({
  id: RedFlagId,
  level: z.enum(["now", "soon"]),
  label: Localised,
  advice: Localised,
  phrases: z.record(Language, Texts),
  patterns: z.record(Language, Texts),
  asked: z.record(Language, Texts).optional(),
  askedOnly: z.record(Language, Texts).optional(),
  unless: z.record(Language, Texts),
});
export type RedFlag = z.infer<typeof RedFlag>;

/**
 * Words that drop a hit: `pre` and `post` negate before and after it, `giving` verbs with a "not" at the end of the
 * clause ("Rosinen bekommt er nicht"), `pseudo` only looks like a negation, `safe` is cut out first. `may` asks
 * whether a food is allowed, in a clause without a verb of `eaten`; that verb after a "not" ends a clause that denies.
 * `relatives` may be the dog's or people: right before a verb of `says`, or with one of `gives`, the clause is about this
 * dog.
 */
const Negations = z.strictObject({
  pre: Texts,
  post: Texts,
  giving: Texts,
  eaten: Texts,
  continue: Texts,
  pseudo: Texts,
  past: Texts,
  present: Texts,
  other: Texts,
  relatives: Texts,
  says: Texts,
  gives: Texts,
  hypothetical: Texts,
  may: Texts,
  fear: Texts,
  safe: Texts,
});
type Negations = z.infer<typeof Negations>;

const table = z
  .strictObject({
    version: z.literal(1),
    about: z.string(),
    flags: z.array(RedFlag),
  })
  .parse(flags);
export const redFlags: readonly RedFlag[] = table.flags;
export const negations: Readonly<Record<Language, Negations>> = z
  .strictObject({
    version: z.literal(1),
    about: z.string(),
    confusables: Texts,
    languages: z.record(z.enum(LANGUAGES), Negations),
  })
  .parse(rules).languages;
