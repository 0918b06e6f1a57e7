import { FormBesidePicture } from "../frame/FormBesidePicture.tsx";
import { ToolFrame } from "../frame/ToolFrame.tsx";
import { useToolAnswers } from "../frame/use-tool-answers.ts";
import { useToolTexts } from "../frame/use-tool-texts.ts";
import { FIELDS } from "./zoomies.ts";
import { ZoomiesForm } from "./ZoomiesForm.tsx";
import { ZoomiesResult } from "./ZoomiesResult.tsx";

export default function ZoomiesPage() {
  const { form, result } = useToolAnswers(FIELDS);
  return (
    <ToolFrame slug="zoomies-rechner" text={useToolTexts("zoomies")} hasResult={result !== null}>
      <div className="stack stack--l">
        <FormBesidePicture dog="zoomies" form={<ZoomiesForm {...form} />} />
        {result && <ZoomiesResult {...result} />}
      </div>
    </ToolFrame>
  );
}
