import type { OpenQuestion } from "@hundeblick/proto/http/report-check";
import { ConcernQuestions } from "../check/components/ConcernQuestions.tsx";
import { triageDog } from "../check/triage-dog.ts";
import { AgeField } from "../components/AgeField.tsx";
import { BodyQuestions } from "../components/BodyQuestions.tsx";
import { RedFlagList } from "../components/RedFlagList.tsx";
import { WeightField } from "../components/WeightField.tsx";
import { useStatedFacts } from "../use-stated-facts.ts";
import type { AddedFormProps } from "./add-answers-props.ts";
import { AskedArthritis } from "./AskedArthritis.tsx";
import { AskedBreed } from "./AskedBreed.tsx";
import { AskedCheck } from "./AskedCheck.tsx";
import { AskedText } from "./AskedText.tsx";
import { AskedWords } from "./AskedWords.tsx";

interface AskedFieldProps extends AddedFormProps {
  question: OpenQuestion;
  /** Show validation errors: the form was submitted. */
  insist: boolean;
  onAgeComplaint: (wrong: boolean) => void;
  isBreedCounted: boolean;
  onCountBreed: (isCounted: boolean) => void;
}

/** One open question with its part of the form; nothing for an unknown one. */
export function AskedField(props: AskedFieldProps) {
  const { question, dog, initial, insist, change, onAgeComplaint, isBreedCounted, onCountBreed } = props;
  const stated = useStatedFacts(dog);
  if (question.kind === "concern") {
    const concern = dog.concerns.find(({ id }) => id === question.concern);
    if (!concern) return null;
    return (
      <ConcernQuestions
        info={concern}
        dog={triageDog(dog)}
        onChange={(next) => change({ concerns: dog.concerns.map((one) => (one.id === next.id ? next : one)) })}
      />
    );
  }
  if (question.kind === "check")
    return <AskedCheck id={question.check} name={question.text} dog={dog} initial={initial} change={change} />;
  switch (question.field) {
    case "age_months":
      return (
        <AgeField
          ageMonths={dog.age_months}
          stated={stated.ageMonths}
          onChange={(age_months) => change({ age_months })}
          onComplaint={onAgeComplaint}
        />
      );
    case "weight_kg":
      return (
        <WeightField
          weightKg={dog.weight_kg}
          stated={stated.weightKg}
          insist={insist}
          onChange={(weight_kg) => change({ weight_kg })}
        />
      );
    case "breed":
      return (
        <AskedBreed question={question} dog={dog} change={change} isCounted={isBreedCounted} onCount={onCountBreed} />
      );
    case "sex":
      return <BodyQuestions dog={dog} stated={stated.sex} change={change} />;
    case "additionalInfo":
      return <AskedWords dog={dog} initial={initial} change={change} />;
    case "meds":
    case "allergies":
      return <AskedText field={question.field} label={question.text} dog={dog} initial={initial} change={change} />;
    case "arthritis":
      return <AskedArthritis dog={dog} change={change} />;
    case "redFlags":
      return <RedFlagList ticked={dog.redFlags} onChange={(redFlags) => change({ redFlags })} />;
    default:
      return null;
  }
}
