/** Decoding exceeded a limit of time or memory, or crashed its process. */
export class DecodingEnded extends Error {
  override name = "DecodingEnded";
}
