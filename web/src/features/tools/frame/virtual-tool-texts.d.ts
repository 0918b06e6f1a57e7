declare module "virtual:tool-texts" {
  /** Loaders by language and part; `ToolTextLoaders` in `use-tool-texts.ts`. */
  export const texts: unknown;
}
