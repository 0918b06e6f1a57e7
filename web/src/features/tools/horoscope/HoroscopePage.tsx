import { writeDay } from "../frame/dates.ts";
import { ToolFrame } from "../frame/ToolFrame.tsx";
import { ToolPicture } from "../frame/ToolPicture.tsx";
import { useToolAnswers } from "../frame/use-tool-answers.ts";
import { useToolTexts } from "../frame/use-tool-texts.ts";
import { FIELDS } from "./horoscope.ts";
import { HoroscopeForm } from "./HoroscopeForm.tsx";
import { HoroscopeResult } from "./HoroscopeResult.tsx";

export default function HoroscopePage() {
  const { draft, answers, fresh, change, calculate, restart } = useToolAnswers(FIELDS);
  return (
    <ToolFrame slug="hunde-horoskop" text={useToolTexts("horoscope")} hasResult={answers !== null}>
      <div className="stack stack--l">
        {answers && <HoroscopeResult key={answers.sign} answers={answers} fresh={fresh} onAgain={restart} />}
        <div className="tool">
          <HoroscopeForm
            chosen={draft.sign}
            onSign={(sign) => calculate({ sign, day: writeDay(new Date()) })}
            onEdit={() => change({})}
          />
          <ToolPicture dog="terrier" />
        </div>
      </div>
    </ToolFrame>
  );
}
