import type { OpenReport } from "@hundeblick/proto/http/report";
import type { Confidence } from "@hundeblick/proto/health/findings";
import { practiceWords, sexWords } from "../../texts/frame.ts";
import type { ComposedReport, Dog, DogBreed } from "../composed-report.ts";
import { orPerhaps, weightDoubt } from "./breed-question.ts";
import type { Phrasebook } from "./phrasebook.ts";

/** Whole percent, at most 99: a likeness proves no breed. */
const percent = (probability: number): number => Math.min(99, Math.round(probability * 100));

/** Profile of the dog; the owner's answers take precedence. */
export function profileOf(dog: Dog, imageUrl: string | null, book: Phrasebook): OpenReport["dogProfile"] {
  const { breed } = dog;
  return {
    name: dog.name,
    imageUrl,
    breed: breedName(breed, book),
    breed_confidence: breed?.from === "photo" ? percent(breed.probability) : null,
    breedBasis: breed === null ? null : breed.from === "photo" ? "seen" : "told",
    breedConfidenceWord: confidenceOf(breed),
    looksLike: dog.looksLike.map(({ breedId, probability }) => ({
      breed: book.breed(breedId),
      percent: percent(probability),
    })),
    orPerhaps: orPerhaps(dog, book),
    weightDoubt: weightDoubt(dog, book),
    age: dog.ageMonths === null ? null : Math.round(dog.ageMonths / 1.2) / 10,
    ageText: dog.ageMonths === null ? null : book.age(dog.ageMonths),
    weight: dog.weightKg,
    sex: dog.sex,
    neutered: dog.neutered,
  };
}

/** Name of the breed in the report's language, or the owner's words for an unknown one. */
export const breedName = (breed: DogBreed | null, book: Pick<Phrasebook, "breed">): string | null =>
  breed === null ? null : breed.breedId === null ? breed.words : book.breed(breed.breedId);

/** "Fairly sure" from 95 %; a single breed is named from 85 % on only. */
function confidenceOf(breed: DogBreed | null): Confidence | null {
  if (breed === null) return null;
  if (breed.from === "owner") return "high";
  return breed.probability >= 0.95 ? "high" : "medium";
}

/** Facts for the practice, from the owner's answers. */
export function factsForPractice({ dog, emergency }: ComposedReport, book: Phrasebook): string {
  const { say } = book;
  const facts = [
    dog.name,
    dog.breed?.from === "owner" ? breedName(dog.breed, book) : null,
    dog.sex && say(sexWords[dog.sex]),
    dog.neutered ? say(sexWords.neutered) : null,
    dog.pregnant ? say(sexWords.pregnant) : null,
    dog.ageMonths === null ? null : book.age(dog.ageMonths),
    dog.weightKg === null ? null : book.kg(dog.weightKg),
    emergency?.meds ? say(practiceWords.meds, { list: emergency.meds }) : null,
    emergency?.allergies ? say(practiceWords.allergies, { list: emergency.allergies }) : null,
  ].filter((fact) => fact !== null);
  return facts.length > 0 ? facts.join(", ") : say(practiceWords.unknownDog);
}
