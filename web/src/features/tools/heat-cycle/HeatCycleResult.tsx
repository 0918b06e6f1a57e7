import { useLanguage } from "#shared/language/use-language.ts";
import { dayIn, readDay } from "../frame/dates.ts";
import { ResultView } from "../frame/ResultView.tsx";
import { useToday } from "../frame/use-today.ts";
import { useToolWords } from "../frame/use-tool-words.ts";
import { cycleLength, type HeatAnswers, nextHeat, seasonOf, vetReason } from "./heat-cycle.ts";
import { TEXTS } from "./heat-cycle.texts.ts";

interface HeatCycleResultProps {
  answers: HeatAnswers;
  fresh: boolean;
  onAgain: () => void;
}

export function HeatCycleResult({ answers, fresh, onAgain }: HeatCycleResultProps) {
  const language = useLanguage();
  const text = TEXTS[language];
  const words = useToolWords();
  const today = useToday();
  const last = readDay(answers.last) ?? today;
  const heat = nextHeat(answers, last, today);
  const season = seasonOf(heat.expected);
  const reason = vetReason(answers, heat, today);
  const expected = dayIn(language, heat.expected);
  const window = text.window(dayIn(language, heat.early), dayIn(language, heat.late));
  const insights = [text.lengths[cycleLength(answers.cycle)], text.accuracy[heat.accuracy]];
  return (
    <ResultView
      title={text.resultTitle}
      word={expected}
      text={`${text.until(heat.daysUntil)} ${window}`}
      answered={[
        [text.lastLabel, dayIn(language, last)],
        [text.cycleLabel, text.cycles[answers.cycle]],
        [text.sizeLabel, answers.size && text.sizes[answers.size]],
        [text.ageLabel, answers.age && text.ages[answers.age]],
      ]}
      vet={reason ? text.vet[reason] : undefined}
      groups={[
        {
          heading: words.insights,
          points: season ? [...insights, text.seasons[season]] : insights,
        },
        { heading: words.tips, points: text.tips },
      ]}
      shareText={text.share(expected)}
      calendar={[
        {
          id: "heat-window",
          title: text.calendarTitle,
          note: window,
          first: heat.early,
          last: heat.late,
        },
        {
          id: "heat",
          title: text.calendarDay,
          note: window,
          first: heat.expected,
          last: heat.expected,
        },
      ]}
      again={{ label: text.again, onClick: onAgain }}
      fresh={fresh}
    />
  );
}
