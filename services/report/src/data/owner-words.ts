import { LANGUAGES, type Language } from "@hundeblick/proto/language";
import { z } from "zod";
import words from "./owner-words.json" with { type: "json" };

const Words = z.array(z.string().min(1));
/**
 * `allWell`: nothing to ask about, or a thank you.
 *
 * `none`: there is nothing. `filler`: names nothing. `forms`: an unnamed medicine ("Tabletten"). `trouble`: makes an
 * organ a condition; `compounds`: within one German word; `food`: an organ that is eaten; `worn`: behind an organ, and
 * no denial ("nicht mehr die besten"); `noIllness`: an illness's name that means something else.
 *
 * `otherSubjects`: people and animals, besides those of the suggestions; `noSubjects`: not those, because they are said
 * of the dog ("baby"), a place or a test; `secondDog`: before a word for a dog; `beforeSubject`: between the beginning
 * of a clause and its subject; `inOrWith`: before the dog behind an illness ("Diabetes bei ihm"); `relative`: begins a
 * clause about the word before it, in German with one of the `verbs` at its end; `ownHave`: the owner has it, with only
 * `selfWords` up to its name.
 *
 * `expects`, `when`, `litter`: the parts of "erwartet in drei Wochen Welpen"; `nurses`: before a number and a litter.
 *
 * `cleared`: a test found no illness; `free`: the same right behind its name; `praise`: of a value; `bad`: makes either
 * doubtful; `copulas`: may stand between a name and its result. `lacking`: before a word of trouble that is not there;
 * `refuted`: a guess or a test came to nothing, unless it is `notYetRefuted`; `guess`: "the vet thought", refuted as well
 * by a "but" that says what it is (`insteadIs`) without being `unsure`; `hasNot`: right behind the name;
 * `outgrown`: over, as is what the dog had when `young` and is `gone`.
 *
 * `after`, `between`: in front of an operation that is over ("seit der großen OP"), unless it is `soonOrRecent`. Over as
 * well with `longAgo`, `done` or a `yes` behind it, unless it is `ahead`; `operated`: verbs that count only with a time
 * that is soon or recent.
 *
 * `stopped`: said of a medicine, without `notYet` before it ("soll abgesetzt werden") and without `takenNow` in
 * between; `noLonger`: of a medicine or of a complaint, so only `smallWords` may be in between; `goesOn`: a "not" that
 * denies the stopping.
 *
 * `ownTake`, `stored`, `harms`: of a medicine the owner takes or keeps, or of its danger, unless the dog `hadSome` in that
 * clause, or something was `swallowed` or given anywhere; `dogSubject`: makes a word of danger one about the dog,
 * `asks` at the beginning a question.
 */
const Steering = z.strictObject({
  allWell: Words,
  none: Words,
  separators: Words,
  filler: Words,
  forms: Words,
  harmless: Words,
  allergyCues: Words,
  trouble: Words,
  compounds: Words,
  food: Words,
  worn: Words,
  noIllness: Words,
  pregnant: Words,
  notPregnant: Words,
  expects: Words,
  when: Words,
  litter: Words,
  nurses: Words,
  calcium: Words,
  otherSubjects: Words,
  noSubjects: Words,
  secondDog: Words,
  thisDog: Words,
  beforeSubject: Words,
  saysOrGives: Words,
  relative: Words,
  verbs: Words,
  inOrWith: Words,
  ownHave: Words,
  selfWords: Words,
  too: Words,
  after: Words,
  between: Words,
  soonOrRecent: Words,
  ahead: Words,
  longAgo: Words,
  done: Words,
  yes: Words,
  operated: Words,
  stopped: Words,
  noLonger: Words,
  smallWords: Words,
  notYet: Words,
  goesOn: Words,
  takenNow: Words,
  ownTake: Words,
  stored: Words,
  harms: Words,
  asks: Words,
  hadSome: Words,
  swallowed: Words,
  dogSubject: Words,
  cleared: Words,
  free: Words,
  lacking: Words,
  refuted: Words,
  notYetRefuted: Words,
  guess: Words,
  insteadIs: Words,
  unsure: Words,
  hasNot: Words,
  outgrown: Words,
  young: Words,
  gone: Words,
  praise: Words,
  bad: Words,
  tests: Words,
  measures: Words,
  copulas: Words,
  hasIt: Words,
  withIt: Words,
  own: Words,
  ifs: Words,
  generic: Words,
  died: Words,
  causes: Words,
  nearly: Words,
  dogPronouns: Words,
  without: Words,
  nothing: Words,
  considered: Words,
  forDog: Words,
  determiners: Words,
  prevents: Words,
  risk: Words,
});
export type Steering = z.infer<typeof Steering>;

export const steeringWords: Readonly<Record<Language, Steering>> = z
  .strictObject({
    version: z.literal(1),
    about: z.string(),
    languages: z.record(z.enum(LANGUAGES), Steering),
  })
  .parse(words).languages;
