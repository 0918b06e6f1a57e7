import { FormBesidePicture } from "../frame/FormBesidePicture.tsx";
import { SignCheck } from "../frame/SignCheck.tsx";
import { ToolFrame } from "../frame/ToolFrame.tsx";
import { useToolAnswers } from "../frame/use-tool-answers.ts";
import { useToolTexts } from "../frame/use-tool-texts.ts";
import { COAT_SIGNS, coatCheck, coatNeedsVet, type CoatSign, FIELDS } from "./shedding.ts";
import { SheddingMonths } from "./SheddingMonths.tsx";
import { SheddingForm } from "./SheddingForm.tsx";
import { SheddingResult } from "./SheddingResult.tsx";

export default function SheddingPage() {
  const text = useToolTexts("shedding");
  const { form, result, restarts } = useToolAnswers(FIELDS);
  const verdict = (ticked: readonly CoatSign[]) => {
    const meaning = coatCheck(ticked.length);
    if (!meaning) return null;
    if (!coatNeedsVet(ticked)) return { says: text.checkVerdict[meaning] };
    return { vet: text.checkVet, says: text.checkBesideVet[meaning] };
  };
  return (
    <ToolFrame
      slug="fellwechsel-kalender"
      text={text}
      hasResult={result !== null}
      table={
        <>
          <SignCheck
            key={restarts}
            heading={text.checkTitle}
            lead={text.checkLead}
            signs={COAT_SIGNS}
            labels={text.checkSigns}
            verdict={verdict}
          />
          <SheddingMonths />
        </>
      }
    >
      {result ? <SheddingResult {...result} /> : <FormBesidePicture dog="shaggy" form={<SheddingForm {...form} />} />}
    </ToolFrame>
  );
}
