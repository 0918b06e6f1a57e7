import { z } from "zod";
import { MAX_AGE_MONTHS, MAX_LENGTHS } from "../health/answer-limits.ts";
import { ConcernId } from "../health/check.ts";
import { RedFlagNow, SignAnswer } from "../health/answers.ts";
import { Language } from "../language.ts";

/** The owner's text so far, and the language of the page. */
export const TypedText = z.strictObject({
  text: z.string().trim().min(1).max(MAX_LENGTHS.additionalInfo),
  language: Language,
});

/** Body of POST /api/check/read. The age excludes concerns that a dog of that age cannot have. */
export const ReadTextBody = TypedText.extend({ ageMonths: z.int().min(0).max(MAX_AGE_MONTHS).optional() });
export type ReadTextBody = z.infer<typeof ReadTextBody>;

/** An emergency found in the text, with everything the page shows, in the requested language. */
const Alarm = z.object({
  id: RedFlagNow,
  /** The owner's words, exactly as typed. */
  words: z.string(),
  /** The words describe an emergency of which this is the likeliest. */
  suspected: z.boolean().optional(),
  label: z.string(),
  /** Where to go and how fast. */
  advice: z.string(),
  firstAid: z.string(),
});

/** Emergencies found in a text. `ask`: a possible one, raised when the owner answers `now`. */
export const ReadSigns = z.object({
  alarms: z.array(Alarm),
  ask: z.array(
    Alarm.extend({
      question: z.string(),
      answers: z.array(z.object({ id: SignAnswer, text: z.string() })),
    }),
  ),
});
export type ReadSigns = z.infer<typeof ReadSigns>;

/** Reply of POST /api/check/read. */
export const ReadTextReply = ReadSigns.extend({
  /** Other topics of the text, likeliest first; the owner confirms one. Its words in lower case, without accents. */
  concerns: z.array(z.object({ id: ConcernId, words: z.array(z.string()) })),
});
export type ReadTextReply = z.infer<typeof ReadTextReply>;
