import type { Answers } from "./holds.ts";

/** Accepted values of a question of a concern or an input of a check. */
export type Asked = {
  id: string;
  kind: "one" | "many" | "number" | "taps";
  options?: readonly { id: string }[] | undefined;
  min?: number | undefined;
  max?: number | undefined;
};

const NONE = "none";

/** Id of the first invalid answer; undefined if all are valid. */
export function invalidAnswerOf(questions: readonly Asked[], answers: Answers): string | undefined {
  return Object.entries(answers).find(([id, answer]) => {
    const asked = questions.find((question) => question.id === id);
    return !asked || !fits(asked, answer);
  })?.[0];
}

function fits({ kind, options, min = -Infinity, max = Infinity }: Asked, answer: Answers[string]): boolean {
  if (kind === "number" || kind === "taps") return typeof answer === "number" && answer >= min && answer <= max;
  const isOption = (value: string): boolean => options?.some(({ id }) => id === value) === true;
  if (kind === "one") return typeof answer === "string" && isOption(answer);
  if (typeof answer === "string" || typeof answer === "number") return false;
  const excluded = answer.includes(NONE) && answer.length > 1;
  return answer.every(isOption) && new Set(answer).size === answer.length && !excluded;
}
