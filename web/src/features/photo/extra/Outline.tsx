import type { PhotoView } from "@hundeblick/proto/photo";
import { VIEWS } from "./views.ts";

/** The drawing of a view: filled, or as lines over the camera. */
export function Outline({ view, over = false }: { view: PhotoView; over?: boolean }) {
  const { outline, details } = VIEWS[view];
  return (
    <svg className={over ? "outline outline--over" : "outline"} viewBox="0 0 320 240" aria-hidden>
      {over && <path className="outline-halo" d={outline} />}
      <path className="outline-shape" d={outline} />
      <path className="outline-details" d={details} />
    </svg>
  );
}
