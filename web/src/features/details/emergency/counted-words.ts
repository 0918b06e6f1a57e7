import type { WordAnswer } from "@hundeblick/proto/health/answers";
import type { CheckUse } from "@hundeblick/proto/http/check-use";
import type { ReadSigns } from "@hundeblick/proto/http/read-text";

/** State of signs found in words: raised, asked, or the owner's answer. Never the words. */
export function countedWords(read: readonly (ReadSigns | null)[], answers: readonly WordAnswer[]): CheckUse[] {
  const raised = new Set(read.flatMap((signs) => signs?.alarms.map(({ id }) => id) ?? []));
  const asked = new Set(read.flatMap((signs) => signs?.ask.map(({ id }) => id) ?? []));
  const outcomeOf = (id: WordAnswer["id"]) => answers.find((given) => given.id === id)?.answer ?? "asked";
  return [...new Set([...raised, ...asked])].map((id) => ({
    kind: "word",
    id,
    outcome: raised.has(id) ? "raised" : outcomeOf(id),
  }));
}
