import { formatPlural, formatText } from "#shared/language/format-text.ts";
import { useLanguage } from "#shared/language/use-language.ts";
import { dayIn, daysIn, monthOf, readDay } from "../frame/dates.ts";
import { ResultView } from "../frame/ResultView.tsx";
import type { ToolResultProps } from "../frame/use-tool-answers.ts";
import { useToolTexts, useToolWords } from "../frame/use-tool-texts.ts";
import { useToday } from "../frame/use-today.ts";
import { type PregnancyAnswers, pregnancyDates, stageOf, stepsToCome } from "./pregnancy.ts";
import { PregnancyWeeks } from "./PregnancyWeeks.tsx";

export function PregnancyResult({ answers, fresh, onAgain }: ToolResultProps<PregnancyAnswers>) {
  const language = useLanguage();
  const words = useToolWords();
  const text = useToolTexts("pregnancy");
  const today = useToday();
  const from = readDay(answers.day) ?? today;
  const dates = pregnancyDates(answers, from, today);
  const stage = stageOf(dates.day);
  const expected = dayIn(language, dates.expected);
  const window = formatText(text.window, { early: dayIn(language, dates.early), late: dayIn(language, dates.late) });
  const steps = stepsToCome(dates.start, today);
  const until =
    dates.daysUntil === 0
      ? text.today
      : formatPlural(language, dates.daysUntil > 0 ? text.inDays : text.daysAgo, Math.abs(dates.daysUntil));
  const notes = [
    text.stages[stage],
    text.accuracy[answers.basis],
    answers.build && text.buildNote[answers.build],
    answers.litter && text.litterNote[answers.litter],
  ].filter((note) => note !== undefined);
  return (
    <ResultView
      result={monthOf(dates.expected)}
      title={text.resultTitle}
      word={expected}
      text={`${until} ${window}`}
      answered={[
        [text.basisLabel, text.bases[answers.basis]],
        [text.dayLabel[answers.basis], dayIn(language, from)],
        [text.buildLabel, answers.build && text.builds[answers.build]],
        [text.litterLabel, answers.litter && text.litters[answers.litter]],
      ]}
      vet={stage === "over" ? text.vetOver : undefined}
      groups={[
        { heading: words.insights, points: notes },
        {
          heading: text.datesTitle,
          points: steps.map(({ step, first, last }) => `${daysIn(language, first, last)}: ${text.steps[step]}`),
        },
        { ...text.redFlags, wary: true },
      ]}
      shareText={formatText(text.share, { expected })}
      calendar={[
        {
          id: "pregnancy-window",
          title: text.calendarTitle,
          note: window,
          first: dates.early,
          last: dates.late,
        },
        { id: "pregnancy", title: text.calendarDay, note: window, first: dates.expected, last: dates.expected },
        ...steps.map(({ step, first, last }) => ({
          id: `pregnancy-${step}`,
          title: text.steps[step],
          note: text.calendarNote,
          first,
          last,
        })),
      ]}
      again={{ label: text.again, onClick: onAgain }}
      fresh={fresh}
      details={<PregnancyWeeks pregnancy={dates} />}
    >
      <p className="soft">{formatText(text.dayOfPregnancy, { day: dates.day, week: dates.week })}</p>
    </ResultView>
  );
}
