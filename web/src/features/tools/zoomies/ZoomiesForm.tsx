import { choiceOf } from "../frame/choice-of.tsx";
import { ToolForm } from "../frame/ToolForm.tsx";
import type { ToolFormProps } from "../frame/use-tool-answers.ts";
import { useToolTexts } from "../frame/use-tool-texts.ts";
import { AGES, DURATIONS, FREQUENCIES, TRIGGERS, type ZoomiesAnswers } from "./zoomies.ts";

export function ZoomiesForm(form: ToolFormProps<ZoomiesAnswers>) {
  const text = useToolTexts("zoomies");
  const choice = choiceOf(form);
  return (
    <ToolForm label={text.calculate} complete={form.complete} onCalculate={form.onCalculate}>
      {choice("age", text.ageLabel, AGES, text.ages)}
      {choice("often", text.oftenLabel, FREQUENCIES, text.often)}
      {choice("trigger", text.triggerLabel, TRIGGERS, text.triggers)}
      {choice("lasts", text.lastsLabel, DURATIONS, text.lasts)}
    </ToolForm>
  );
}
