import { ChevronDown } from "lucide-react";
import { AgeField } from "../components/AgeField.tsx";
import { BodyQuestions } from "../components/BodyQuestions.tsx";
import { WeightField } from "../components/WeightField.tsx";
import type { DogFormProps } from "../use-dog-info.ts";
import { useStatedFacts } from "../use-stated-facts.ts";
import { LinkedBreed } from "./LinkedBreed.tsx";
import { useDetailsTexts } from "./texts.ts";

/** Traits for the rules, collapsed because most rules do not need them. */
export function AboutDog({ dog, change }: DogFormProps) {
  const texts = useDetailsTexts();
  const stated = useStatedFacts(dog);
  return (
    <>
      <LinkedBreed dog={dog} change={change} />
      <details className="concern-group about-dog">
        <summary>
          <span>
            <b>{texts.aboutDog}</b>
            <span className="small soft"> {texts.aboutDogWhy}</span>
          </span>
          <ChevronDown className="icon" aria-hidden />
        </summary>
        <div className="stack">
          <AgeField
            ageMonths={dog.age_months}
            stated={stated.ageMonths}
            onChange={(age_months) => change({ age_months })}
            onComplaint={() => undefined}
          />
          <WeightField
            weightKg={dog.weight_kg}
            stated={stated.weightKg}
            insist={false}
            onChange={(weight_kg) => change({ weight_kg })}
          />
          <BodyQuestions dog={dog} stated={stated.sex} change={change} />
        </div>
      </details>
    </>
  );
}
