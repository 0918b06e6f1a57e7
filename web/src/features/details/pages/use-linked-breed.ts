import { useEffect, useEffectEvent } from "react";
import { useSearchParams } from "react-router-dom";
import type { DogInfo } from "#shared/session/dog-info.ts";
import { useLanguage } from "#shared/language/use-language.ts";

/** Takes the breed from a link of its page, `?breed=boxer`, if none is given yet. */
export function useLinkedBreed(dog: DogInfo, change: (answers: Partial<DogInfo>) => void): void {
  const language = useLanguage();
  const [search] = useSearchParams();
  const id = search.get("breed");
  const take = useEffectEvent((name: string) => {
    if (dog.breed.trim() === "") change({ breed: name });
  });
  useEffect(() => {
    if (id === null) return;
    // names of breeds are loaded for such links only
    void import("@hundeblick/triage/breeds/load").then(async ({ isBreed, loadBreed }) => {
      if (isBreed(id)) take((await loadBreed(id)).name[language]);
    });
  }, [id, language]);
}
