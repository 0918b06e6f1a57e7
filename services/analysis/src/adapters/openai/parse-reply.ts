import type { VisionResult } from "@hundeblick/proto/health/vision";
import type { PhotoView } from "@hundeblick/proto/photo";
import type { z } from "zod";
import { classifyBreed } from "../../domain/vision/classify-dog.ts";
import { seenFindings } from "../../domain/vision/seen-findings.ts";
import type { SeenByView } from "../../domain/ports.ts";
import { ExtraReply, ModelReply, PROBABILITY } from "./reply.ts";

const MAX_SEEN = 12;

/** Maps a reply to our vocabulary; undefined if invalid. Areas, severities and limits are ours. */
export function parseReply(text: string, model: string): VisionResult | undefined {
  const answer = parse(ModelReply, text);
  if (!answer) return undefined;
  const base = { provider: "openai", model: model.slice(0, 120), verdict: answer.verdict } as const;
  if (answer.verdict !== "dog") return { ...base, breeds: [], breedVerdict: "unknown", findings: [] };
  return { ...base, ...classifyBreed(breedsOf(answer)), findings: seenFindings(answer.seen.slice(0, MAX_SEEN)) };
}

/** Findings of each photo sent; undefined if invalid or if a photo is named twice. */
export function parseExtraReply(text: string, views: readonly PhotoView[]): SeenByView | undefined {
  const answer = parse(ExtraReply, text);
  if (!answer) return undefined;
  const seen = new Map(answer.photos.map((one) => [one.photo, seenFindings(one.seen.slice(0, MAX_SEEN))]));
  const isComplete = seen.size === answer.photos.length && views.every((view) => seen.has(view));
  return isComplete && seen.size === views.length ? seen : undefined;
}

function parse<Reply>(schema: z.ZodType<Reply>, text: string): Reply | undefined {
  try {
    return schema.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}

/** Each breed once, likeliest first, with a total of at most 1. */
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
