/** A decoded photo, upright. `close` frees its memory. */
export type Decoded = { picture: CanvasImageSource; width: number; height: number; close: () => void };

/** WebCodecs, missing from the types. The desired size is a hint: a JPEG is decoded in eighths of its size. */
type ImageDecoderClass = new (options: {
  data: ArrayBuffer;
  type: string;
  desiredWidth: number;
  desiredHeight: number;
}) => { decode: () => Promise<{ image: VideoFrame }>; close: () => void };

/**
 * Decodes formats of this browser (JPEG, PNG, WebP; on Apple's systems HEIC), others reject. A JPEG is decoded near
 * `desiredSide` pixels if possible: 50 megapixels would take 270 MB more.
 */
export async function decodePhoto(photo: Blob, desiredSide: number): Promise<Decoded> {
  const { ImageDecoder } = globalThis as { ImageDecoder?: ImageDecoderClass };
  // frames without a rotation are drawn as the camera held them
  if (ImageDecoder && photo.type === "image/jpeg" && "rotation" in VideoFrame.prototype) {
    const size = { desiredWidth: desiredSide, desiredHeight: desiredSide };
    const decoder = new ImageDecoder({ data: await photo.arrayBuffer(), type: photo.type, ...size });
    const { image } = await decoder.decode();
    const { displayWidth: width, displayHeight: height } = image;
    return {
      picture: image,
      width,
      height,
      close: () => {
        image.close();
        decoder.close();
      },
    };
  }
  const bitmap = await createImageBitmap(photo, { imageOrientation: "from-image" });
  return { picture: bitmap, width: bitmap.width, height: bitmap.height, close: () => bitmap.close() };
}
