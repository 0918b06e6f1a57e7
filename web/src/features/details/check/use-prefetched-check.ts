import { CHECKS, CONCERNS } from "@hundeblick/proto/health/check-lists";
import { loadCheck, loadConcern, loadEmergency } from "@hundeblick/triage/load";
import { useEffect } from "react";
import { useLanguage } from "#shared/language/use-language.ts";
import { ALL_PICTURES } from "./check-pictures.ts";

/** Fallback for Safari. */
const WITHOUT_IDLE_MS = 300;

/** Prefetches questions, checks and first aid when idle, so that they work offline; not with Save-Data. */
export function usePrefetchedCheck(): void {
  const language = useLanguage();
  useEffect(() => {
    if (savesData()) return undefined;
    const pieces: (() => Promise<unknown>)[] = [
      () => loadEmergency(language),
      ...CONCERNS.map((id) => () => loadConcern(id, language)),
      ...CHECKS.map((id) => () => loadCheck(id, language)),
      ...ALL_PICTURES.map((address) => () => seen(address)),
    ];
    let isOpen = true;
    const next = () => {
      const load = isOpen && pieces.shift();
      // failed requests are repeated where they are needed
      if (load) load().then(later, () => undefined);
    };
    const later = () =>
      "requestIdleCallback" in window ? requestIdleCallback(next) : setTimeout(next, WITHOUT_IDLE_MS);
    later();
    return () => {
      isOpen = false;
    };
  }, [language]);
}

async function seen(address: string): Promise<void> {
  const picture = new Image();
  picture.src = address;
  await picture.decode();
}

const savesData = (): boolean => (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;
