import "@hundeblick/web-kit/styles/guide-widgets.css";
import { useState } from "react";
import { TickList } from "#shared/ui/TickList.tsx";
import { ScoredResult } from "../parts/ScoredResult.tsx";
import { vetReason } from "../parts/vet-first.ts";
import { ALARM_TEXT, BAND_TEXT, SIGN_TEXT } from "./joint-tablets.texts.ts";
import { type Alarm, ALARMS, MAX_SIGN_SCORE, signBand, SIGNS, signScore, vetSigns, type Sign } from "./signs.ts";

/** Seven signs to tick, and two that always belong to a vet; points and advice change at once. */
export function SevenSigns() {
  const [ticked, setTicked] = useState<readonly Sign[]>([]);
  const [alarms, setAlarms] = useState<readonly Alarm[]>([]);
  const score = signScore(ticked);
  return (
    <div className="guide-widget">
      <div className="card stack">
        <fieldset>
          <legend className="visually-hidden">Was beobachtest du?</legend>
          <p className="step-4 display" aria-hidden>
            Was beobachtest du?
          </p>
          <TickList options={SIGNS} labelOf={(sign) => SIGN_TEXT[sign]} ticked={ticked} onChange={setTicked} />
        </fieldset>
        <fieldset>
          <legend>Und zuerst wichtig, ohne Punkte:</legend>
          <TickList options={ALARMS} labelOf={(alarm) => ALARM_TEXT[alarm]} ticked={alarms} onChange={setAlarms} />
        </fieldset>
      </div>
      <div className="guide-result" aria-live="polite">
        <ScoredResult
          score={
            <>
              {score} <span className="step-4">von {MAX_SIGN_SCORE} Punkten</span>
            </>
          }
          band={BAND_TEXT[signBand(score)]}
          vet={vetReason(vetSigns(ticked, alarms))}
        />
      </div>
    </div>
  );
}
