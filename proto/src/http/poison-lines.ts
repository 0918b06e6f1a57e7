import { z } from "zod";
import { PastDay } from "./past-day.ts";
import { textPerLanguage } from "./text-per-language.ts";

export const COUNTRIES = ["de", "at", "ch", "gb", "ie", "pl", "us", "ca"] as const;
export const Country = z.enum(COUNTRIES);
export type Country = z.infer<typeof Country>;

/** Largest number of helplines an operator may enter. */
export const MAX_POISON_LINES = 30;

const texts = textPerLanguage(300);

/** A telephone helpline for poisoned dogs. */
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
  /** Date of the last verification, as YYYY-MM-DD; null: never, so it is not shown. */
  checkedOn: PastDay.nullable(),
  /** For operators only. */
  staffNote: z.string().trim().max(600),
});
export type PoisonLine = z.infer<typeof PoisonLine>;
export const PoisonLines = z.array(PoisonLine).max(MAX_POISON_LINES);
export type PoisonLines = z.infer<typeof PoisonLines>;

/** Fields shown to owners. */
const ShownPoisonLine = PoisonLine.omit({ staffNote: true }).extend({ checkedOn: z.iso.date() });

/** Reply of GET /api/check/poison-lines: verified lines; null while the built-in ones apply. */
export const PoisonLinesReply = z.object({ lines: z.array(ShownPoisonLine).nullable() });
export type PoisonLinesReply = z.infer<typeof PoisonLinesReply>;

/** Reply of GET and PUT /api/admin/poison-lines. Version 0 is the built-in list. */
export const AdminPoisonLinesReply = z.object({ lines: PoisonLines, version: z.int().min(0), edited: z.boolean() });
export type AdminPoisonLinesReply = z.infer<typeof AdminPoisonLinesReply>;

/** Body of PUT /api/admin/poison-lines; null restores the built-in list. `version` is the one that was read. */
export const PoisonLinesBody = z.strictObject({ lines: PoisonLines.nullable(), version: z.int().min(0) });
export type PoisonLinesBody = z.input<typeof PoisonLinesBody>;
