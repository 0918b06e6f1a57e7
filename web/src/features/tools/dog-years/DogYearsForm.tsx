import { AnswerField } from "#shared/ui/AnswerField.tsx";
import { choiceOf } from "../frame/choice-of.tsx";
import { ToolForm } from "../frame/ToolForm.tsx";
import type { ToolFormProps } from "../frame/use-tool-answers.ts";
import { useToolTexts, useToolWords } from "../frame/use-tool-texts.ts";
import { type DogYearsAnswers, readYears, SIZES } from "./dog-years.ts";

export function DogYearsForm({ draft, onChange, onCalculate }: ToolFormProps<DogYearsAnswers>) {
  const words = useToolWords();
  const text = useToolTexts("dogYears");
  return (
    <ToolForm label={text.calculate} complete={Boolean(draft.age && draft.size)} onCalculate={onCalculate}>
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
      {choiceOf({ draft, onChange })("size", text.sizeLabel, SIZES, text.sizes)}
    </ToolForm>
  );
}
