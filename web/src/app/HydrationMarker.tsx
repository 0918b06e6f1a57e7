import { useEffect } from "react";
import { replayEarlyUse } from "./early-use.ts";

/** Beside the routes: marks the page as hydrated and replays early clicks. */
export function HydrationMarker() {
  useEffect(() => {
    document.documentElement.dataset["hydrated"] = "";
    // after React's commit: within it, the second of two answers would not see the first
    queueMicrotask(() => void replayEarlyUse());
  }, []);
  return null;
}
