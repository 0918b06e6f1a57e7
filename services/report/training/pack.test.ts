import { expect, test } from "vitest";
import { unpackAscending, unpackBytes, unpackHalfBytes } from "../src/domain/red-flags/model/unpack.ts";
import { packAscending, packBytes, packHalfBytes } from "./pack.ts";

test.each([[[]], [[0]], [[3, 4, 258, 259, 513, 514, 1024]], [[254]], [[255]], [[510, 16_777_215]]])(
  "ascending numbers come back: %j",
  (numbers) => {
    expect(unpackAscending(packAscending(numbers))).toEqual(numbers);
  },
);

test("a small difference is one byte", () => {
  expect(Buffer.from(packAscending([100, 354]), "base64")).toHaveLength(2);
});

test("numbers of four bits come back, two from each byte", () => {
  expect(unpackHalfBytes(packHalfBytes([0, 15, 7, 8]))).toEqual([0, 15, 7, 8]);
  expect(unpackHalfBytes(packHalfBytes([9]))).toEqual([9, 0]);
});

test("the largest number of signed bytes comes back, others nearly", () => {
  const [half, largest] = unpackBytes(packBytes([0.5, -2]));
  expect(largest).toBeCloseTo(-2);
  expect(half).toBeCloseTo(0.5, 1);
});
