import { LONGEST } from "@hundeblick/proto/health/answer-limits";
import { RED_FLAGS_NOW } from "@hundeblick/proto/health/answers";
import type { AnalyzeContext } from "@hundeblick/proto/http/context";
import { useState, type FormEvent } from "react";
import { useTranslation } from "react-i18next";
import { contextOf } from "../context-of.ts";
import { Checks } from "../check/components/Checks.tsx";
import { Concerns } from "../check/components/Concerns.tsx";
import { HealthLists } from "../check/components/HealthLists.tsx";
import { readWeight } from "../read-answers.ts";
import { useDogInfo } from "../use-dog-info.ts";
import { AgeField } from "./AgeField.tsx";
import { BodyQuestions } from "./BodyQuestions.tsx";
import { BreedField } from "./BreedField.tsx";
import { CareQuestions } from "./CareQuestions.tsx";
import { RedFlagList } from "./RedFlagList.tsx";
import { SeeVetAdvice } from "./SeeVetAdvice.tsx";
import { TextField } from "./TextField.tsx";
import { WeightField } from "./WeightField.tsx";

export interface DetailsFormProps {
  /** Gets everything the owner told; an empty context when the questions were skipped, which a ticked red flag or a concern never is. */
  onSend: (context: AnalyzeContext) => void;
}

/** The optional questions about the dog. Nothing is required; what cannot be right is asked about before it is sent. */
export function DetailsForm({ onSend }: DetailsFormProps) {
  const { t } = useTranslation();
  const { dog, change } = useDogInfo();
  const redFlags = RED_FLAGS_NOW.filter((flag) => dog.redFlags.includes(flag));
  const [ageIsWrong, setAgeIsWrong] = useState(false);
  const [sent, setSent] = useState(false);

  function send(event: FormEvent) {
    event.preventDefault();
    setSent(true);
    const wrong = ageIsWrong ? "dog-years" : readWeight(dog.weight_kg).kind === "complaint" ? "dog-weight" : null;
    if (wrong) document.getElementById(wrong)?.focus();
    else onSend(contextOf(dog));
  }

  return (
    <form className="stack stack--l details-form" noValidate onSubmit={send}>
      <RedFlagList ticked={redFlags} onChange={(ticked) => change({ redFlags: ticked })} />
      <SeeVetAdvice ticked={redFlags} />
      <Concerns dog={dog} change={change} />
      <TextField
        id="dog-name"
        label={t("Name")}
        value={dog.name}
        maxLength={LONGEST.name}
        onChange={(name) => change({ name })}
      />
      <BreedField breed={dog.breed} onChange={(breed) => change({ breed })} />
      <AgeField
        ageMonths={dog.age_months}
        onChange={(age_months) => change({ age_months })}
        onComplaint={setAgeIsWrong}
      />
      <WeightField weightKg={dog.weight_kg} insist={sent} onChange={(weight_kg) => change({ weight_kg })} />
      <BodyQuestions dog={dog} change={change} />
      <HealthLists dog={dog} change={change} />
      <CareQuestions dog={dog} change={change} />
      <Checks dog={dog} change={change} />
      <div className="sticky-actions">
        {redFlags.length === 0 && dog.concerns.length === 0 && (
          <button className="button button--bare" type="button" onClick={() => onSend({})}>
            {t("Skip")}
          </button>
        )}
        <button className="button" type="submit">
          {t("Continue")}
        </button>
      </div>
    </form>
  );
}
