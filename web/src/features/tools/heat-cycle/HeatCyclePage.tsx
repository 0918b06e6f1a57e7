import { useLanguage } from "../../../app/use-language.ts";
import { SignCheck } from "../frame/SignCheck.tsx";
import { ToolFrame } from "../frame/ToolFrame.tsx";
import { ToolPicture } from "../frame/ToolPicture.tsx";
import { useToolAnswers } from "../frame/use-tool-answers.ts";
import { FIELDS, heatSigns } from "./heat-cycle.ts";
import { SOURCES, TEXTS } from "./heat-cycle.texts.ts";
import { HeatCycleForm } from "./HeatCycleForm.tsx";
import { HeatCycleResult } from "./HeatCycleResult.tsx";

export default function HeatCyclePage() {
  const text = TEXTS[useLanguage()];
  const { draft, answers, fresh, change, calculate, restart } = useToolAnswers(FIELDS);
  const verdict = (ticked: number) => {
    const signs = heatSigns(ticked);
    return signs ? text.signVerdict[signs] : "";
  };
  return (
    <ToolFrame
      slug="laeufigkeits-rechner"
      text={text}
      sources={SOURCES}
      table={<SignCheck heading={text.signsTitle} lead={text.signsLead} signs={text.signs} verdict={verdict} />}
    >
      {answers ? (
        <HeatCycleResult answers={answers} fresh={fresh} onAgain={restart} />
      ) : (
        <div className="tool">
          <HeatCycleForm draft={draft} onChange={change} onCalculate={() => calculate()} />
          <ToolPicture dog="floppy" />
        </div>
      )}
    </ToolFrame>
  );
}
