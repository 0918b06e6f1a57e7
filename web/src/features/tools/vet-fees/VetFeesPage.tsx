import { FormBesidePicture } from "../frame/FormBesidePicture.tsx";
import { ToolFrame } from "../frame/ToolFrame.tsx";
import { useToolAnswers } from "../frame/use-tool-answers.ts";
import { useToolTexts } from "../frame/use-tool-texts.ts";
import { FIELDS } from "./vet-fees.ts";
import { VetFeesForm } from "./VetFeesForm.tsx";
import { VetFeesResult } from "./VetFeesResult.tsx";

export default function VetFeesPage() {
  const text = useToolTexts("vetFees");
  const { form, result } = useToolAnswers(FIELDS);
  return (
    <ToolFrame slug="tierarztkosten-rechner" text={text} hasResult={result !== null}>
      <div className="stack stack--l">
        <p className="notice">{text.where}</p>
        <FormBesidePicture dog="bill" form={<VetFeesForm {...form} />} />
        {result && <VetFeesResult {...result} />}
      </div>
    </ToolFrame>
  );
}
