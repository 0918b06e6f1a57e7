import type { VisionResult } from "@hundeblick/proto/health/vision";
import { classifyBreed } from "../../domain/vision/classify-dog.ts";
import { seenFindings } from "../../domain/vision/seen-findings.ts";
import { ModelReply, PROBABILITY } from "./reply.ts";

const MAX_SEEN = 12;

/** The answer as our vocabulary, or nothing when it does not fit. Areas, severities and limits are ours. */
export function parseReply(text: string, model: string): VisionResult | undefined {
  const answer = parse(text);
  if (!answer) return undefined;
  const said = { provider: "openai", model: model.slice(0, 120), verdict: answer.verdict } as const;
  if (answer.verdict !== "dog") return { ...said, breeds: [], breedVerdict: "unknown", findings: [] };
  return { ...said, ...classifyBreed(breedsOf(answer)), findings: seenFindings(answer.seen.slice(0, MAX_SEEN)) };
}

function parse(text: string): ModelReply | undefined {
  try {
    return ModelReply.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}

/** Each breed once, likeliest first, together at most certain. */
function breedsOf({ breeds }: ModelReply): { breedId: string; probability: number }[] {
  const best = new Map<string, number>();
  for (const { breed, likelihood } of breeds) best.set(breed, Math.max(best.get(breed) ?? 0, PROBABILITY[likelihood]));
  const guesses = [...best]
    .map(([breedId, probability]) => ({ breedId, probability }))
    .toSorted((a, b) => b.probability - a.probability)
    .slice(0, 3);
  const sum = guesses.reduce((total, { probability }) => total + probability, 0);
  return sum <= 1 ? guesses : guesses.map(({ breedId, probability }) => ({ breedId, probability: probability / sum }));
}
