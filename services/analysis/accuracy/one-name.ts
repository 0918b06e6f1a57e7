import { ALONE_FROM, unlistedLookAlikes } from "@hundeblick/triage/breeds/unlisted-look-alikes";
import { DOG_CLASSES } from "../src/data/breeds.ts";
import { type Assessed, isFirstRight, share } from "./summarise.ts";

/** Candidate thresholds for naming a single breed; the shipped one is among them. */
const TRIED = [0.85, 0.9, ALONE_FROM, 0.97, 0.99];

const LISTED: ReadonlySet<string | undefined> = new Set(DOG_CLASSES.map(({ breedId }) => breedId));

/**
 * How often a report names a single breed, by the threshold for breeds with an unknown look-alike: for dogs of the
 * network's breeds, and for all others, for which every name is wrong. Only for the local network.
 */
export function oneNameShares(all: readonly Assessed[]) {
  const dogs = all.filter(({ label }) => label.isDog);
  const listed = dogs.filter(({ label }) => LISTED.has(label.breed));
  const unlisted = dogs.filter(({ label }) => !LISTED.has(label.breed));
  return TRIED.map((aloneFrom) => {
    const hasOne = ({ breeds, breedVerdict }: Assessed): boolean =>
      breedVerdict === "one" && unlistedLookAlikes(breeds, aloneFrom).length === 0;
    return {
      aloneFrom,
      isShipped: aloneFrom === ALONE_FROM,
      listedRight: share(listed, (one) => hasOne(one) && isFirstRight(one)),
      listedWrong: share(listed, (one) => hasOne(one) && !isFirstRight(one)),
      unlisted: share(unlisted, hasOne),
    };
  });
}
