import { ToolFrame } from "../frame/ToolFrame.tsx";
import { ToolPicture } from "../frame/ToolPicture.tsx";
import { useToolAnswers } from "../frame/use-tool-answers.ts";
import { useToolTexts } from "../frame/use-tool-texts.ts";
import { FIELDS } from "./zoomies.ts";
import { ZoomiesForm } from "./ZoomiesForm.tsx";
import { ZoomiesResult } from "./ZoomiesResult.tsx";

export default function ZoomiesPage() {
  const { draft, answers, complete, fresh, change, calculate, restart } = useToolAnswers(FIELDS);
  return (
    <ToolFrame slug="zoomies-rechner" text={useToolTexts("zoomies")} hasResult={answers !== null}>
      <div className="stack stack--l">
        <div className="tool">
          <ZoomiesForm draft={draft} complete={complete} onChange={change} onCalculate={() => calculate()} />
          <ToolPicture dog="zoomies" />
        </div>
        {answers && <ZoomiesResult answers={answers} fresh={fresh} onAgain={restart} />}
      </div>
    </ToolFrame>
  );
}
