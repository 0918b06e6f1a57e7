import { loadEmergency } from "@hundeblick/triage/load";
import { useCallback, useLayoutEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import type { DogInfo } from "#shared/session/dog-info.ts";
import { useLanguage } from "#shared/language/use-language.ts";
import { useLoaded } from "#shared/use-loaded.ts";
import { type AnyAlarm, isPoison, keyOf } from "../alarms.ts";
import { minutesFor } from "../minutes.ts";
import { AlarmLine } from "./AlarmLine.tsx";
import { Calls } from "./Calls.tsx";
import { PhoneScript } from "./PhoneScript.tsx";

interface EmergencyScreenProps {
  alarms: readonly AnyAlarm[];
  dog: DogInfo;
  takeBack?: { name: string; act: () => void };
  onGoOn: () => void;
}

/** What to do in the next minutes; the rest of the form is hidden by its style. */
export function EmergencyScreen({ alarms, dog, takeBack, onGoOn }: EmergencyScreenProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { value: guide } = useLoaded(useCallback(() => loadEmergency(language), [language]));
  const heading = useFocusUnlessTyping();
  const poisonFirst = alarms.some(isPoison);
  return (
    <section className="emergency arrives" aria-labelledby="emergency-title">
      <div className="emergency-head" role="alert">
        <h2 id="emergency-title" ref={heading} tabIndex={-1}>
          {poisonFirst ? t("Ring now, before you do anything") : t("Please see a vet now")}
        </h2>
        <ul className="stack stack--s">
          {alarms.map((alarm) => (
            <li key={keyOf(alarm)}>
              <AlarmLine alarm={alarm} />
            </li>
          ))}
        </ul>
        <Calls guide={guide} isPoison={poisonFirst} />
      </div>
      <div className="emergency-body">
        {guide && (
          <>
            <h3 className="step-5">{t("In the next minutes")}</h3>
            <ol className="minutes">
              {minutesFor(guide, alarms, t).map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ol>
          </>
        )}
        <PhoneScript alarms={alarms} dog={dog} />
        <div className="row">
          {takeBack && (
            <button className="link-button" type="button" onClick={takeBack.act}>
              {takeBack.name}
            </button>
          )}
          <button className="link-button" type="button" onClick={onGoOn}>
            {t("Go on with the questions anyway")}
          </button>
        </div>
        <p className="small soft">{t("Built from published sources. Not read by a vet.")}</p>
      </div>
    </section>
  );
}

/** Takes the focus and restores it at the end; while typing it is only announced. */
function useFocusUnlessTyping() {
  const heading = useRef<HTMLHeadingElement>(null);
  const [before] = useState(() => document.activeElement);
  useLayoutEffect(() => {
    if (before instanceof HTMLTextAreaElement) before.scrollIntoView({ block: "start" });
    else heading.current?.focus();
    // the form must be visible before something in it can be focused
    return () => void requestAnimationFrame(() => before instanceof HTMLElement && before.focus());
  }, [before]);
  return heading;
}
