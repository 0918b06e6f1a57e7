import { z } from "zod";

/** One answer of the owner, in the report's language. `value` is empty where nothing was said. */
export const SheetAnswer = z.object({
  label: z.string(),
  value: z.string(),
  /** Name of the concern it is about; missing for what is asked of every dog. */
  concern: z.string().optional(),
});
export type SheetAnswer = z.infer<typeof SheetAnswer>;

type Group = { concern: string | undefined; answers: SheetAnswer[] };

/** Answers under the name of their concern, in their order. */
export function groupedByConcern(answers: readonly SheetAnswer[]): Group[] {
  const groups: Group[] = [];
  for (const answer of answers) {
    const last = groups.at(-1);
    if (last && last.concern === answer.concern) last.answers.push(answer);
    else groups.push({ concern: answer.concern, answers: [answer] });
  }
  return groups;
}
