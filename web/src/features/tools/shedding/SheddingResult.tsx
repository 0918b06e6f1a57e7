import { useLanguage } from "#shared/language/use-language.ts";
import { monthIn } from "../frame/dates.ts";
import { ResultView } from "../frame/ResultView.tsx";
import { useToolWords } from "../frame/use-tool-words.ts";
import { intensityOf, levelOf, nextHighShedding, seasonOf, type SheddingAnswers } from "./shedding.ts";
import { TEXTS } from "./shedding.texts.ts";
import { SheddingYear } from "./SheddingYear.tsx";

interface SheddingResultProps {
  answers: SheddingAnswers;
  fresh: boolean;
  onAgain: () => void;
}

export function SheddingResult({ answers, fresh, onAgain }: SheddingResultProps) {
  const language = useLanguage();
  const text = TEXTS[language];
  const words = useToolWords();
  const month = Number(answers.month);
  const next = nextHighShedding(month);
  const intensity = text.intensities[intensityOf(answers.coat, month)];
  return (
    <ResultView
      title={text.resultTitle(month)}
      word={intensity}
      text={text.next(monthIn(language, next.month), next.monthsAway)}
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
      shareText={text.share(monthIn(language, month), intensity)}
      again={{ label: text.again, onClick: onAgain }}
      fresh={fresh}
    >
      <SheddingYear month={month} />
    </ResultView>
  );
}
