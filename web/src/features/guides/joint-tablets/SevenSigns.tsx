import "@hundeblick/web-kit/styles/guide-widgets.css";
import { useState } from "react";
import { formatText } from "#shared/language/format-text.ts";
import { TickList } from "#shared/ui/TickList.tsx";
import { ScoredResult } from "../parts/ScoredResult.tsx";
import type { JointTabletTexts } from "./joint-tablets.texts.ts";
import { type Alarm, ALARMS, MAX_SIGN_SCORE, signBand, SIGNS, signScore, vetSigns, type Sign } from "./signs.ts";

/** Seven signs to tick, and two that always need a vet, with points and advice. */
export function SevenSigns({ texts }: { texts: JointTabletTexts }) {
  const [ticked, setTicked] = useState<readonly Sign[]>([]);
  const [alarms, setAlarms] = useState<readonly Alarm[]>([]);
  const score = signScore(ticked);
  return (
    <div className="guide-widget">
      <div className="card stack">
        <fieldset>
          <legend className="visually-hidden">{texts.signQuestion}</legend>
          <p className="step-4 display" aria-hidden>
            {texts.signQuestion}
          </p>
          <TickList options={SIGNS} labelOf={(sign) => texts.signs[sign]} ticked={ticked} onChange={setTicked} />
        </fieldset>
        <fieldset>
          <legend>{texts.alarmQuestion}</legend>
          <TickList options={ALARMS} labelOf={(alarm) => texts.alarms[alarm]} ticked={alarms} onChange={setAlarms} />
        </fieldset>
      </div>
      <div className="guide-result" aria-live="polite">
        <ScoredResult
          score={
            <>
              {score} <span className="step-4">{formatText(texts.ofPoints, { max: MAX_SIGN_SCORE })}</span>
            </>
          }
          band={texts.bands[signBand(score)]}
          vetSigns={vetSigns(ticked, alarms)}
          vetFirst={texts.vetFirst}
        />
      </div>
    </div>
  );
}
