import type { Language } from "@hundeblick/proto/language";
import { formatPlural, formatText } from "#shared/language/format-text.ts";
import { useLanguage } from "#shared/language/use-language.ts";
import { dayIn, monthOf, readDay } from "../frame/dates.ts";
import { ResultView } from "../frame/ResultView.tsx";
import { useToday } from "../frame/use-today.ts";
import type { ToolResultProps } from "../frame/use-tool-answers.ts";
import { useToolTexts, useToolWords } from "../frame/use-tool-texts.ts";
import type { ToolsTexts } from "../frame/tools-texts.ts";
import { cycleLength, type HeatAnswers, nextHeat, seasonOf, vetReason } from "./heat-cycle.ts";

export function HeatCycleResult({ answers, fresh, onAgain }: ToolResultProps<HeatAnswers>) {
  const language = useLanguage();
  const words = useToolWords();
  const text = useToolTexts("heatCycle");
  const today = useToday();
  const last = readDay(answers.last) ?? today;
  const heat = nextHeat(answers, last, today);
  const season = seasonOf(heat.expected);
  const reason = vetReason(answers, heat, today);
  const expected = dayIn(language, heat.expected);
  const until = formatDaysUntil(language, text, heat.daysUntil);
  const window = formatText(text.window, { early: dayIn(language, heat.early), late: dayIn(language, heat.late) });
  const insights = [text.lengths[cycleLength(answers.cycle)], text.accuracy[heat.accuracy]];
  return (
    <ResultView
      result={monthOf(heat.expected)}
      title={text.resultTitle}
      word={expected}
      text={`${until} ${window}`}
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
      shareText={formatText(text.share, { expected })}
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

function formatDaysUntil(language: Language, text: ToolsTexts["heatCycle"], days: number): string {
  if (days === 0) return text.today;
  return formatPlural(language, days > 0 ? text.inDays : text.daysAgo, Math.abs(days));
}
