import type { Plugin } from "vite";
import { readMeasured } from "./read-measured.ts";

const NAME = "virtual:measured";
const RESOLVED = `\0${NAME}`;

/** Offers `virtual:measured`: the figures of the accuracy page, read from the files that measuring programs wrote. */
export const measuredPlugin = (): Plugin => ({
  name: "measured",
  resolveId: (id) => (id === NAME ? RESOLVED : null),
  load: (id) => (id === RESOLVED ? `export default ${JSON.stringify(readMeasured())};` : null),
});
