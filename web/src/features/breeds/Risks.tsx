import type { BreedPageFacts } from "@hundeblick/triage/breeds/page-facts";
import type { Names } from "@hundeblick/triage/modules";
import { pathOfTopic } from "@hundeblick/triage/page-slugs";
import { Link } from "react-router-dom";
import { useLanguage } from "#shared/language/use-language.ts";
import { Sentences } from "./BreedPart.tsx";
import { type Risk, useBreedWords } from "./breed-words.ts";

/** Risks of the breed, with the odds of verified studies. */
export function Risks({ facts, names }: { facts: BreedPageFacts; names: Names }) {
  const language = useLanguage();
  const words = useBreedWords();
  return (
    <>
      <p className="small soft">{words.labels.healthNote}</p>
      <Sentences of={facts.fromParents.map(({ parent, known }) => words.fromParent(parent, known))} />
      {facts.risks.map((risk) => (
        <div className="stack stack--s" key={risk.id}>
          <h3 className="step-4">{risk.name[language]}</h3>
          {risk.plain && <p>{risk.plain[language]}</p>}
          {words.odds(risk, facts.name[language]).map((text) => (
            <p key={text}>
              {text} {risk.study && <a href={`#study-${risk.id}`}>{words.labels.source}</a>}
            </p>
          ))}
          <Topics risk={risk} names={names} />
        </div>
      ))}
    </>
  );
}

/** Pages of related concerns and checks. */
function Topics({ risk: { watch }, names }: { risk: Risk; names: Names }) {
  const language = useLanguage();
  const topics = [
    ...names.concerns
      .filter(({ id }) => watch?.concerns.includes(id))
      .map(({ id, name }) => ({ name, path: pathOfTopic({ kind: "concern", id }, language) })),
    ...names.checks
      .filter(({ id }) => watch?.checks.includes(id))
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

const STAGES = ["puppy", "young", "adult", "senior"] as const;

/** The same by the age at which to begin looking. */
export function RisksByAge({ facts: { risks } }: { facts: BreedPageFacts }) {
  const language = useLanguage();
  const { stages, labels } = useBreedWords();
  return (
    <>
      {STAGES.map((stage) => {
        const now = risks.flatMap(({ watch }) => (watch?.from === stage ? [watch[language]] : []));
        return (
          now.length > 0 && (
            <div className="stack stack--s" key={stage}>
              <h3 className="step-4">{stages[stage]}</h3>
              <ul className="bullets">
                {now.map((text) => (
                  <li key={text}>{text}</li>
                ))}
              </ul>
            </div>
          )
        );
      })}
      <p className="small soft">{labels.ageNote}</p>
    </>
  );
}
