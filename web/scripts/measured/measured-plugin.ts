import type { Plugin } from "vite";
import { readMeasured } from "./read-measured.ts";

const NAME = "virtual:measured";
const RESOLVED = `\0${NAME}`;

/** Provides `virtual:measured`: the measured figures of the accuracy page. */
export const measuredPlugin = (): Plugin => ({
  name: "measured",
  resolveId: (id) => (id === NAME ? RESOLVED : null),
  load: (id) => (id === RESOLVED ? `export default ${JSON.stringify(readMeasured())};` : null),
});
