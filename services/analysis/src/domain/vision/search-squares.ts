import { MAX_DOG_SQUARES, type PhotoSquare } from "@hundeblick/proto/health/photo-subject";
import type { DogProbabilities } from "./dog-probabilities.ts";

/** Side of the search squares as a share of the photo's shorter edge; neighbours overlap by half. */
export const SEARCH_SIDE = 0.6;
const MAX_SQUARES = 16;
/** Measured in docs/accuracy.md. */
const DOG_FROM = 0.95;
const BREED_FROM = 0.85;
const SAME_BREED_FROM = 0.02;
/** Minimum distance of two squares with a dog each, as a share of their side. */
const APART = 0.8;

export type Size = { width: number; height: number };
export type SquareResult = { square: PhotoSquare; seen: DogProbabilities };

/** Squares that cover the photo, in rows from the top left. */
export function searchSquares({ width, height }: Size): PhotoSquare[] {
  const side = SEARCH_SIDE * Math.min(width, height);
  const [acrossAll, downAll] = [stepsOver(width, side), stepsOver(height, side)];
  const across = acrossAll < downAll ? acrossAll : Math.min(acrossAll, Math.floor(MAX_SQUARES / downAll));
  const down = Math.min(downAll, Math.floor(MAX_SQUARES / across));
  const at = (n: number, of: number, edge: number) => (n * (edge - side)) / (of - 1) / edge;
  return Array.from({ length: across * down }, (_, i) => ({
    left: at(i % across, across, width),
    top: at(Math.floor(i / across), down, height),
    side: SEARCH_SIDE,
  }));
}
const stepsOver = (edge: number, side: number): number => Math.ceil((edge - side) / (side / 2) - 0.2) + 1;

/**
 * Positions of several dogs from left to right; undefined for fewer than two. Only different breeds count as two dogs.
 */
export function severalDogs(looks: readonly SquareResult[], photo: Size): PhotoSquare[] | undefined {
  const found: SquareResult[] = [];
  const sure = looks.filter(({ seen }) => seen.dogMass >= DOG_FROM && best(seen).probability >= BREED_FROM);
  for (const look of sure.toSorted((a, b) => best(b.seen).probability - best(a.seen).probability))
    if (found.every((other) => areApart(look.square, other.square, photo) && !mayBeSameBreed(look.seen, other.seen)))
      found.push(look);
  const squares = found.map(({ square }) => square).slice(0, MAX_DOG_SQUARES);
  return squares.length > 1 ? squares.toSorted((a, b) => a.left - b.left) : undefined;
}

/** The square with the most certain dog; undefined if none is certain enough. */
export function surestDog(looks: readonly SquareResult[]): DogProbabilities | undefined {
  const [surest] = looks.toSorted((a, b) => b.seen.dogMass - a.seen.dogMass);
  return surest && surest.seen.dogMass >= DOG_FROM ? surest.seen : undefined;
}

const best = ({ breeds: [first] }: DogProbabilities) => first ?? { breedId: "", probability: 0 };
const probabilityOf = ({ breeds }: DogProbabilities, id: string): number =>
  breeds.find(({ breedId }) => breedId === id)?.probability ?? 0;

const mayBeSameBreed = (a: DogProbabilities, b: DogProbabilities): boolean =>
  probabilityOf(a, best(b).breedId) > SAME_BREED_FROM || probabilityOf(b, best(a).breedId) > SAME_BREED_FROM;

function areApart(a: PhotoSquare, b: PhotoSquare, { width, height }: Size): boolean {
  const [across, down] = [Math.abs(a.left - b.left) * width, Math.abs(a.top - b.top) * height];
  return Math.max(across, down) >= APART * SEARCH_SIDE * Math.min(width, height);
}
