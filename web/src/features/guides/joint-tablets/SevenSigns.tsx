import "@hundeblick/web-kit/styles/guide-widgets.css";
import { useState } from "react";
import { TickList } from "../../../ui/TickList.tsx";
import { VetFirst } from "../parts/Notices.tsx";
import { ADVICE_BESIDE_VET, BAND_TEXT, SIGN_TEXT } from "./joint-tablets.texts.ts";
import { MAX_SIGN_SCORE, signBand, SIGNS, signScore, signsNeedVet, type Sign } from "./signs.ts";

/** Seven signs to tick; points and advice change at once. */
export function SevenSigns() {
  const [ticked, setTicked] = useState<readonly Sign[]>([]);
  const score = signScore(ticked);
  const band = signBand(score);
  const needsVet = signsNeedVet(ticked);
  const { title, advice } = BAND_TEXT[band];
  return (
    <div className="guide-widget">
      <fieldset className="card">
        <legend className="visually-hidden">Was beobachtest du?</legend>
        <p className="step-4 display" aria-hidden>
          Was beobachtest du?
        </p>
        <TickList options={SIGNS} labelOf={(sign) => SIGN_TEXT[sign]} ticked={ticked} onChange={setTicked} />
      </fieldset>
      <div className="guide-result" aria-live="polite">
        {needsVet && (
          <VetFirst>
            <p>
              {ticked.includes("limp")
                ? "Ein Hund, der hinkt, hat meistens Schmerzen. Lass ihn untersuchen, auch wenn sonst alles gut ist."
                : "Lass deinen Hund untersuchen, bevor du etwas fütterst oder kaufst."}
            </p>
          </VetFirst>
        )}
        <p className="guide-result-number">
          {score} <span className="step-4">von {MAX_SIGN_SCORE} Punkten</span>
        </p>
        <p className="step-4 display">{title}</p>
        <p>{(needsVet && ADVICE_BESIDE_VET[band]) || advice}</p>
      </div>
    </div>
  );
}
