import { MAX_LENGTHS } from "@hundeblick/proto/health/answer-limits";
import type { AnalyzeContext } from "@hundeblick/proto/http/context";
import { useState, type FormEvent, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { contextOf } from "#shared/session/context-of.ts";
import { Checks } from "../check/components/Checks.tsx";
import { Concerns } from "../check/components/Concerns.tsx";
import { ConcernsInText } from "../check/components/ConcernsInText.tsx";
import { useConcernChoice } from "../check/use-concern-choice.ts";
import { usePrefetchedCheck } from "../check/use-prefetched-check.ts";
import { HealthLists } from "../check/components/HealthLists.tsx";
import { askedAnswers } from "../emergency/alarms.ts";
import { EmergencyAt } from "../emergency/components/EmergencyAt.tsx";
import { UnderText } from "../emergency/components/UnderText.tsx";
import { useEmergency } from "../emergency/use-emergency.ts";
import { readWeight } from "#shared/session/read-answers.ts";
import { useDogInfo } from "../use-dog-info.ts";
import { useStatedFacts } from "../use-stated-facts.ts";
import { useWrittenFacts } from "../use-written-facts.ts";
import { AgeField } from "./AgeField.tsx";
import { BodyQuestions } from "./BodyQuestions.tsx";
import { BreedField } from "./BreedField.tsx";
import { CareQuestions } from "./CareQuestions.tsx";
import { FormActions } from "./FormActions.tsx";
import { RedFlagList } from "./RedFlagList.tsx";
import { TextField } from "./TextField.tsx";
import { WeightField } from "./WeightField.tsx";

export interface DetailsFormProps {
  /** Gets the answers; an empty context when skipped, which is not possible once something about health is told. */
  onSend: (context: AnalyzeContext) => void;
  /** Slot for extra photos. */
  morePhotos?: ReactNode;
}

/** The optional questions about the dog. Invalid values are questioned before submission. */
export function DetailsForm({ onSend, morePhotos }: DetailsFormProps) {
  const { t } = useTranslation();
  const { dog, change } = useDogInfo();
  const { known, watch } = useWrittenFacts(dog);
  const emergency = useEmergency(known);
  const choice = useConcernChoice(dog, change);
  usePrefetchedCheck();
  const stated = useStatedFacts(dog);
  const [ageIsWrong, setAgeIsWrong] = useState(false);
  const [sent, setSent] = useState(false);

  function send(event: FormEvent) {
    event.preventDefault();
    setSent(true);
    const wrong = ageIsWrong ? "dog-years" : readWeight(dog.weight_kg).kind === "complaint" ? "dog-weight" : null;
    if (wrong) document.getElementById(wrong)?.focus();
    else {
      const wordAnswers = askedAnswers(dog.wordAnswers, emergency.read);
      onSend(contextOf({ ...dog, wordAnswers }));
    }
  }

  const urgent = { emergency, dog, change };
  const lists = [emergency.alarms, dog.concerns, dog.wordAnswers, dog.checks, dog.conditions, dog.medicines];
  const texts = [dog.words, dog.additionalInfo];
  const hasAnswers = lists.some(({ length }) => length > 0) || texts.some((text) => text.trim() !== "");

  return (
    <form
      className={`stack stack--l details-form${emergency.open ? " is-emergency" : ""}`}
      noValidate
      onSubmit={send}
      {...watch}
    >
      <RedFlagList ticked={dog.redFlags} onChange={(redFlags) => change({ redFlags })} />
      <EmergencyAt place="ticks" {...urgent} />
      <EmergencyAt place="concerns" {...urgent} />
      <Concerns
        dog={known}
        choice={choice}
        onWords={(words) => change({ words })}
        underWords={<UnderText place="words" {...urgent} />}
      />
      <TextField
        id="dog-name"
        label={t("Name")}
        value={dog.name}
        maxLength={MAX_LENGTHS.name}
        onChange={(name) => change({ name })}
      />
      <BreedField breed={dog.breed} onChange={(breed) => change({ breed })} />
      <AgeField
        ageMonths={dog.age_months}
        stated={stated.ageMonths}
        onChange={(age_months) => change({ age_months })}
        onComplaint={setAgeIsWrong}
      />
      <WeightField
        weightKg={dog.weight_kg}
        stated={stated.weightKg}
        insist={sent}
        onChange={(weight_kg) => change({ weight_kg })}
      />
      <BodyQuestions dog={dog} stated={stated.sex} change={change} />
      <HealthLists dog={dog} change={change} />
      <CareQuestions dog={dog} change={change}>
        <UnderText place="more" {...urgent} />
        <ConcernsInText dog={dog} choice={choice} />
      </CareQuestions>
      <Checks dog={dog} change={change} />
      {morePhotos}
      <FormActions onSkip={hasAnswers ? undefined : () => onSend({})} />
    </form>
  );
}
