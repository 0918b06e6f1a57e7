import { ToolFrame } from "../frame/ToolFrame.tsx";
import { ToolPicture } from "../frame/ToolPicture.tsx";
import { useToolAnswers } from "../frame/use-tool-answers.ts";
import { useToolTexts } from "../frame/use-tool-texts.ts";
import { FIELDS } from "./puppy-licence.ts";
import { PuppyLicenceForm } from "./PuppyLicenceForm.tsx";
import { PuppyLicenceResult } from "./PuppyLicenceResult.tsx";

export default function PuppyLicencePage() {
  const { draft, answers, complete, fresh, change, calculate, restart } = useToolAnswers(FIELDS);
  return (
    <ToolFrame slug="welpenschutz-mythos-test" text={useToolTexts("puppyLicence")} hasResult={answers !== null}>
      {answers ? (
        <PuppyLicenceResult answers={answers} fresh={fresh} onAgain={restart} />
      ) : (
        <div className="tool">
          <PuppyLicenceForm draft={draft} complete={complete} onChange={change} onCalculate={() => calculate()} />
          <ToolPicture dog="camera" />
        </div>
      )}
    </ToolFrame>
  );
}
