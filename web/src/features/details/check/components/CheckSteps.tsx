import type { CheckAnswers } from "@hundeblick/proto/health/check";
import type { CheckId } from "@hundeblick/proto/health/check-lists";
import { checkDogOf } from "@hundeblick/triage/check-dog";
import type { Dog } from "@hundeblick/triage/dog";
import { evaluateCheck } from "@hundeblick/triage/evaluate-check";
import { loadCheck } from "@hundeblick/triage/load";
import { useCallback } from "react";
import { useTranslation } from "react-i18next";
import { useLanguage } from "../../../../app/use-language.ts";
import type { Answer } from "../answering.ts";
import { ANSWER_PICTURES, STEPS_OF_INPUT } from "../check-pictures.ts";
import { useCountedUses } from "../use-counted-uses.ts";
import { useLoaded } from "../use-loaded.ts";
import { CheckInput } from "./CheckInput.tsx";
import { HowTo } from "./HowTo.tsx";
import { NotLoaded } from "./NotLoaded.tsx";

interface CheckStepsProps {
  id: CheckId;
  inputs: CheckAnswers;
  dog: Dog;
  /** No inputs: the check is taken back. */
  onMeasure: (inputs: CheckAnswers) => void;
}

/** One check: how it is done, what was found, and what that means. */
export function CheckSteps({ id, inputs, dog, onMeasure }: CheckStepsProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { value: check, failed, again } = useLoaded(useCallback(() => loadCheck(id, language), [id, language]));
  const result = check && evaluateCheck(check, inputs, checkDogOf(dog));
  const meaning = check?.bands.find(({ id: band }) => band === result?.band);
  useCountedUses(
    check ? [{ kind: "check", id, isFinished: !!meaning, level: meaning?.level ?? null, skipped: [] }] : [],
  );
  if (failed) return <NotLoaded onAgain={again} />;
  if (!check) return null;
  const stepsOf = STEPS_OF_INPUT[id];
  const answer = (input: string, given: Answer) => {
    const { [input]: _before, ...others } = inputs;
    onMeasure(Array.isArray(given) && given.length === 0 ? others : { ...others, [input]: given });
  };
  return (
    <div className="stack check-steps">
      {!stepsOf && <HowTo steps={check.steps} />}
      {check.inputs.map((input) => (
        <CheckInput
          key={input.id}
          input={input}
          name={`${id}-${input.id}`}
          pictures={ANSWER_PICTURES[id]?.[input.id]}
          howTo={stepsOf && <HowTo steps={check.steps.filter((_step, i) => stepsOf[input.id]?.includes(i))} />}
          answer={inputs[input.id]}
          onAnswer={(given) => answer(input.id, given)}
        />
      ))}
      <div aria-live="polite">{meaning && <p className="notice">{meaning.text}</p>}</div>
      <p className="small soft">{check.notFor}</p>
      {Object.keys(inputs).length > 0 && (
        <button className="link-button" type="button" onClick={() => onMeasure({})}>
          {t("Take this check back")}
        </button>
      )}
    </div>
  );
}
