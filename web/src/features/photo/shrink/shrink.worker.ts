import { drawSmall } from "./draw-small.ts";

/** A worker's side of `postMessage`, which the DOM library types as a window's. */
const reply = postMessage as (small: Blob | null) => void;

// takes one photo; replies with the small one, or null when this browser cannot make it
addEventListener("message", ({ data }: MessageEvent<Blob>) => {
  void drawSmall(data)
    .catch(() => null)
    .then(reply);
});
