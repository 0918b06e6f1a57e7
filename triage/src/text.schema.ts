import { Language } from "@hundeblick/proto/language";
import { z } from "zod";

/** Id of a question, option, rule, band, drawing or source. */
export const Id = z.string().regex(/^[A-Za-z0-9][A-Za-z0-9_-]{0,59}$/);

/** One text in every language, trimmed, at most `longest` characters. */
export function text(longest: number) {
  const inOne = z
    .string()
    .min(1)
    .max(longest)
    .refine((value) => value === value.trim(), "spaces around the text");
  return z.record(Language, inOne);
}
