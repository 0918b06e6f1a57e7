import { describe, expect, test } from "vitest";
import { breeds } from "./breeds.ts";
import { ALONE_FROM, unlistedLookAlikes } from "./unlisted-look-alikes.ts";

const guess = (breedId: string, probability: number) => ({ breedId, probability });

describe("breeds the photo network does not know", () => {
  test("are possible behind an uncertain breed, likeliest first", () => {
    expect(unlistedLookAlikes([guess("beagle", 0.93)])).toEqual([
      "dachshund",
      "jack-russell-terrier",
      "smooth-fox-terrier",
    ]);
  });

  test("are empty from the threshold on, and without a breed", () => {
    expect(unlistedLookAlikes([guess("beagle", ALONE_FROM)])).toEqual([]);
    expect(unlistedLookAlikes([])).toEqual([]);
  });

  test("come first if other likely breeds look like them too", () => {
    const guesses = [guess("beagle", 0.9), guess("toy-terrier", 0.05), guess("wire-fox-terrier", 0.02)];
    expect(unlistedLookAlikes(guesses).slice(0, 2)).toEqual(["jack-russell-terrier", "smooth-fox-terrier"]);
  });

  test("are empty for a breed without such look-alikes, and for an unknown id", () => {
    expect(unlistedLookAlikes([guess("weimaraner", 0.86)])).toEqual([]);
    expect(unlistedLookAlikes([guess("no-such-breed", 0.86)])).toEqual([]);
  });

  test("each belong to some class of the network; 15 of its 118 classes have none", () => {
    const listed = breeds.filter(({ networkClass }) => networkClass);
    const behind = new Set(listed.flatMap(({ lookAlikes }) => lookAlikes));
    expect(breeds.filter(({ id, networkClass }) => !networkClass && !behind.has(id)).map(({ id }) => id)).toEqual([]);
    expect(listed).toHaveLength(118);
    expect(listed.filter(({ id }) => unlistedLookAlikes([guess(id, 0.86)]).length === 0)).toHaveLength(15);
  });
});
