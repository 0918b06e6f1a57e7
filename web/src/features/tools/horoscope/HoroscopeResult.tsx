import { formatText } from "#shared/language/format-text.ts";
import { useLanguage } from "#shared/language/use-language.ts";
import { dayIn, dayOfYearIn, readDay } from "../frame/dates.ts";
import { ResultView } from "../frame/ResultView.tsx";
import { useToday } from "../frame/use-today.ts";
import type { ToolResultProps } from "../frame/use-tool-answers.ts";
import { useToolTexts } from "../frame/use-tool-texts.ts";
import { friendsOf, type HoroscopeAnswers, horoscopeOf, SIGNS } from "./horoscope.ts";

export function HoroscopeResult({ answers, fresh, onAgain }: ToolResultProps<HoroscopeAnswers>) {
  const language = useLanguage();
  const text = useToolTexts("horoscope");
  const { labels } = text;
  const today = useToday();
  const day = readDay(answers.day) ?? today;
  const own = SIGNS.find(({ id }) => id === answers.sign);
  if (!own) return null;
  const { name, personality, treats, toy } = text.signs[own.id];
  const focus = text.focus[own.focus];
  const { mood, activity, luckyNumber, compatibility } = horoscopeOf(day);
  const said = (label: string, value: string | number | undefined) => `${label}: ${value}`;
  return (
    <ResultView
      result={own.id}
      title={formatText(text.resultTitle, { day: dayIn(language, day) })}
      word={
        <>
          {/* U+FE0E selects the text glyph instead of the emoji. */}
          <span aria-hidden>{`${own.symbol}\uFE0E`}</span> <span>{name}</span>
        </>
      }
      text={`${dayOfYearIn(language, own.from)} – ${dayOfYearIn(language, own.to)}`}
      groups={[
        { heading: labels.week, points: text.week.map((part) => said(part.days, part.text)) },
        {
          heading: labels.tip,
          points: [said(labels.focus, focus.name), focus.tip, said(labels.supplement, focus.supplement)],
        },
        {
          heading: labels.friends,
          points: [
            friendsOf(own.id)
              .map((id) => text.signs[id].name)
              .join(", "),
          ],
        },
      ]}
      shareText={formatText(text.share, { sign: name, mood: text.moods[mood] ?? "" })}
      again={{ label: text.again, onClick: onAgain }}
      fresh={fresh}
    >
      <ul className="chips traits" aria-label={labels.traits}>
        {personality.map((trait) => (
          <li key={trait}>{trait}</li>
        ))}
      </ul>
      <ul>
        <li>{said(labels.element, text.elements[own.element])}</li>
        <li>{said(labels.mood, text.moods[mood])}</li>
        <li>{said(labels.activity, text.activities[activity])}</li>
        <li>{said(labels.number, luckyNumber)}</li>
        <li>{said(labels.match, text.signs[compatibility].name)}</li>
        <li>{said(labels.treats, treats)}</li>
        <li>{said(labels.toy, toy)}</li>
      </ul>
    </ResultView>
  );
}
