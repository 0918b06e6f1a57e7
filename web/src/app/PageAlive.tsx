import { useEffect } from "react";
import { pressAgain } from "./early-press.ts";

/** Stands beside the routes: once the first page answers to its reader, it says so and does what was pressed before. */
export function PageAlive() {
  useEffect(() => {
    document.documentElement.dataset["alive"] = "";
    pressAgain();
  }, []);
  return null;
}
