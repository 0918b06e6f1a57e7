declare module "virtual:content" {
  import type { ContentEntry, ContentProblem } from "./content-entry.ts";

  /** Newest first. */
  export const entries: readonly ContentEntry[];
  /** Only while developing: a build ends at the first one. */
  export const problems: readonly ContentProblem[];
}

declare module "*.mdx" {
  import type { ComponentType } from "react";

  const Text: ComponentType<{ components?: object }>;
  export default Text;
}
