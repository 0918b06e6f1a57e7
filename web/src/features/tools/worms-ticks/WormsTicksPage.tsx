import { ToolFrame } from "../frame/ToolFrame.tsx";
import { ToolPicture } from "../frame/ToolPicture.tsx";
import { useToolAnswers } from "../frame/use-tool-answers.ts";
import { useToolTexts } from "../frame/use-tool-texts.ts";
import { FIELDS } from "./worms-ticks.ts";
import { WormsTicksForm } from "./WormsTicksForm.tsx";
import { WormsTicksResult } from "./WormsTicksResult.tsx";

export default function WormsTicksPage() {
  const { draft, answers, fresh, change, calculate, restart } = useToolAnswers(FIELDS);
  return (
    <ToolFrame slug="wurm-und-zecken-kalender" text={useToolTexts("wormsTicks")} hasResult={answers !== null}>
      {answers ? (
        <WormsTicksResult answers={answers} fresh={fresh} onAgain={restart} />
      ) : (
        <div className="tool">
          <WormsTicksForm draft={draft} onChange={change} onCalculate={() => calculate()} />
          <ToolPicture dog="meadow" />
        </div>
      )}
    </ToolFrame>
  );
}
