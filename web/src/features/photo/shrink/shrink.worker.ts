import { drawSmall } from "./draw-small.ts";

/** `postMessage` of a worker, which the DOM library types as a window's. */
const reply = postMessage as (small: Blob | null) => void;

// takes one photo; replies with the resized one, or null on failure
addEventListener("message", ({ data }: MessageEvent<Blob>) => {
  void drawSmall(data)
    .catch(() => null)
    .then(reply);
});
