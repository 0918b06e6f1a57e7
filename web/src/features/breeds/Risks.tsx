import type { BreedPageFacts } from "@hundeblick/triage/breeds/page-facts";
import type { Names } from "@hundeblick/triage/modules";
import { pathOfTopic } from "@hundeblick/triage/page-slugs";
import { Link } from "react-router-dom";
import { useLanguage } from "#shared/language/use-language.ts";
import { Sentences } from "./BreedPart.tsx";
import { type Risk, useBreedWords } from "./breed-words.ts";
import { shortStudy } from "./sources.ts";

const STAGES = ["puppy", "young", "adult", "senior"] as const;

interface RisksProps {
  facts: BreedPageFacts;
  names: Names;
}

/** Risks of the breed by the age to begin looking, with the odds of verified studies; lower risks last. */
export function Risks({ facts, names }: RisksProps) {
  const language = useLanguage();
  const words = useBreedWords();
  const rarer = facts.risks.filter(({ watch }) => !watch);
  const staged = STAGES.map((stage) => ({ stage, risks: facts.risks.filter(({ watch }) => watch?.from === stage) }));
  return (
    <>
      <p className="small soft">{words.labels.healthNote}</p>
      {facts.fromParents && <FromParents {...facts.fromParents} />}
      {staged.map(
        ({ stage, risks }) =>
          risks.length > 0 && (
            <div className="stack stack--s" key={stage}>
              <h3 className="step-4">{words.stage(stage, facts)}</h3>
              {risks.map((risk) => (
                <div key={risk.id}>
                  <p>
                    <strong>{risk.name[language]}:</strong> {risk.watch?.[language]}
                  </p>
                  <Odds risk={risk} />
                </div>
              ))}
              <Topics risks={risks} names={names} />
            </div>
          ),
      )}
      {rarer.map((risk) => (
        <div key={risk.id}>
          <p>
            <strong>{risk.name[language]}</strong>
          </p>
          <Odds risk={risk} />
        </div>
      ))}
      {rarer.length < facts.risks.length && <p className="small soft">{words.labels.ageNote}</p>}
    </>
  );
}

function Odds({ risk }: { risk: Risk }) {
  const { odds, andOthers } = useBreedWords();
  const text = odds(risk);
  if (!text || !risk.study) return null;
  return (
    <p>
      {text} (<a href={risk.study.url}>{shortStudy(risk.study, andOthers)}</a>).
    </p>
  );
}

function FromParents({ both, only }: NonNullable<BreedPageFacts["fromParents"]>) {
  const { fromBoth, fromOne } = useBreedWords();
  const own = only.filter(({ known }) => known.length > 0);
  return (
    <>
      {both.length > 0 && <p>{fromBoth(both)}</p>}
      <Sentences of={own.map(({ parent, known }) => fromOne(parent, known))} />
    </>
  );
}

/** Pages of related concerns and checks. */
function Topics({ risks, names }: { risks: readonly Risk[]; names: Names }) {
  const language = useLanguage();
  const topics = [
    ...names.concerns
      .filter(({ id }) => risks.some(({ watch }) => watch?.concerns.includes(id)))
      .map(({ id, name }) => ({ name, path: pathOfTopic({ kind: "concern", id }, language) })),
    ...names.checks
      .filter(({ id }) => risks.some(({ watch }) => watch?.checks.includes(id)))
      .map(({ id, name }) => ({ name, path: pathOfTopic({ kind: "check", id }, language) })),
  ];
  if (topics.length === 0) return null;
  return (
    <ul className="chips topic-links">
      {topics.map(({ name, path }) => (
        <li key={path}>
          <Link className="chip" to={path}>
            {name}
          </Link>
        </li>
      ))}
    </ul>
  );
}
