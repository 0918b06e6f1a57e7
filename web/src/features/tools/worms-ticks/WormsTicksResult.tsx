import { formatText } from "#shared/language/format-text.ts";
import { useLanguage } from "#shared/language/use-language.ts";
import { dayIn, daysIn, readDay } from "../frame/dates.ts";
import { Points } from "../frame/Points.tsx";
import { ResultView } from "../frame/ResultView.tsx";
import type { ToolResultProps } from "../frame/use-tool-answers.ts";
import { useToolTexts, useToolWords } from "../frame/use-tool-texts.ts";
import { useToday } from "../frame/use-today.ts";
import { TickMonths } from "./TickMonths.tsx";
import { wormsCalendar } from "./worms-calendar.ts";
import {
  arrivalOf,
  habitsOf,
  householdOf,
  NOW_SIGNS,
  tapewormDays,
  testOf,
  TODAY_SIGNS,
  travelsOf,
  wormDays,
  wormPlan,
  type WormsTicksAnswers,
} from "./worms-ticks.ts";

export function WormsTicksResult({ answers, fresh, onAgain }: ToolResultProps<WormsTicksAnswers>) {
  const language = useLanguage();
  const words = useToolWords();
  const text = useToolTexts("wormsTicks");
  const today = useToday();
  const on = readDay(answers.on) ?? today;
  const plan = wormPlan(answers);
  const [habits, household, travels] = [habitsOf(answers), householdOf(answers), travelsOf(answers)];
  const adult = answers.age === "adult";
  const word = adult ? text.groups[plan.group] : text[answers.age === "pup" ? "pup" : "young"];
  const [next] = wormDays(answers, on);
  const arrival = arrivalOf(answers);
  const entry = arrival && tapewormDays(arrival);
  const listed = (labels: readonly string[]) => (labels.length > 0 ? labels.join(", ") : undefined);
  const notes = [
    adult && text.groupNote[plan.group],
    text.roundworm[plan.roundworm],
    plan.tapeworm && text.tapeworm[plan.tapeworm],
    household.length > 0 && adult && text.householdNote,
    habits.includes("slugs") && text.slugsNote,
    text.foxNote[answers.country],
    text.testNote[testOf(answers, plan)],
  ].filter((note) => note !== false && note !== null);
  const abroad = travels.flatMap((travel) => {
    if (travel !== "entry") return [text.travelNote[travel]];
    return entry
      ? [text.entryNote, formatText(text.entryDays, { days: daysIn(language, entry.first, entry.last) })]
      : [text.entryNote];
  });
  return (
    <ResultView
      result={adult ? plan.group : answers.age}
      title={text.resultTitle}
      word={word}
      text={formatText(text.next, { day: dayIn(language, next?.day ?? on) })}
      answered={[
        [text.countryLabel, text.countries[answers.country]],
        [text.ageLabel, text.ages[answers.age]],
        [text.habitsLabel, listed(habits.map((habit) => text.habits[habit]))],
        [text.householdLabel, listed(household.map((person) => text.household[person]))],
        [text.travelsLabel, listed(travels.map((travel) => text.travels[travel]))],
        [text.lastLabel, answers.last && dayIn(language, readDay(answers.last) ?? on)],
      ]}
      groups={[
        { heading: words.insights, points: notes },
        { heading: text.travelTitle, points: abroad },
      ]}
      shareText={formatText(text.share, { word })}
      calendar={wormsCalendar(answers, on, text)}
      again={{ label: text.again, onClick: onAgain }}
      fresh={fresh}
      details={
        <div className="stack stack--l">
          <TickMonths country={answers.country} />
          <div className="result-columns">
            <Points heading={text.nowTitle} points={NOW_SIGNS.map((sign) => text.signs[sign])} wary />
            <Points heading={text.todayTitle} points={TODAY_SIGNS.map((sign) => text.signs[sign])} wary />
            <Points heading={words.tips} points={text.tips} />
          </div>
        </div>
      }
    />
  );
}
