import type { WeighedBreed } from "@hundeblick/triage/breeds/breed-weights";
import { useId } from "react";
import { AnswerField } from "#shared/ui/AnswerField.tsx";
import { WordChoice } from "#shared/ui/WordChoice.tsx";
import type { Changes } from "../frame/use-tool-answers.ts";
import { useToolTexts } from "../frame/use-tool-texts.ts";
import { type Known, type PuppyWeightAnswers, readAdultKg, SEXES } from "./puppy-weight.ts";

interface GrownDogFieldsProps {
  known: Known;
  draft: Partial<PuppyWeightAnswers>;
  breeds: readonly WeighedBreed[];
  onChange: (part: Changes<PuppyWeightAnswers>) => void;
}

/** The breed with its sex, or the weight of the grown dog. */
export function GrownDogFields({ known, draft: { dog = "", sex }, breeds, onChange }: GrownDogFieldsProps) {
  const text = useToolTexts("puppyWeight");
  const id = useId();
  if (known === "adult")
    return (
      <AnswerField
        id="puppy-adult"
        label={text.adultLabel}
        help={text.adultHelp}
        unit="kg"
        inputMode="decimal"
        value={dog}
        wrong={dog && readAdultKg(dog) === null ? text.adultWrong : undefined}
        onChange={(kg) => onChange({ dog: kg })}
      />
    );
  return (
    <>
      <div className="field">
        <label htmlFor={id}>{text.breedLabel}</label>
        <select
          className="input"
          id={id}
          value={breeds.some((breed) => breed.id === dog) ? dog : ""}
          aria-describedby={`${id}-help`}
          onChange={({ target }) => onChange({ dog: target.value || undefined })}
        >
          <option value="">{text.breedChoose}</option>
          {breeds.map((breed) => (
            <option key={breed.id} value={breed.id}>
              {breed.name}
            </option>
          ))}
        </select>
        <p className="help" id={`${id}-help`}>
          {text.breedHelp}
        </p>
      </div>
      <WordChoice
        legend={text.sexLabel}
        options={SEXES}
        labels={text.sexes}
        chosen={sex}
        onChoose={(next) => onChange({ sex: next })}
      />
    </>
  );
}
