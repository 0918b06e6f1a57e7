import { FormBesidePicture } from "../frame/FormBesidePicture.tsx";
import { ToolFrame } from "../frame/ToolFrame.tsx";
import { useToolAnswers } from "../frame/use-tool-answers.ts";
import { useToolTexts } from "../frame/use-tool-texts.ts";
import { FIELDS } from "./worms-ticks.ts";
import { WormsTicksForm } from "./WormsTicksForm.tsx";
import { WormsTicksResult } from "./WormsTicksResult.tsx";

export default function WormsTicksPage() {
  const { form, result } = useToolAnswers(FIELDS);
  return (
    <ToolFrame slug="wurm-und-zecken-kalender" text={useToolTexts("wormsTicks")} hasResult={result !== null}>
      {result ? (
        <WormsTicksResult {...result} />
      ) : (
        <FormBesidePicture dog="meadow" form={<WormsTicksForm {...form} />} />
      )}
    </ToolFrame>
  );
}
