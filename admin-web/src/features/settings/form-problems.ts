import type { z } from "zod";

/** Checks a form by the schema of what it sends; a sentence by field path. */
export const formProblems =
  (schema: z.ZodType) =>
  (values: unknown): Record<string, string> => {
    const read = schema.safeParse(values);
    return read.success
      ? {}
      : Object.fromEntries(read.error.issues.map(({ path, code }) => [path.join("."), toSentence(code)]));
  };

function toSentence(code: z.core.$ZodIssue["code"]): string {
  if (code === "too_big") return "This is too long or too large.";
  if (code === "invalid_format" || code === "custom") return "This cannot be right.";
  return "Please fill this in.";
}
