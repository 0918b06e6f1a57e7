import { readDay } from "../frame/dates.ts";
import { SignCheck } from "../frame/SignCheck.tsx";
import { ToolFrame } from "../frame/ToolFrame.tsx";
import { ToolPicture } from "../frame/ToolPicture.tsx";
import { useToday } from "../frame/use-today.ts";
import { useToolAnswers } from "../frame/use-tool-answers.ts";
import { useToolTexts } from "../frame/use-tool-texts.ts";
import { FIELDS, HEAT_SIGNS, type HeatSign, heatSigns, pyometraPossible } from "./heat-cycle.ts";
import { HeatCycleForm } from "./HeatCycleForm.tsx";
import { HeatCycleResult } from "./HeatCycleResult.tsx";

export default function HeatCyclePage() {
  const text = useToolTexts("heatCycle");
  const { draft, answers, fresh, restarts, change, calculate, restart } = useToolAnswers(FIELDS);
  const today = useToday();
  const verdict = (ticked: readonly HeatSign[]) => {
    const meaning = heatSigns(ticked.length);
    if (!meaning) return null;
    if (!pyometraPossible(ticked, readDay(draft.last ?? ""), today)) return { says: text.signVerdict[meaning] };
    return { vet: text.signVet, says: text.signBesideVet[meaning] };
  };
  return (
    <ToolFrame
      slug="laeufigkeits-rechner"
      text={text}
      hasResult={answers !== null}
      table={
        <SignCheck
          key={restarts}
          heading={text.signsTitle}
          lead={text.signsLead}
          signs={HEAT_SIGNS}
          labels={text.signs}
          verdict={verdict}
        />
      }
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
