import { TINTED } from "../check-pictures.ts";

interface DrawingProps {
  src: string;
  width: number;
  height: number;
  /** Colour of transparent parts (gums, eyelids): the chosen one. */
  tint?: string | undefined;
}

/** A drawing of a check; decorative beside its text. */
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
