import { useCallback } from "react";

/** A photo of this device; its object URL is freed with the picture. */
export function Preview({ photo }: { photo: Blob }) {
  const show = useCallback(
    (image: HTMLImageElement) => {
      image.src = URL.createObjectURL(photo);
      return () => URL.revokeObjectURL(image.src);
    },
    [photo],
  );
  return <img ref={show} alt="" />;
}
