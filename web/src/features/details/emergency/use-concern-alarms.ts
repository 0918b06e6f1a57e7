import type { ConcernId } from "@hundeblick/proto/health/check-lists";
import type { Concern } from "@hundeblick/triage/concern";
import { loadConcern } from "@hundeblick/triage/load";
import { useCallback } from "react";
import type { DogInfo } from "#shared/session/dog-info.ts";
import { useLanguage } from "#shared/language/use-language.ts";
import { useLoaded } from "#shared/use-loaded.ts";
import { triageDog } from "../check/triage-dog.ts";
import { concernAlarms, withoutAlarms } from "./concern-alarms.ts";

/** Alarms by answers about concerns, and removing those answers. */
export function useConcernAlarms(dog: DogInfo) {
  const language = useLanguage();
  // a concern with answers is loaded already
  const ids = dog.concerns
    .filter(({ answers }) => Object.keys(answers).length > 0)
    .map(({ id }) => id)
    .join();
  const load = useCallback(() => loadAll(ids, language), [ids, language]);
  const { value: loaded } = useLoaded(load);
  const known = triageDog(dog);
  const dataOf = (id: ConcernId) => loaded?.find((concern) => concern.id === id);
  const alarmsOf = (info: DogInfo["concerns"][number]) => {
    const concern = dataOf(info.id);
    return concern ? concernAlarms(concern, info, known) : [];
  };
  return {
    alarms: dog.concerns.flatMap(alarmsOf),
    takenBack: () =>
      dog.concerns.map((info) => {
        const concern = dataOf(info.id);
        return concern ? withoutAlarms(concern, info, alarmsOf(info), known) : info;
      }),
  };
}

async function loadAll(ids: string, language: Parameters<typeof loadConcern>[1]): Promise<Concern[]> {
  const each = ids.split(",").filter(Boolean) as ConcernId[];
  const loads = await Promise.allSettled(each.map((id) => loadConcern(id, language)));
  return loads.flatMap((load) => (load.status === "fulfilled" ? load.value : []));
}
