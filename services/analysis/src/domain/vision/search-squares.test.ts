import { describe, expect, test } from "vitest";
import { searchSquares, severalDogs, surestDog, type SquareResult } from "./search-squares.ts";

const PHOTO = { width: 1_600, height: 1_200 };

const buildLook = ({
  left = 0,
  top = 0.2,
  breedId = "pug",
  probability = 0.95,
  dogMass = 0.99,
} = {}): SquareResult => ({
  square: { left, top, side: 0.6 },
  seen: { dogMass, breeds: [{ breedId, probability }] },
});
const onTheRight = (over = {}) => buildLook({ left: 0.55, breedId: "labrador-retriever", ...over });

describe("search squares", () => {
  test.each([
    ["landscape", 1_600, 1_200, 12],
    ["portrait", 1_200, 1_600, 12],
    ["square", 800, 800, 9],
    ["wide", 1_600, 700, 15],
    ["a panorama", 1_600, 200, 15],
    ["a strip", 200, 1_600, 15],
  ])("%s: from edge to edge, at most sixteen", (_, width, height, count) => {
    const squares = searchSquares({ width, height });
    expect(squares).toHaveLength(count);
    const side = 0.6 * Math.min(width, height);
    expect(Math.max(...squares.map(({ left }) => left * width + side))).toBeCloseTo(width, 5);
    expect(Math.max(...squares.map(({ top }) => top * height + side))).toBeCloseTo(height, 5);
    expect(squares[0]).toEqual({ left: 0, top: 0, side: 0.6 });
  });
});

describe("several dogs", () => {
  test("two of different breeds that lie apart, from left to right", () => {
    const [right, left] = [onTheRight({ probability: 0.99 }), buildLook()];
    expect(severalDogs([right, left], PHOTO)).toEqual([left.square, right.square]);
  });

  test.each([
    ["one square only", [buildLook()]],
    ["neighbours", [buildLook(), onTheRight({ left: 0.2 })]],
    ["the same breed", [buildLook(), onTheRight({ breedId: "pug" })]],
    ["a weak second name", [buildLook(), onTheRight({ probability: 0.8 })]],
    ["something that is hardly a dog", [buildLook(), onTheRight({ dogMass: 0.9, probability: 0.88 })]],
  ])("%s is one dog", (_, looks) => {
    expect(severalDogs(looks, PHOTO)).toBeUndefined();
  });

  test("a breed that is likely in both squares is one dog", () => {
    const both = onTheRight();
    both.seen.breeds.push({ breedId: "pug", probability: 0.03 });
    expect(severalDogs([buildLook(), both], PHOTO)).toBeUndefined();
  });
});

test("a dog in a part of the photo needs a high probability", () => {
  expect(surestDog([buildLook({ dogMass: 0.94 })])).toBeUndefined();
  const sure = buildLook({ dogMass: 0.97 });
  expect(surestDog([buildLook({ dogMass: 0.3 }), sure])).toBe(sure.seen);
});
