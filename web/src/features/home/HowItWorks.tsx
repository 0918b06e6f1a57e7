import { useTranslation } from "react-i18next";
import { EXAMPLE_SCORE } from "../../content/claims.ts";
import { EXAMPLE_PHOTO } from "#shared/ui/illustrations.ts";

/** The three steps from photo to report. */
export function HowItWorks() {
  const { t } = useTranslation();
  return (
    <section className="section section--sunken" id="how-it-works" aria-labelledby="how-title" tabIndex={-1}>
      <div className="wrap">
        <div className="section-head">
          <h2 id="how-title">{t("Three steps, one minute")}</h2>
        </div>
        <ol className="steps">
          <li className="step">
            <div className="step-picture step-picture--photo">
              <img src={EXAMPLE_PHOTO} alt="" width="640" height="480" loading="lazy" />
            </div>
            <h3>{t("Photo")}</h3>
            <p className="soft">
              {t("A picture from your phone is enough. If it is too dark or blurred, we tell you right away.")}
            </p>
          </li>
          <li className="step">
            <div className="step-picture" aria-hidden>
              <Question />
            </div>
            <h3>{t("Questions, if you like")}</h3>
            <p className="soft">{t("Age, weight, allergies. The more you tell us, the more exact the report gets.")}</p>
          </li>
          <li className="step">
            <div className="step-picture">
              <ExampleRing score={EXAMPLE_SCORE} />
            </div>
            <h3>{t("Report")}</h3>
            <p className="soft">{t("Like a letter from someone who looked closely. To read, share and print.")}</p>
          </li>
        </ol>
      </div>
    </section>
  );
}

function Question() {
  const { t } = useTranslation();
  return (
    <div className="stack">
      <p className="field-label">{t("What shall we look at more closely?")}</p>
      <div className="chips">
        <span className="chip" aria-current="true">
          {t("Joints")}
        </span>
        <span className="chip">{t("Skin & coat")}</span>
        <span className="chip">{t("Digestion")}</span>
      </div>
    </div>
  );
}

function ExampleRing({ score }: { score: number }) {
  const { t } = useTranslation();
  return (
    <div className="ring ring--a">
      <svg viewBox="0 0 200 200" aria-hidden>
        <circle cx="100" cy="100" r="88" />
        <circle className="value" pathLength={100} cx="100" cy="100" r="88" style={{ strokeDashoffset: 100 - score }} />
      </svg>
      <div className="ring-text">
        <b className="step-5">{score}/100</b>
        <span>{t("Example")}</span>
      </div>
    </div>
  );
}
