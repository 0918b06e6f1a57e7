import { formatText } from "#shared/language/format-text.ts";
import { useLanguage } from "#shared/language/use-language.ts";
import { ResultView } from "../frame/ResultView.tsx";
import type { ToolResultProps } from "../frame/use-tool-answers.ts";
import { useToolTexts, useToolWords } from "../frame/use-tool-texts.ts";
import { formatEuros } from "./format-euros.ts";
import { feeRange, readServices, type VetFeesAnswers } from "./vet-fees.ts";
import { VetFeesTable } from "./VetFeesTable.tsx";

export function VetFeesResult({ answers, fresh, onAgain }: ToolResultProps<VetFeesAnswers>) {
  const language = useLanguage();
  const words = useToolWords();
  const text = useToolTexts("vetFees");
  const services = readServices(answers.services) ?? [];
  const range = feeRange(services, answers.time);
  const [least, most] = [formatEuros(language, range.least), formatEuros(language, range.most)];
  return (
    <ResultView
      result={answers.time}
      title={text.resultTitle}
      word={formatText(text.range, { least, most })}
      text={text.how[answers.time]}
      answered={[[text.timeLabel, text.times[answers.time]]]}
      groups={[
        { heading: words.insights, points: text.onTop },
        { heading: words.tips, points: text.tips },
      ]}
      shareText={formatText(text.share, { least, most })}
      again={{ label: text.again, onClick: onAgain }}
      fresh={fresh}
      details={<VetFeesTable services={services} time={answers.time} />}
    >
      <p className="soft">{text.only}</p>
    </ResultView>
  );
}
