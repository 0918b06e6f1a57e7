import { expect, test } from "@jest/globals";
import { demoCatalogue } from "../../data/demo-catalogue.ts";
import { journalPieces, PIECE_CHANGES } from "./journal-pieces.ts";

const [file] = demoCatalogue.products;
const product = (n: number, text = "") => ({
  ...file!,
  id: String(n),
  internalId: String(n),
  dosageInstructions: text,
  version: 1,
  createdAt: "",
  updatedAt: "",
  demo: true,
});

test("a journal is parted by number and by size, and put together again it is the same", () => {
  const long = "x".repeat(200_000);
  const changes = Array.from({ length: 450 }, (_, n) => ({
    from: null,
    to: product(n, n > 300 && n < 306 ? long : ""),
  }));
  const pieces = journalPieces(changes);
  expect(pieces.flatMap((piece) => piece.changes)).toEqual(changes);
  expect(pieces.filter(({ n }) => n % PIECE_CHANGES === 0)).toHaveLength(3);
  expect(pieces.length).toBeGreaterThan(3);
  for (const piece of pieces) {
    expect(Math.floor(piece.n / PIECE_CHANGES)).toBe(Math.floor((piece.n + piece.changes.length - 1) / PIECE_CHANGES));
    expect(JSON.stringify(piece).length).toBeLessThan(600_000);
  }
});
