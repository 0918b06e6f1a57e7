import type { OwnerAnswers } from "@hundeblick/proto/health/answers";
import { PROVIDERS } from "@hundeblick/proto/health/providers";
import type { BreedGuess, VisionResult } from "@hundeblick/proto/health/vision";
import type { Language } from "@hundeblick/proto/language";
import { sizeOfKg } from "@hundeblick/triage/breeds/growth";
import { unlistedLookAlikes } from "@hundeblick/triage/breeds/unlisted-look-alikes";
import { type BreedFacts, breedFacts } from "./breeds/breed-facts.ts";
import { contradictsWeight } from "./breeds/contradicting-weight.ts";
import { findBreed } from "./breeds/find-breed.ts";
import type { Dog, DogBreed } from "./composed-report.ts";
import { isGrown, lifeStage } from "./life-stage.ts";

/** A network class of several sled dogs, shown as the breed it looks most like. Source: notes of the breed table. */
const SHOWN_AS: Readonly<Record<string, string>> = { "eskimo-dog": "siberian-husky" };

/** Probabilities below this are ignored. */
const WORTH_NAMING = 0.05;

type SeenBreeds = Pick<VisionResult, "provider" | "breeds" | "breedVerdict">;
/** Without a photo. */
export const NOTHING_SEEN: SeenBreeds = { provider: "local", breeds: [], breedVerdict: "unknown" };

/** Known traits of the dog. The owner's answers take precedence; only the breed may come from the photo. */
export function knownDog(looked: SeenBreeds, answers: OwnerAnswers, isPregnant: boolean, language: Language): Dog {
  const guesses = knownGuesses(looked.breeds);
  const ageMonths = answers.ageMonths ?? null;
  const weightKg = answers.weightKg ?? null;
  const sex = answers.sex ?? null;
  const isPossible = (breedId: string): boolean => !contradictsWeight(breedId, { weightKg, ageMonths, sex });
  const perhaps = perhapsInstead(looked, guesses, answers);
  const [best] = guesses;
  const isAlone = looked.breedVerdict === "one" && perhaps.length === 0 && best && isPossible(best.breedId);
  const breed = dogBreed(isAlone ? best : undefined, answers, language);
  const facts = factsOf(breed);
  const isAdult = ageMonths === null || ageMonths >= 12;
  const size = facts?.sizeClass ?? (weightKg !== null && isAdult ? sizeOfKg(weightKg) : null);
  return {
    name: answers.name ? oneLine(answers.name) : null,
    sex,
    neutered: answers.neutered ?? null,
    pregnant: isPregnant,
    ageMonths,
    weightKg,
    breed,
    looksLike:
      breed?.from === "owner" || looked.breedVerdict === "unknown"
        ? []
        : guesses.filter(({ breedId, probability }) => breedId !== breed?.breedId && probability >= WORTH_NAMING),
    perhaps: perhaps.filter(isPossible),
    size,
    stage: ageMonths === null ? null : lifeStage(ageMonths, facts, size),
    grown: isGrown(ageMonths, size),
  };
}

/** Facts of the assumed breed; null for a mix or an unknown breed. */
export const factsOf = (breed: DogBreed | null): BreedFacts | null =>
  breed?.breedId ? breedFacts(breed.breedId) : null;

/** `alone`: the photo's single certain breed that the weight allows. */
function dogBreed(alone: BreedGuess | undefined, { breed: words }: OwnerAnswers, language: Language): DogBreed | null {
  if (words) {
    const found = findBreed(words, language);
    return found && !found.cross
      ? { from: "owner", breedId: found.breedId }
      : { from: "owner", breedId: null, words: oneLine(words) };
  }
  return alone ? { from: "photo", ...alone } : null;
}

const perhapsInstead = (
  { provider, breedVerdict }: SeenBreeds,
  guesses: readonly BreedGuess[],
  { breed }: OwnerAnswers,
): string[] =>
  breed || !PROVIDERS[provider].isBreedNetwork || breedVerdict === "unknown" ? [] : unlistedLookAlikes(guesses);

/** Breeds of the photo that are in the table, likeliest first, each once. */
export function knownGuesses(guesses: readonly BreedGuess[]): BreedGuess[] {
  const known = new Map<string, number>();
  for (const { breedId, probability } of guesses) {
    const id = SHOWN_AS[breedId] ?? breedId;
    if (breedFacts(id)) known.set(id, Math.min(1, (known.get(id) ?? 0) + probability));
  }
  return [...known]
    .map(([breedId, probability]) => ({ breedId, probability }))
    .toSorted((a, b) => b.probability - a.probability);
}

/** The owner's words without line breaks and control characters. */
const oneLine = (text: string): string => text.replaceAll(/[\p{Cc}\p{Cf}\s]+/gu, " ").trim();
