import "@hundeblick/web-kit/styles/accuracy.css";
import { Minus } from "lucide-react";
import figures from "virtual:measured";
import { JsonLd } from "#shared/head/JsonLd.tsx";
import { PageHead } from "#shared/head/PageHead.tsx";
import { breadcrumbList } from "#shared/head/structured-data.ts";
import { useLanguage } from "#shared/language/use-language.ts";
import { Bars } from "./Bars.tsx";
import { BreedClaim } from "./BreedClaim.tsx";
import { Claim } from "./Claim.tsx";
import { SpeedClaim } from "./SpeedClaim.tsx";
import { useAccuracyTexts } from "./texts.ts";
import { UrgentClaim } from "./UrgentClaim.tsx";

/** Measured figures of the product with their sample sizes, and its limits. */
export default function AccuracyPage() {
  const language = useLanguage();
  const { title, description, lead, body, cannot, how } = useAccuracyTexts();
  const path = `/${language}/accuracy`;
  return (
    <>
      <PageHead
        title={`${title} – Hundeblick`}
        description={description}
        path={path}
        alternate={(to) => `/${to}/accuracy`}
      />
      <JsonLd graph={[breadcrumbList(language, [{ name: title, path }])]} />
      <div className="wrap page-top stack">
        <h1>{title}</h1>
        <p className="lead">{lead}</p>
      </div>
      <div className="wrap claims">
        <UrgentClaim words={figures.words} />
        <BreedClaim photos={figures.photos} />
        <SpeedClaim speed={figures.speed} />
        <Claim title={body.title} lead={body.lead} measuredOn={null}>
          <Bars bars={[body.same, body.oneOff, body.twoOff].map((name) => ({ name, share: null }))} />
        </Claim>
        <Claim title={cannot.title} lead={cannot.lead}>
          <ul className="cannot">
            {cannot.lines.map(({ name, why }) => (
              <li key={name}>
                <Minus className="icon" aria-hidden />
                <p>
                  <b>{name}</b>
                  <br />
                  <span className="soft">{why}</span>
                </p>
              </li>
            ))}
          </ul>
        </Claim>
        <Claim title={how.title}>
          <ol className="accuracy-steps">
            {how.steps.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
        </Claim>
      </div>
    </>
  );
}
