import type { CheckAnswers } from "@hundeblick/proto/health/check";
import type { CheckId } from "@hundeblick/proto/health/check-lists";
import { checkDogOf } from "@hundeblick/triage/check-dog";
import { checkFigures } from "@hundeblick/triage/check-figures";
import type { Dog } from "@hundeblick/triage/dog";
import { bandsOf, evaluateCheck } from "@hundeblick/triage/evaluate-check";
import { loadCheck } from "@hundeblick/triage/load";
import { useCallback } from "react";
import { useTranslation } from "react-i18next";
import { useLanguage } from "#shared/language/use-language.ts";
import { FigureList } from "#shared/ui/FigureList.tsx";
import { useLoaded } from "#shared/use-loaded.ts";
import { useCountedUses } from "../use-counted-uses.ts";
import { CheckResult } from "./CheckResult.tsx";
import { CheckScreens } from "./CheckScreens.tsx";
import { NotLoaded } from "./NotLoaded.tsx";

interface CheckStepsProps {
  id: CheckId;
  inputs: CheckAnswers;
  dog: Dog;
  /** Without inputs the check is withdrawn. */
  onMeasure: (inputs: CheckAnswers) => void;
  place: number | null;
  setPlace: (place: number | null) => void;
}

/** One check: instructions, inputs and result. */
export function CheckSteps({ id, inputs, dog, onMeasure, place, setPlace }: CheckStepsProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { value: check, failed, again } = useLoaded(useCallback(() => loadCheck(id, language), [id, language]));
  const result = check && evaluateCheck(check, inputs, checkDogOf(dog));
  const [meaning, ...also] = check && result ? bandsOf(check.bands, result) : [];
  useCountedUses(
    check ? [{ kind: "check", id, isFinished: !!meaning, level: meaning?.level ?? null, skipped: [] }] : [],
  );
  const takeBack = () => {
    onMeasure({});
    setPlace(null);
  };
  if (failed) return <NotLoaded onAgain={again} />;
  if (!check) return null;
  return (
    <div className="stack check-steps">
      <CheckScreens check={check} inputs={inputs} dog={dog} onInputs={onMeasure} place={place} onPlace={setPlace} />
      {result && <FigureList figures={checkFigures(result, language)} />}
      <CheckResult band={meaning} />
      {also.map(({ id: band, text }) => (
        <p className="notice" key={band}>
          {text}
        </p>
      ))}
      <p className="small soft">{check.notFor}</p>
      {Object.keys(inputs).length > 0 && (
        <button className="link-button" type="button" onClick={takeBack}>
          {t("Take this check back")}
        </button>
      )}
    </div>
  );
}
