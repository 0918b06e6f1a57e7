import { FormBesidePicture } from "../frame/FormBesidePicture.tsx";
import { SignCheck } from "../frame/SignCheck.tsx";
import { ToolFrame } from "../frame/ToolFrame.tsx";
import { useToolAnswers } from "../frame/use-tool-answers.ts";
import { useToolTexts } from "../frame/use-tool-texts.ts";
import { FIELDS, type Sign, SIGNS, urgencyOf } from "./pregnancy.ts";
import { PregnancyForm } from "./PregnancyForm.tsx";
import { PregnancyResult } from "./PregnancyResult.tsx";
import { PregnancyWeeks } from "./PregnancyWeeks.tsx";

export default function PregnancyPage() {
  const text = useToolTexts("pregnancy");
  const { form, result, restarts } = useToolAnswers(FIELDS);
  const verdict = (ticked: readonly Sign[]) => {
    const urgency = urgencyOf(ticked);
    return urgency && { vet: text.signVet[urgency], says: urgency === "now" ? text.signNow : text.signToday };
  };
  return (
    <ToolFrame
      slug="traechtigkeits-kalender"
      text={text}
      hasResult={result !== null}
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
          {!result && <PregnancyWeeks />}
        </>
      }
    >
      {result ? <PregnancyResult {...result} /> : <FormBesidePicture dog="nest" form={<PregnancyForm {...form} />} />}
    </ToolFrame>
  );
}
