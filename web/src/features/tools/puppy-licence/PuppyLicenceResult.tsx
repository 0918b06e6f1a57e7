import { formatText } from "#shared/language/format-text.ts";
import { ResultView } from "../frame/ResultView.tsx";
import type { ToolResultProps } from "../frame/use-tool-answers.ts";
import { useToolTexts, useToolWords } from "../frame/use-tool-texts.ts";
import { MythBar } from "./MythBar.tsx";
import { type LicenceAnswers, licenceResult } from "./puppy-licence.ts";

export function PuppyLicenceResult({ answers, fresh, onAgain }: ToolResultProps<LicenceAnswers>) {
  const words = useToolWords();
  const text = useToolTexts("puppyLicence");
  const result = licenceResult(answers);
  const risk = text.risks[result.riskLevel];
  const facts = [text.facts[answers.age], text.vetHint];
  return (
    <ResultView
      result={result.riskLevel}
      title={text.resultTitle}
      word={risk}
      text={text.explanation[result.riskLevel]}
      answered={[
        [text.ageLabel, text.ages[answers.age]],
        [text.placeLabel, text.places[answers.place]],
        [text.dogsLabel, text.dogs[answers.dogs]],
        [text.behaviourLabel, text.behaviours[answers.behaviour]],
      ]}
      groups={[
        { heading: words.insights, points: result.warned ? [text.warning, ...facts] : facts },
        {
          heading: words.tips,
          points: [text.tips[answers.place], text.tips[answers.dogs], text.tips[answers.behaviour]],
        },
      ]}
      shareText={formatText(text.share, { risk })}
      again={{ label: text.again, onClick: onAgain }}
      fresh={fresh}
    >
      <MythBar {...result} />
    </ResultView>
  );
}
