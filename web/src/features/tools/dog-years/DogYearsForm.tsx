import { AnswerField } from "#shared/ui/AnswerField.tsx";
import { WordChoice } from "#shared/ui/WordChoice.tsx";
import { useToolTexts, useToolWords } from "../frame/use-tool-texts.ts";
import { type DogYearsAnswers, readYears, SIZES } from "./dog-years.ts";

interface DogYearsFormProps {
  draft: Partial<DogYearsAnswers>;
  onChange: (part: Partial<DogYearsAnswers>) => void;
  onCalculate: () => void;
}

export function DogYearsForm({ draft, onChange, onCalculate }: DogYearsFormProps) {
  const words = useToolWords();
  const text = useToolTexts("dogYears");
  return (
    <form
      className="card stack stack--l"
      onSubmit={(event) => {
        event.preventDefault();
        onCalculate();
      }}
    >
      <AnswerField
        id="dog-age"
        label={text.ageLabel}
        help={text.ageHelp}
        unit={words.years}
        inputMode="decimal"
        value={draft.age ?? ""}
        wrong={draft.age && readYears(draft.age) === null ? text.ageWrong : undefined}
        onChange={(age) => onChange({ age })}
      />
      <WordChoice
        legend={text.sizeLabel}
        options={SIZES}
        labels={text.sizes}
        chosen={draft.size}
        onChoose={(size) => onChange({ size })}
      />
      <button className="button" type="submit" disabled={!draft.age || !draft.size}>
        {text.calculate}
      </button>
    </form>
  );
}
