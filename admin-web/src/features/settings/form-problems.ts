import type { z } from "zod";

/** Validates a form by the schema of its request; messages by field path. */
export const formProblems =
  (schema: z.ZodType) =>
  (values: unknown): Record<string, string> => {
    const read = schema.safeParse(values);
    return read.success
      ? {}
      : Object.fromEntries(read.error.issues.map((issue) => [issue.path.join("."), toSentence(issue)]));
  };

function toSentence({ code, message }: z.core.$ZodIssue): string {
  if (code === "too_big") return "This is too long or too large.";
  if (code === "custom") return `This cannot be right: ${message}.`;
  if (code === "invalid_format") return "This cannot be right.";
  return "Please fill this in.";
}
