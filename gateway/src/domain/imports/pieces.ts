/** Below the 1 MB limit of a message. */
const PIECE_BYTES = 500_000;
const MAX_ROW_BYTES = 900_000;

/** Some rows of a file with the number of the first, from 1. */
export type Piece = { row: number; products: unknown[] };

/** Splits a file into pieces that fit a message, at least one; or returns the number of a row that does not fit. */
export function piecesOf(rows: readonly unknown[]): Piece[] | { tooLongRow: number } {
  let last: Piece = { row: 1, products: [] };
  const pieces = [last];
  let bytes = 0;
  for (const [index, product] of rows.entries()) {
    const size = Buffer.byteLength(JSON.stringify(product));
    if (size > MAX_ROW_BYTES) return { tooLongRow: index + 1 };
    if (last.products.length > 0 && bytes + size > PIECE_BYTES) {
      last = { row: index + 1, products: [] };
      pieces.push(last);
      bytes = 0;
    }
    last.products.push(product);
    bytes += size;
  }
  return pieces;
}
