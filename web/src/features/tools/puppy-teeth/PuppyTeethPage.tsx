import { ToolFrame } from "../frame/ToolFrame.tsx";
import { ToolPicture } from "../frame/ToolPicture.tsx";
import { useToolAnswers } from "../frame/use-tool-answers.ts";
import { useToolTexts } from "../frame/use-tool-texts.ts";
import { FIELDS } from "./puppy-teeth.ts";
import { PuppyTeethForm } from "./PuppyTeethForm.tsx";
import { PuppyTeethResult } from "./PuppyTeethResult.tsx";

export default function PuppyTeethPage() {
  const { draft, answers, complete, fresh, change, calculate, restart } = useToolAnswers(FIELDS);
  return (
    <ToolFrame slug="milchzahn-tracker" text={useToolTexts("puppyTeeth")} hasResult={answers !== null}>
      {answers ? (
        <PuppyTeethResult answers={answers} fresh={fresh} onAgain={restart} />
      ) : (
        <div className="tool">
          <PuppyTeethForm draft={draft} complete={complete} onChange={change} onCalculate={() => calculate()} />
          <ToolPicture dog="puppy" />
        </div>
      )}
    </ToolFrame>
  );
}
