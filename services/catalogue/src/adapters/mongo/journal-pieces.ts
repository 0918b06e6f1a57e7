import type { Change } from "../../domain/imports/change.ts";

/** So many changes a piece holds at most, and so many numbers are looked at at once. */
export const PIECE_CHANGES = 200;
/** Far below the 16 MB of a document, and written well within the time a write has. */
const PIECE_BYTES = 500_000;

/** Parts a journal: ten thousand documents of one change each take a slow database many seconds. `n` is the number of a piece's first change. */
export function journalPieces(changes: readonly Change[]): { n: number; changes: Change[] }[] {
  const pieces: { n: number; changes: Change[] }[] = [];
  let bytes = 0;
  for (const [n, change] of changes.entries()) {
    const size = Buffer.byteLength(JSON.stringify(change));
    const last = pieces.at(-1);
    if (last && n % PIECE_CHANGES !== 0 && bytes + size <= PIECE_BYTES) {
      last.changes.push(change);
      bytes += size;
    } else {
      pieces.push({ n, changes: [change] });
      bytes = size;
    }
  }
  return pieces;
}
