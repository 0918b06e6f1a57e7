import { useEffect } from "react";
import { catchUp } from "./early-use.ts";

/** Stands beside the routes: once the first page answers to its reader, it says so and does what was pressed before. */
export function PageAlive() {
  useEffect(() => {
    document.documentElement.dataset["alive"] = "";
    // after React has let go: of two answers told within its own work the second would not know the first
    queueMicrotask(() => void catchUp());
  }, []);
  return null;
}
