import { z } from "zod";
import { type Language, LANGUAGES } from "../language.ts";

export const COUNTRIES = ["de", "at", "ch", "gb", "ie", "pl", "us", "ca"] as const;
export const Country = z.enum(COUNTRIES);
export type Country = z.infer<typeof Country>;

/** More than this and nobody reads them in an emergency. */
export const MAX_POISON_LINES = 30;

const DAY_MS = 86_400_000;
const words = z.string().trim().min(1).max(300);
const texts = z.strictObject(
  Object.fromEntries(LANGUAGES.map((language) => [language, words])) as Record<Language, typeof words>,
);
/** Somewhere it is already tomorrow. */
const notInFuture = (day: string): boolean => Date.parse(day) <= Date.now() + DAY_MS;

/** A telephone line that helps owners with a poisoned dog. */
export const PoisonLine = z.strictObject({
  country: Country,
  name: z.string().trim().min(1).max(120),
  number: z
    .string()
    .trim()
    .max(30)
    .regex(/^\+?\d[\d ]*$/),
  for: texts,
  cost: texts,
  hours: texts,
  note: texts,
  url: z.url({ protocol: /^https?$/ }).max(300),
  /** Day on which somebody last made sure that it is right, as YYYY-MM-DD; null: nobody has yet, so it is not shown. */
  checkedOn: z.iso.date().refine(notInFuture, "in the future").nullable(),
  /** For operators only. */
  staffNote: z.string().trim().max(600),
});
export type PoisonLine = z.infer<typeof PoisonLine>;
export const PoisonLines = z.array(PoisonLine).max(MAX_POISON_LINES);
export type PoisonLines = z.infer<typeof PoisonLines>;

/** What owners see of a line. */
export const ShownPoisonLine = PoisonLine.omit({ staffNote: true }).extend({ checkedOn: z.iso.date() });

/** Reply of GET /api/check/poison-lines: lines that were checked at some time; null while the site's own count. */
export const PoisonLinesReply = z.object({ lines: z.array(ShownPoisonLine).nullable() });
export type PoisonLinesReply = z.infer<typeof PoisonLinesReply>;

/** Reply of GET and PUT /api/admin/poison-lines. Version 0 are the site's own; each change counts one up. */
export const AdminPoisonLinesReply = z.object({ lines: PoisonLines, version: z.int().min(0), edited: z.boolean() });
export type AdminPoisonLinesReply = z.infer<typeof AdminPoisonLinesReply>;

/** Body of PUT /api/admin/poison-lines: all lines, or (null) back to the site's own. `version` is the one looked at. */
export const PoisonLinesBody = z.strictObject({ lines: PoisonLines.nullable(), version: z.int().min(0) });
export type PoisonLinesBody = z.input<typeof PoisonLinesBody>;
