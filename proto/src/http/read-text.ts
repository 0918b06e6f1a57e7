import { z } from "zod";
import { MAX_AGE_MONTHS, MAX_LENGTHS } from "../health/answer-limits.ts";
import { ConcernId } from "../health/check.ts";
import { RedFlagNow, SignAnswer } from "../health/answers.ts";
import { Language } from "../language.ts";

/** What an owner has typed so far, and the language of the page. */
export const TypedText = z.strictObject({
  text: z.string().trim().min(1).max(MAX_LENGTHS.additionalInfo),
  language: Language,
});

/** Body of POST /api/check/read. With the age no concern is suggested that a dog so old or so young cannot have. */
export const ReadTextBody = TypedText.extend({ ageMonths: z.int().min(0).max(MAX_AGE_MONTHS).optional() });
export type ReadTextBody = z.infer<typeof ReadTextBody>;

/** An emergency that the text tells of; everything the page needs to help at once, in the language asked for. */
const Alarm = z.object({
  id: RedFlagNow,
  /** The owner's words, exactly as typed. */
  words: z.string(),
  /** The words mean an emergency; that it is this one is only the likeliest. Missing in older answers. */
  suspected: z.boolean().optional(),
  label: z.string(),
  /** Where to go and how fast. */
  advice: z.string(),
  firstAid: z.string(),
});

/**
 * What a text says about emergencies. `ask` is what might be an emergency: shown as an alarm when the owner answers
 * `now`.
 */
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
  /**
   * What else the text is about, the likeliest first; the owner confirms it. Its words in lower case, without
   * accents.
   */
  concerns: z.array(z.object({ id: ConcernId, words: z.array(z.string()) })),
});
export type ReadTextReply = z.infer<typeof ReadTextReply>;
