/** A message of the bus holds 1 MB. */
const PIECE_BYTES = 500_000;
const MAX_ROW_BYTES = 900_000;

/** Some rows of a file with the number of the first, from 1. */
export type Piece = { row: number; products: unknown[] };

/**
 * Parts a file so that each piece fits a message of the bus; a file without rows is one empty piece. Answers the
 * number of the row that alone is too long, if there is one.
 */
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
