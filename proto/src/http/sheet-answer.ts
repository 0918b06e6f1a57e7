import { z } from "zod";

/** One answer of the owner in the report's language. `value` is empty without an answer. */
export const SheetAnswer = z.object({
  label: z.string(),
  value: z.string(),
  /** Name of its concern; missing for questions about every dog. */
  concern: z.string().optional(),
});
export type SheetAnswer = z.infer<typeof SheetAnswer>;

type Group = { concern: string | undefined; answers: SheetAnswer[] };

/** Answers grouped by concern, in order. */
export function groupedByConcern(answers: readonly SheetAnswer[]): Group[] {
  const groups: Group[] = [];
  for (const answer of answers) {
    const last = groups.at(-1);
    if (last && last.concern === answer.concern) last.answers.push(answer);
    else groups.push({ concern: answer.concern, answers: [answer] });
  }
  return groups;
}
