import { formatText } from "#shared/language/format-text.ts";
import { ResultView } from "../frame/ResultView.tsx";
import type { ToolResultProps } from "../frame/use-tool-answers.ts";
import { useToolTexts, useToolWords } from "../frame/use-tool-texts.ts";
import { SCIENTIFIC_NAME, type ZoomiesAnswers, zoomiesCategory, zoomiesScore } from "./zoomies.ts";

export function ZoomiesResult({ answers, fresh, onAgain }: ToolResultProps<ZoomiesAnswers>) {
  const words = useToolWords();
  const text = useToolTexts("zoomies");
  const score = zoomiesScore(answers);
  const category = zoomiesCategory(score);
  return (
    <ResultView
      result={category}
      title={text.resultTitle}
      word={text.categories[category]}
      text={text.explanation[category]}
      answered={[
        [text.ageLabel, text.ages[answers.age]],
        [text.oftenLabel, text.often[answers.often]],
        [text.triggerLabel, text.triggers[answers.trigger]],
        [text.lastsLabel, text.lasts[answers.lasts]],
      ]}
      vet={category === "check" ? text.vet : undefined}
      groups={[
        { heading: words.insights, points: [text.triggerNote[answers.trigger]] },
        { heading: words.tips, points: text.tips },
        { ...text.redFlags, wary: true },
      ]}
      shareText={formatText(text.share, { points: score })}
      networks
      again={{ label: text.again, onClick: onAgain }}
      fresh={fresh}
    >
      <p className="soft dotted">
        <span>{formatText(text.score, { points: score })}</span>
        <span>
          {text.scientific}: <em lang="en">{SCIENTIFIC_NAME}</em>
        </span>
      </p>
    </ResultView>
  );
}
