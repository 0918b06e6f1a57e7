import { readDay } from "../frame/dates.ts";
import { FormBesidePicture } from "../frame/FormBesidePicture.tsx";
import { SignCheck } from "../frame/SignCheck.tsx";
import { ToolFrame } from "../frame/ToolFrame.tsx";
import { useToday } from "../frame/use-today.ts";
import { useToolAnswers } from "../frame/use-tool-answers.ts";
import { useToolTexts } from "../frame/use-tool-texts.ts";
import { FIELDS, HEAT_SIGNS, type HeatSign, heatSigns, pyometraPossible } from "./heat-cycle.ts";
import { HeatCycleForm } from "./HeatCycleForm.tsx";
import { HeatCycleResult } from "./HeatCycleResult.tsx";

export default function HeatCyclePage() {
  const text = useToolTexts("heatCycle");
  const { form, result, restarts } = useToolAnswers(FIELDS);
  const today = useToday();
  const verdict = (ticked: readonly HeatSign[]) => {
    const meaning = heatSigns(ticked.length);
    if (!meaning) return null;
    const { last, age } = form.draft;
    if (!pyometraPossible(ticked, { last: readDay(last ?? ""), age }, today))
      return { says: text.signVerdict[meaning] };
    return { vet: text.signVet, says: text.signBesideVet[meaning] };
  };
  return (
    <ToolFrame
      slug="laeufigkeits-rechner"
      text={text}
      hasResult={result !== null}
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
      {result ? <HeatCycleResult {...result} /> : <FormBesidePicture dog="floppy" form={<HeatCycleForm {...form} />} />}
    </ToolFrame>
  );
}
