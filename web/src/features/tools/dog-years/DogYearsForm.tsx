import { useLanguage } from "../../../app/use-language.ts";
import { WordChoice } from "../../../ui/WordChoice.tsx";
import { useToolWords } from "../frame/use-tool-words.ts";
import { AGE, type DogYearsAnswers, SIZES } from "./dog-years.ts";
import { TEXTS } from "./dog-years.texts.ts";

interface DogYearsFormProps {
  draft: Partial<DogYearsAnswers>;
  complete: boolean;
  onChange: (part: Partial<DogYearsAnswers>) => void;
  onCalculate: () => void;
}

export function DogYearsForm({ draft, complete, onChange, onCalculate }: DogYearsFormProps) {
  const text = TEXTS[useLanguage()];
  const words = useToolWords();
  return (
    <form
      className="card stack stack--l"
      onSubmit={(event) => {
        event.preventDefault();
        onCalculate();
      }}
    >
      <div className="field">
        <label htmlFor="dog-age">{text.ageLabel}</label>
        <div className="with-unit">
          <input
            className="input"
            id="dog-age"
            type="number"
            inputMode="decimal"
            {...AGE}
            value={draft.age ?? ""}
            aria-describedby="age-help"
            onChange={(event) => onChange({ age: event.target.value })}
          />
          <span>{words.years}</span>
        </div>
        <p className="help" id="age-help">
          {text.ageHelp}
        </p>
      </div>
      <WordChoice
        legend={text.sizeLabel}
        options={SIZES}
        labels={text.sizes}
        chosen={draft.size}
        onChoose={(size) => onChange({ size })}
      />
      <button className="button" type="submit" disabled={!complete}>
        {text.calculate}
      </button>
    </form>
  );
}
