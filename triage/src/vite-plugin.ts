import { breedModuleOf } from "./breeds/modules.ts";
import { moduleOf } from "./modules.ts";

const MODULES = { "virtual:triage": moduleOf, "virtual:breeds": breedModuleOf };

/**
 * Provides `virtual:triage` and `virtual:breeds`: a module per concern, check and breed and language, loaded on demand.
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
