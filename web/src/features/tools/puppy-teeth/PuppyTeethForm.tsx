import { useLanguage } from "../../../app/use-language.ts";
import { Choices } from "../frame/Choices.tsx";
import { writeDay } from "../frame/dates.ts";
import { AGES, FOUND, OBSERVATIONS, SIZES, type TeethAnswers } from "./puppy-teeth.ts";
import { TEXTS } from "./puppy-teeth.texts.ts";

interface PuppyTeethFormProps {
  draft: Partial<TeethAnswers>;
  complete: boolean;
  onChange: (part: Partial<TeethAnswers>) => void;
  onCalculate: () => void;
}

export function PuppyTeethForm({ draft, complete, onChange, onCalculate }: PuppyTeethFormProps) {
  const text = TEXTS[useLanguage()];
  const change = (part: Partial<TeethAnswers>) => onChange({ ...part, on: writeDay(new Date()) });
  return (
    <form
      className="card stack stack--l"
      onSubmit={(event) => {
        event.preventDefault();
        onCalculate();
      }}
    >
      <Choices
        legend={text.ageLabel}
        name="age"
        options={AGES}
        labels={text.ages}
        chosen={draft.age}
        onChoose={(age) => change({ age })}
      />
      <Choices
        legend={text.sizeLabel}
        name="size"
        options={SIZES}
        labels={text.sizes}
        chosen={draft.size}
        onChoose={(size) => change({ size })}
      />
      <Choices
        legend={text.seenLabel}
        name="seen"
        options={OBSERVATIONS}
        labels={text.seen}
        chosen={draft.seen}
        onChoose={(seen) => change({ seen })}
      />
      <Choices
        legend={text.foundLabel}
        name="found"
        options={FOUND}
        labels={text.found}
        chosen={draft.found}
        onChoose={(found) => change({ found })}
      />
      <button className="button" type="submit" disabled={!complete}>
        {text.calculate}
      </button>
    </form>
  );
}
