import { FormBesidePicture } from "../frame/FormBesidePicture.tsx";
import { ToolFrame } from "../frame/ToolFrame.tsx";
import { useToolAnswers } from "../frame/use-tool-answers.ts";
import { useToolTexts } from "../frame/use-tool-texts.ts";
import { FIELDS } from "./puppy-licence.ts";
import { PuppyLicenceForm } from "./PuppyLicenceForm.tsx";
import { PuppyLicenceResult } from "./PuppyLicenceResult.tsx";

export default function PuppyLicencePage() {
  const { form, result } = useToolAnswers(FIELDS);
  return (
    <ToolFrame slug="welpenschutz-mythos-test" text={useToolTexts("puppyLicence")} hasResult={result !== null}>
      {result ? (
        <PuppyLicenceResult {...result} />
      ) : (
        <FormBesidePicture dog="camera" form={<PuppyLicenceForm {...form} />} />
      )}
    </ToolFrame>
  );
}
