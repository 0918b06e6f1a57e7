import { breedModuleOf } from "./breeds/modules.ts";
import { moduleOf } from "./modules.ts";

const MODULES = { "virtual:triage": moduleOf, "virtual:breeds": breedModuleOf };

/**
 * Offers `virtual:triage` and `virtual:breeds`: one module for each concern or check in each language, and for each
 * breed, so that a browser loads only what it shows.
 */
export const triagePlugin = () => ({
  name: "triage",
  resolveId: (id: string) =>
    Object.keys(MODULES).some((name) => id === name || id.startsWith(`${name}/`)) ? `\0${id}` : null,
  load: (id: string) => {
    const found = Object.entries(MODULES).find(([name]) => id.startsWith(`\0${name}`));
    if (!found) return null;
    const [name, moduleAt] = found;
    return moduleAt(
      id
        .slice(name.length + 1)
        .split("/")
        .slice(1),
    );
  },
});
