import { FormBesidePicture } from "../frame/FormBesidePicture.tsx";
import { ToolFrame } from "../frame/ToolFrame.tsx";
import { useToolAnswers } from "../frame/use-tool-answers.ts";
import { useToolTexts } from "../frame/use-tool-texts.ts";
import { FIELDS } from "./puppy-teeth.ts";
import { PuppyTeethForm } from "./PuppyTeethForm.tsx";
import { PuppyTeethResult } from "./PuppyTeethResult.tsx";

export default function PuppyTeethPage() {
  const { form, result } = useToolAnswers(FIELDS);
  return (
    <ToolFrame slug="milchzahn-tracker" text={useToolTexts("puppyTeeth")} hasResult={result !== null}>
      {result ? (
        <PuppyTeethResult {...result} />
      ) : (
        <FormBesidePicture dog="puppy" form={<PuppyTeethForm {...form} />} />
      )}
    </ToolFrame>
  );
}
