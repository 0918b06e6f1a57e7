/** Decoding was ended because it took too long or too much memory, or it crashed its process. */
export class DecodingEnded extends Error {
  override name = "DecodingEnded";
}
