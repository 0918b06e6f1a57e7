import type { Concern } from "@hundeblick/triage/concern";
import type { EmergencyLines } from "@hundeblick/triage/emergency-data";
import { TickList } from "#shared/ui/TickList.tsx";
import { VetFirst } from "#shared/ui/VetFirst.tsx";
import { useToolTexts } from "../frame/use-tool-texts.ts";
import { CallNow } from "./CallNow.tsx";
import { NO_SIGN, readSigns } from "./answers.ts";

interface SignStepProps {
  concern: Concern;
  guide: EmergencyLines;
  signs: string | undefined;
  onChange: (signs: string) => void;
}

/** Emergency signs, before any calculation; a ticked one shows whom to call. */
export function SignStep({ concern, guide, signs = "", onChange }: SignStepProps) {
  const text = useToolTexts("poison");
  const question = concern.questions.find(({ id }) => id === "danger");
  const labels = new Map(
    question && "options" in question ? question.options.map(({ id, text: label }) => [id, label]) : [],
  );
  const ticked = signs === "" ? [] : readSigns(signs);
  const tick = (next: readonly string[]) => {
    // "none" excludes the others
    const others = next.filter((id) => id !== NO_SIGN);
    onChange(next.includes(NO_SIGN) && !ticked.includes(NO_SIGN) ? NO_SIGN : others.join("."));
  };
  return (
    <div className="stack">
      <fieldset>
        <legend>{question?.text}</legend>
        <p className="help">{text.signsHelp}</p>
        <TickList options={[...labels.keys()]} labelOf={(id) => labels.get(id) ?? id} ticked={ticked} onChange={tick} />
      </fieldset>
      <div aria-live="assertive">
        {signs !== "" && signs !== NO_SIGN && (
          <VetFirst>
            <p>{text.signsNow}</p>
            <CallNow guide={guide} />
          </VetFirst>
        )}
      </div>
    </div>
  );
}
