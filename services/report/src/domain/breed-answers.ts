import type { OwnerAnswers } from "@hundeblick/proto/health/answers";
import { PROVIDERS } from "@hundeblick/proto/health/providers";
import type { VisionResult } from "@hundeblick/proto/health/vision";
import type { BreedAnswers } from "@hundeblick/proto/http/admin/breed-answers";
import type { Language } from "@hundeblick/proto/language";
import { breedFacts } from "./breeds/breed-facts.ts";
import { findBreed, saysMix } from "./breeds/find-breed.ts";
import { knownGuesses } from "./known-dog.ts";

/** The network's likeliest breed and the owner's breed as ids; nothing else of an answer is stored. */
export type BreedAnswer = { said: string; answered: string };
export type CountedBreedAnswer = BreedAnswer & { count: number };

/** Used instead of a breed id: unnamed by the network, a mix, or a breed outside the table. */
const NO_BREED: Readonly<Record<string, string>> = { none: "no breed", mix: "a mix", other: "another breed" };
const MONTHS = 12;
const MOST = 100;

/** The pair to count; null unless a breed network looked, or without an answer. */
export function breedAnswer(looked: VisionResult, { breed }: OwnerAnswers, language: Language): BreedAnswer | null {
  if (!PROVIDERS[looked.provider].isBreedNetwork || breed === undefined) return null;
  const found = findBreed(breed, language);
  const answered = found && !found.cross ? found.breedId : found || saysMix(breed, language) ? "mix" : "other";
  return { said: knownGuesses(looked.breeds)[0]?.breedId ?? "none", answered };
}

/** 2026-11, in UTC. */
export const monthOf = (at: Date): string => at.toISOString().slice(0, 7);

/** First month shown, including the current one. */
export const firstMonth = (now: Date): string =>
  monthOf(new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - MONTHS + 1)));

export function namedBreedAnswers(from: string, counted: readonly CountedBreedAnswer[]): BreedAnswers {
  const sum = (some: readonly CountedBreedAnswer[]) => some.reduce((total, { count }) => total + count, 0);
  const nameOf = (id: string) => NO_BREED[id] ?? breedFacts(id)?.en ?? id;
  return {
    from,
    total: sum(counted),
    same: sum(counted.filter(({ said, answered }) => said === answered)),
    answers: counted
      .map(({ said, answered, count }) => ({
        said: nameOf(said),
        answered: nameOf(answered),
        isSame: said === answered,
        count,
      }))
      .toSorted((a, b) => b.count - a.count || a.said.localeCompare(b.said) || a.answered.localeCompare(b.answered))
      .slice(0, MOST),
  };
}
