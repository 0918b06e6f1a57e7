import { formatPlural, formatText } from "#shared/language/format-text.ts";
import { useLanguage } from "#shared/language/use-language.ts";
import { monthIn } from "../frame/dates.ts";
import { ResultView } from "../frame/ResultView.tsx";
import type { ToolResultProps } from "../frame/use-tool-answers.ts";
import { useToolTexts, useToolWords } from "../frame/use-tool-texts.ts";
import { intensityOf, levelOf, nextHighShedding, seasonOf, type SheddingAnswers } from "./shedding.ts";
import { SheddingYear } from "./SheddingYear.tsx";

export function SheddingResult({ answers, fresh, onAgain }: ToolResultProps<SheddingAnswers>) {
  const language = useLanguage();
  const words = useToolWords();
  const text = useToolTexts("shedding");
  const month = Number(answers.month);
  const next = nextHighShedding(month);
  const intensity = intensityOf(answers.coat, month);
  return (
    <ResultView
      result={intensity}
      title={formatText(text.resultTitle, { month: text.titleMonths[month - 1] ?? "" })}
      word={text.intensities[intensity]}
      text={formatPlural(language, text.next, next.monthsUntil, { month: monthIn(language, next.month) })}
      answered={[
        [text.coatLabel, text.coats[answers.coat]],
        [text.sizeLabel, text.sizes[answers.size]],
        [text.livingLabel, text.living[answers.living]],
      ]}
      groups={[
        {
          heading: words.insights,
          points: [text.levels[levelOf(month)], text.seasons[seasonOf(month)], text.livingNote[answers.living]],
        },
        {
          heading: words.tips,
          points: [...text.coatTips[answers.coat], text.sizeNote[answers.size]],
        },
      ]}
      shareText={formatText(text.share, {
        month: monthIn(language, month),
        intensity: text.intensities[intensity].toLocaleLowerCase(language),
      })}
      again={{ label: text.again, onClick: onAgain }}
      fresh={fresh}
    >
      <SheddingYear month={month} />
    </ResultView>
  );
}
