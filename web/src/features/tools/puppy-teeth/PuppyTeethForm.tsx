import { choiceOf } from "../frame/choice-of.tsx";
import { writeDay } from "../frame/dates.ts";
import { ToolForm } from "../frame/ToolForm.tsx";
import type { ToolFormProps } from "../frame/use-tool-answers.ts";
import { useToolTexts } from "../frame/use-tool-texts.ts";
import { AGES, FOUND, OBSERVATIONS, SIZES, type TeethAnswers } from "./puppy-teeth.ts";

export function PuppyTeethForm({ draft, complete, onChange, onCalculate }: ToolFormProps<TeethAnswers>) {
  const text = useToolTexts("puppyTeeth");
  const choice = choiceOf<TeethAnswers>({
    draft,
    onChange: (part) => onChange({ ...part, on: writeDay(new Date()) }),
  });
  return (
    <ToolForm label={text.calculate} complete={complete} onCalculate={onCalculate}>
      {choice("age", text.ageLabel, AGES, text.ages)}
      {choice("size", text.sizeLabel, SIZES, text.sizes)}
      {choice("seen", text.seenLabel, OBSERVATIONS, text.seen)}
      {choice("found", text.foundLabel, FOUND, text.found)}
    </ToolForm>
  );
}
