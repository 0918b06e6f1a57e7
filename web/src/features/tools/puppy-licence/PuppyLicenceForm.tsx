import { choiceOf } from "../frame/choice-of.tsx";
import { ToolForm } from "../frame/ToolForm.tsx";
import type { ToolFormProps } from "../frame/use-tool-answers.ts";
import { useToolTexts } from "../frame/use-tool-texts.ts";
import { AGES, BEHAVIOURS, DOGS, type LicenceAnswers, PLACES } from "./puppy-licence.ts";

export function PuppyLicenceForm(form: ToolFormProps<LicenceAnswers>) {
  const text = useToolTexts("puppyLicence");
  const choice = choiceOf(form);
  return (
    <ToolForm label={text.calculate} complete={form.complete} onCalculate={form.onCalculate}>
      {choice("age", text.ageLabel, AGES, text.ages)}
      {choice("place", text.placeLabel, PLACES, text.places)}
      {choice("dogs", text.dogsLabel, DOGS, text.dogs)}
      {choice("behaviour", text.behaviourLabel, BEHAVIOURS, text.behaviours)}
    </ToolForm>
  );
}
