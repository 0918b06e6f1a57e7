import { type Breed, breeds } from "./breeds.ts";

/** A breed of the photo network with its calibrated probability. */
type Guess = { breedId: string; probability: number };

/** Probability from which a single breed is named despite an unknown look-alike (decision 319). */
export const ALONE_FROM = 0.94;
/** Most breeds in a list. */
const MOST = 3;

const isListed = new Map(breeds.map(({ id, networkClass }) => [id, networkClass]));
const unlistedOf = ({ lookAlikes }: Breed): string[] => lookAlikes.filter((id) => isListed.get(id) === false);
const unlisted = new Map(
  breeds.filter(({ networkClass }) => networkClass).map((breed) => [breed.id, unlistedOf(breed)]),
);

/**
 * Possible breeds that the network does not know, those like most of its likely breeds first. Empty for a certain one.
 */
export function unlistedLookAlikes(guesses: readonly Guess[], aloneFrom = ALONE_FROM): string[] {
  const [best] = guesses;
  if (!best || best.probability >= aloneFrom) return [];
  const likeness = (id: string): number =>
    guesses.reduce((sum, guess) => sum + (unlisted.get(guess.breedId)?.includes(id) ? guess.probability : 0), 0);
  return (unlisted.get(best.breedId) ?? []).toSorted((a, b) => likeness(b) - likeness(a)).slice(0, MOST);
}
