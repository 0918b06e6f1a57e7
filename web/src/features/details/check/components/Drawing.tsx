import { TINTED } from "../check-pictures.ts";

interface DrawingProps {
  src: string;
  width: number;
  height: number;
  /** What shows where the drawing has a hole: gums and eyelids take the colour the owner chose. */
  tint?: string | undefined;
}

/** A drawing of a check; the words beside it say the same. */
export function Drawing({ src, width, height, tint }: DrawingProps) {
  return (
    <img
      className={TINTED.has(src) ? "drawing drawing--tinted" : "drawing"}
      src={src}
      alt=""
      width={width}
      height={height}
      loading="lazy"
      {...(tint && TINTED.has(src) && { style: { backgroundColor: tint } })}
    />
  );
}
