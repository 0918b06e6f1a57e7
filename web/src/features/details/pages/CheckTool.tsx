import "@hundeblick/web-kit/styles/details.css";
import "@hundeblick/web-kit/styles/check/questions.css";
import type { CheckAnswers } from "@hundeblick/proto/health/check";
import type { Check } from "@hundeblick/triage/check";
import { checkDogOf } from "@hundeblick/triage/check-dog";
import { evaluateCheck } from "@hundeblick/triage/evaluate-check";
import { useState } from "react";
import { LevelCard } from "../../../ui/LevelCard.tsx";
import type { Answer } from "../check/answering.ts";
import { ANSWER_PICTURES } from "../check/check-pictures.ts";
import { CheckInput } from "../check/components/CheckInput.tsx";
import { triageDog } from "../check/triage-dog.ts";
import { useCountedUses } from "../check/use-counted-uses.ts";
import { useDogInfo } from "../use-dog-info.ts";
import { AboutDog } from "./AboutDog.tsx";
import { withCheck } from "./carry.ts";
import { ReportLink } from "./ReportLink.tsx";
import { usePageWords } from "./use-page-words.ts";

/** What was found in the page's check and what it means. It goes into the form only when a report is wanted. */
export function CheckTool({ check }: { check: Check }) {
  const words = usePageWords();
  const { dog, change } = useDogInfo();
  const [own, setOwn] = useState<CheckAnswers | null>(null);
  const inputs = own ?? dog.checks.find(({ id }) => id === check.id)?.inputs ?? {};
  const result = evaluateCheck(check, inputs, checkDogOf(triageDog(dog)));
  const band = check.bands.find(({ id }) => id === result.band);
  // opening the page of a check is no use of it yet
  const isBegun = Object.keys(inputs).length > 0;
  useCountedUses(
    isBegun ? [{ kind: "check", id: check.id, isFinished: !!band, level: band?.level ?? null, skipped: [] }] : [],
  );
  const answer = (input: string, given: Answer) => {
    const { [input]: _before, ...others } = inputs;
    setOwn(Array.isArray(given) && given.length === 0 ? others : { ...others, [input]: given });
  };
  return (
    <div className="stack check-tool">
      <AboutDog dog={dog} change={change} />
      <div className="question-card">
        {check.inputs.map((input) => (
          <CheckInput
            key={input.id}
            input={input}
            name={`${check.id}-${input.id}`}
            pictures={ANSWER_PICTURES[check.id]?.[input.id]}
            howTo={null}
            answer={inputs[input.id]}
            onAnswer={(given) => answer(input.id, given)}
          />
        ))}
      </div>
      <h3 className="step-4">{words.result}</h3>
      <div className="stack" aria-live="polite">
        {band ? (
          <LevelCard level={band.level}>
            <p>{band.text}</p>
          </LevelCard>
        ) : (
          <p className="soft">{words.noResultYet}</p>
        )}
      </div>
      {Object.keys(inputs).length > 0 && (
        <button className="link-button" type="button" onClick={() => setOwn({})}>
          {words.takeBack}
        </button>
      )}
      <ReportLink onGo={() => change({ checks: withCheck(dog.checks, check.id, inputs, new Date()) })} />
    </div>
  );
}
