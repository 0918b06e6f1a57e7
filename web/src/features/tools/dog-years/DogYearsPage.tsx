import { ToolFrame } from "../frame/ToolFrame.tsx";
import { useToolAnswers } from "../frame/use-tool-answers.ts";
import { useToolTexts } from "../frame/use-tool-texts.ts";
import { FIELDS } from "./dog-years.ts";
import { DogYearsForm } from "./DogYearsForm.tsx";
import { DogYearsResult } from "./DogYearsResult.tsx";
import { DogYearsTable } from "./DogYearsTable.tsx";

export default function DogYearsPage() {
  const { form, result } = useToolAnswers(FIELDS);
  const answers = result && result.answers;
  return (
    <ToolFrame
      slug="hundejahre-rechner"
      text={useToolTexts("dogYears")}
      hasResult={result !== null}
      table={<DogYearsTable answers={answers} />}
    >
      <div className="tool">
        <DogYearsForm {...form} />
        <DogYearsResult answers={answers} />
      </div>
    </ToolFrame>
  );
}
