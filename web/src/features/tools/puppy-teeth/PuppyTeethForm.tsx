import { WordChoice } from "#shared/ui/WordChoice.tsx";
import { writeDay } from "../frame/dates.ts";
import { useToolTexts } from "../frame/use-tool-texts.ts";
import { AGES, FOUND, OBSERVATIONS, SIZES, type TeethAnswers } from "./puppy-teeth.ts";

interface PuppyTeethFormProps {
  draft: Partial<TeethAnswers>;
  complete: boolean;
  onChange: (part: Partial<TeethAnswers>) => void;
  onCalculate: () => void;
}

export function PuppyTeethForm({ draft, complete, onChange, onCalculate }: PuppyTeethFormProps) {
  const text = useToolTexts("puppyTeeth");
  const change = (part: Partial<TeethAnswers>) => onChange({ ...part, on: writeDay(new Date()) });
  return (
    <form
      className="card stack stack--l"
      onSubmit={(event) => {
        event.preventDefault();
        onCalculate();
      }}
    >
      <WordChoice
        legend={text.ageLabel}
        options={AGES}
        labels={text.ages}
        chosen={draft.age}
        onChoose={(age) => change({ age })}
      />
      <WordChoice
        legend={text.sizeLabel}
        options={SIZES}
        labels={text.sizes}
        chosen={draft.size}
        onChoose={(size) => change({ size })}
      />
      <WordChoice
        legend={text.seenLabel}
        options={OBSERVATIONS}
        labels={text.seen}
        chosen={draft.seen}
        onChoose={(seen) => change({ seen })}
      />
      <WordChoice
        legend={text.foundLabel}
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
