import type { WeighedBreed } from "@hundeblick/triage/breeds/breed-weights";
import { useId } from "react";
import { AnswerField } from "#shared/ui/AnswerField.tsx";
import { choiceOf } from "../frame/choice-of.tsx";
import type { ToolFormProps } from "../frame/use-tool-answers.ts";
import { useToolTexts } from "../frame/use-tool-texts.ts";
import { type Known, type PuppyWeightAnswers, readAdultKg, SEXES } from "./puppy-weight.ts";

interface GrownDogFieldsProps extends Pick<ToolFormProps<PuppyWeightAnswers>, "draft" | "onChange"> {
  known: Known;
  breeds: readonly WeighedBreed[];
}

/** The breed with its sex, or the weight of the grown dog. */
export function GrownDogFields({ known, draft, breeds, onChange }: GrownDogFieldsProps) {
  const { dog = "" } = draft;
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
      {choiceOf({ draft, onChange })("sex", text.sexLabel, SEXES, text.sexes)}
    </>
  );
}
