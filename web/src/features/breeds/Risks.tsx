import { pathOfIllness } from "@hundeblick/triage/breeds/breed-slugs";
import { STAGES } from "@hundeblick/triage/breeds/stages";
import type { BreedPageFacts } from "@hundeblick/triage/breeds/page-facts";
import { Link } from "react-router-dom";
import { useLanguage } from "#shared/language/use-language.ts";
import { type Risk, useBreedTexts } from "./texts.ts";
import { shortStudy } from "./sources.ts";

/** Risks by the age to begin looking, with the odds of verified studies; lower risks last. Signs are on a page of their own. */
export function Risks({ facts: { risks, fromParents, fromOneParent, life } }: { facts: BreedPageFacts }) {
  const language = useLanguage();
  const { labels, stage: writeStage } = useBreedTexts();
  const known = [...fromParents, ...risks];
  const rarer = risks.filter(({ from }) => !from);
  const staged = STAGES.map((stage) => ({ stage, found: known.filter(({ from }) => from === stage) }));
  return (
    <>
      <p className="small soft">{labels.healthNote}</p>
      {fromParents.length > 0 && <p>{labels.bothParents}</p>}
      {staged.map(
        ({ stage, found }) =>
          found.length > 0 && (
            <div className="stack stack--s" key={stage}>
              <h3 className="step-4">{writeStage(stage, life)}</h3>
              <RiskList risks={found} />
            </div>
          ),
      )}
      {fromOneParent.length > 0 && <p>{labels.oneParent}</p>}
      {fromOneParent.map((parent) => (
        <div className="stack stack--s" key={parent.name.en}>
          <h3 className="step-4">{parent.name[language]}</h3>
          <RiskList risks={parent.risks} />
        </div>
      ))}
      {rarer.length > 0 && (
        <div className="stack stack--s">
          <h3 className="step-4">{labels.rarer}</h3>
          <RiskList risks={rarer} />
        </div>
      )}
      {known.some(({ from }) => from) && <p className="small soft">{labels.ageNote}</p>}
    </>
  );
}

function RiskList({ risks }: { risks: readonly Risk[] }) {
  const language = useLanguage();
  const { labels } = useBreedTexts();
  if (risks.length === 0) return null;
  return (
    <ul className="bullets">
      {risks.map((risk) => (
        <li key={risk.id}>
          {/* so that the browser scrolls to it */}
          <Link reloadDocument to={pathOfIllness(risk.id, language)}>
            {risk.name[language]}
          </Link>
          {risk.urgent && `, ${labels.urgent}`}
          <Odds risk={risk} />
        </li>
      ))}
    </ul>
  );
}

function Odds({ risk }: { risk: Risk }) {
  const { odds, andOthers } = useBreedTexts();
  const text = odds(risk);
  if (!text || !risk.study) return null;
  return (
    <p>
      {text} (<a href={risk.study.url}>{shortStudy(risk.study, andOthers)}</a>).
    </p>
  );
}
