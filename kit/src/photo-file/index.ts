export { bufferBytes, WINDOW, type Bytes, type MetadataSegment, type PhotoShape } from "./bytes.ts";
export { checkPhoto, type CheckedPhoto } from "./check-photo.ts";
export { detectMediaType, HEAD_BYTES } from "./media-type.ts";
