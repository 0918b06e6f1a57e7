import { LANGUAGES, type Language } from "@hundeblick/proto/language";
import { z } from "zod";
import words from "./owner-words.json" with { type: "json" };

const Words = z.array(z.string().min(1));
/**
 * `none`: there is nothing. `filler`: names nothing. `forms`: an unnamed medicine ("Tabletten"). `trouble`: makes an
 * organ a condition; `compounds`: within one German word.
 */
const Steering = z.strictObject({
  none: Words,
  separators: Words,
  filler: Words,
  forms: Words,
  harmless: Words,
  allergyCues: Words,
  trouble: Words,
  compounds: Words,
  pregnant: Words,
  notPregnant: Words,
  calcium: Words,
});
export type Steering = z.infer<typeof Steering>;

export const steeringWords: Readonly<Record<Language, Steering>> = z
  .strictObject({
    version: z.literal(1),
    about: z.string(),
    languages: z.record(z.enum(LANGUAGES), Steering),
  })
  .parse(words).languages;
