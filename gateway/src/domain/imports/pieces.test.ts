import { expect, test } from "vitest";
import { piecesOf } from "./pieces.ts";

const row = (bytes: number): string => "x".repeat(bytes - 2);

test("batches small rows, with their numbers", () => {
  const pieces = piecesOf([row(300_000), row(100_000), row(200_000), row(10)]);
  expect(pieces).toEqual([
    { row: 1, products: [row(300_000), row(100_000)] },
    { row: 3, products: [row(200_000), row(10)] },
  ]);
});

test("limits the size of a piece, and names a row that is too large", () => {
  const pieces = piecesOf([row(10), row(800_000), row(10)]);
  expect(Array.isArray(pieces) && pieces.map((piece) => piece.row)).toEqual([1, 2, 3]);
  expect(piecesOf([row(10), row(1_000_000)])).toEqual({ tooLongRow: 2 });
});
