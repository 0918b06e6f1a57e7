import { formatText } from "#shared/language/format-text.ts";
import { readDay } from "../frame/dates.ts";
import { ResultView } from "../frame/ResultView.tsx";
import { useToday } from "../frame/use-today.ts";
import type { ToolResultProps } from "../frame/use-tool-answers.ts";
import { useToolTexts, useToolWords } from "../frame/use-tool-texts.ts";
import { type TeethAnswers, teethCategory, teethDays, teethPhase, teethScore, teethVetReason } from "./puppy-teeth.ts";
import { TeethTimeline } from "./TeethTimeline.tsx";

export function PuppyTeethResult({ answers, fresh, onAgain }: ToolResultProps<TeethAnswers>) {
  const words = useToolWords();
  const text = useToolTexts("puppyTeeth");
  const today = useToday();
  const months = Number(answers.age);
  const score = teethScore(answers);
  const result = teethPhase(months);
  const phase = text.phases[result];
  const reason = teethVetReason(answers);
  const calendar = teethDays(months, readDay(answers.on) ?? today).map(({ what, day }) => ({
    id: `teeth-${what}`,
    title: what === "done" ? text.calendarDone : formatText(text.calendar, { tooth: text.teeth[what] }),
    note: text.calendarNote,
    first: day,
    last: day,
  }));
  return (
    <ResultView
      result={result}
      title={text.resultTitle}
      word={text.categories[reason ? "check" : teethCategory(score)]}
      // what is usual at this age would contradict what was seen
      text={reason === "early" ? `${phase.name}.` : `${phase.name}. ${phase.text}`}
      answered={[
        [text.ageLabel, text.ages[answers.age]],
        [text.sizeLabel, text.sizes[answers.size]],
        [text.seenLabel, text.seen[answers.seen]],
        [text.foundLabel, text.found[answers.found]],
      ]}
      vet={reason ? text.vet[reason] : undefined}
      groups={[
        {
          heading: words.insights,
          // no reassurance beside a reason for a vet
          points: [
            ...(score === 80 ? [text.tooEarly] : []),
            ...(reason ? [] : [text.foundNote[answers.found]]),
            text.vetHint,
          ],
        },
        { heading: words.tips, points: text.tips },
      ]}
      shareText={formatText(text.share, { phase: phase.name })}
      calendar={calendar}
      again={{ label: text.again, onClick: onAgain }}
      fresh={fresh}
    >
      <p className="soft">{formatText(reason ? text.scoreBesideVet : text.score, { points: score })}</p>
      <TeethTimeline months={months} />
    </ResultView>
  );
}
