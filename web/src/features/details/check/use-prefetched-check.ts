import { CHECKS, CONCERNS } from "@hundeblick/proto/health/check-lists";
import { loadCheck, loadConcern, loadEmergency } from "@hundeblick/triage/load";
import { useEffect } from "react";
import { useLanguage } from "#shared/language/use-language.ts";
import { ALL_PICTURES } from "./check-pictures.ts";

/** Safari knows no idle callback. */
const WITHOUT_IDLE_MS = 300;

/**
 * Once the form is open, all that it may need comes while nothing else is going on, one piece after another: questions,
 * checks and first aid then work without a network. Not for those who save data.
 */
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
      // What cannot be fetched now is asked for again where it is needed, which also says so.
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
