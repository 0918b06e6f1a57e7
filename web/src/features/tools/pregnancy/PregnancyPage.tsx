import { SignCheck } from "../frame/SignCheck.tsx";
import { ToolFrame } from "../frame/ToolFrame.tsx";
import { ToolPicture } from "../frame/ToolPicture.tsx";
import { useToolAnswers } from "../frame/use-tool-answers.ts";
import { useToolTexts } from "../frame/use-tool-texts.ts";
import { FIELDS, type Sign, SIGNS, urgencyOf } from "./pregnancy.ts";
import { PregnancyForm } from "./PregnancyForm.tsx";
import { PregnancyResult } from "./PregnancyResult.tsx";
import { PregnancyWeeks } from "./PregnancyWeeks.tsx";

export default function PregnancyPage() {
  const text = useToolTexts("pregnancy");
  const { draft, answers, fresh, restarts, change, calculate, restart } = useToolAnswers(FIELDS);
  const verdict = (ticked: readonly Sign[]) => {
    const urgency = urgencyOf(ticked);
    return urgency && { vet: text.signVet[urgency], says: urgency === "now" ? text.signNow : text.signToday };
  };
  return (
    <ToolFrame
      slug="traechtigkeits-kalender"
      text={text}
      hasResult={answers !== null}
      table={
        <>
          <SignCheck
            key={restarts}
            heading={text.signsTitle}
            lead={text.signsLead}
            signs={SIGNS}
            labels={text.signs}
            verdict={verdict}
          />
          {!answers && <PregnancyWeeks />}
        </>
      }
    >
      {answers ? (
        <PregnancyResult answers={answers} fresh={fresh} onAgain={restart} />
      ) : (
        <div className="tool">
          <PregnancyForm draft={draft} onChange={change} onCalculate={() => calculate()} />
          <ToolPicture dog="nest" />
        </div>
      )}
    </ToolFrame>
  );
}
