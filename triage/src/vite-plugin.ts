import { moduleOf } from "./modules.ts";

const NAME = "virtual:triage";
const RESOLVED = `\0${NAME}`;

/**
 * Offers `virtual:triage`: one module for each concern or check in each language, so that a browser loads only what it
 * shows.
 */
export const triagePlugin = () => ({
  name: "triage",
  resolveId: (id: string) => (id === NAME || id.startsWith(`${NAME}/`) ? `\0${id}` : null),
  load: (id: string) => (id.startsWith(RESOLVED) ? moduleOf(id.slice(RESOLVED.length).split("/").slice(1)) : null),
});
