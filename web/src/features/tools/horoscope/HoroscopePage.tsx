import { writeDay } from "../frame/dates.ts";
import { FormBesidePicture } from "../frame/FormBesidePicture.tsx";
import { ToolFrame } from "../frame/ToolFrame.tsx";
import { useToolAnswers } from "../frame/use-tool-answers.ts";
import { useToolTexts } from "../frame/use-tool-texts.ts";
import { FIELDS } from "./horoscope.ts";
import { HoroscopeForm } from "./HoroscopeForm.tsx";
import { HoroscopeResult } from "./HoroscopeResult.tsx";

export default function HoroscopePage() {
  const { form, result } = useToolAnswers(FIELDS);
  return (
    <ToolFrame slug="hunde-horoskop" text={useToolTexts("horoscope")} hasResult={result !== null}>
      <div className="stack stack--l">
        {result && <HoroscopeResult key={result.answers.sign} {...result} />}
        <FormBesidePicture
          dog="terrier"
          form={
            <HoroscopeForm
              chosen={form.draft.sign}
              onSign={(sign) => form.onCalculate({ sign, day: writeDay(new Date()) })}
              onEdit={() => form.onChange({})}
            />
          }
        />
      </div>
    </ToolFrame>
  );
}
