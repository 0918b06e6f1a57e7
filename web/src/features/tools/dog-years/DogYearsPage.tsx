import { ToolFrame } from "../frame/ToolFrame.tsx";
import { useToolAnswers } from "../frame/use-tool-answers.ts";
import { useToolTexts } from "../frame/use-tool-texts.ts";
import { FIELDS } from "./dog-years.ts";
import { DogYearsForm } from "./DogYearsForm.tsx";
import { DogYearsResult } from "./DogYearsResult.tsx";
import { DogYearsTable } from "./DogYearsTable.tsx";

export default function DogYearsPage() {
  const { draft, answers, change, calculate } = useToolAnswers(FIELDS);
  return (
    <ToolFrame
      slug="hundejahre-rechner"
      text={useToolTexts("dogYears")}
      hasResult={answers !== null}
      table={<DogYearsTable answers={answers} />}
    >
      <div className="tool">
        <DogYearsForm draft={draft} onChange={change} onCalculate={() => calculate()} />
        <DogYearsResult answers={answers} />
      </div>
    </ToolFrame>
  );
}
