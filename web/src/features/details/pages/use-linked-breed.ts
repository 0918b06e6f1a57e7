import { useEffect, useEffectEvent } from "react";
import { useSearchParams } from "react-router-dom";
import type { DogInfo } from "#shared/session/dog-info.ts";
import { useLanguage } from "#shared/language/use-language.ts";

/** Takes the breed from a link of its page, `?breed=boxer`, once, if none is given for a dog without a report. */
export function useLinkedBreed(dog: DogInfo, change: (answers: Partial<DogInfo>) => void): void {
  const language = useLanguage();
  const [search, setSearch] = useSearchParams();
  const id = search.get("breed");
  const take = useEffectEvent((name: string) => {
    if (dog.breed.trim() === "" || dog.reportId) change({ breed: name });
    search.delete("breed");
    setSearch(search, { replace: true, preventScrollReset: true });
  });
  useEffect(() => {
    if (id === null) return undefined;
    let isOn = true;
    // names of breeds are loaded for such links only
    import("@hundeblick/triage/breeds/load")
      .then(async ({ isBreed, loadBreed }) => (isBreed(id) ? (await loadBreed(id)).name[language] : null))
      .then((name) => isOn && name !== null && take(name))
      // offline: the rules do without the breed
      .catch(() => undefined);
    return () => {
      isOn = false;
    };
  }, [id, language]);
}
