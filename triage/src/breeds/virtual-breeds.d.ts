declare module "virtual:breeds" {
  import type { Language } from "@hundeblick/proto/language";
  import type { ListedBreed } from "@hundeblick/triage/breeds/breed-list";
  import type { WeighedBreed } from "@hundeblick/triage/breeds/breed-weights";
  import type { Illness } from "@hundeblick/triage/breeds/illnesses";
  import type { BreedPageFacts } from "@hundeblick/triage/breeds/page-facts";

  type Loader<T> = () => Promise<{ default: T }>;
  export const pages: Readonly<Record<string, Loader<BreedPageFacts>>>;
  export const illnesses: Readonly<Record<Language, Loader<Illness[]>>>;
  export const lists: Readonly<Record<Language, Loader<ListedBreed[]>>>;
  export const weights: Readonly<Record<Language, Loader<WeighedBreed[]>>>;
}
