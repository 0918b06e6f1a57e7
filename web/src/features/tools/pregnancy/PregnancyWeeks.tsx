import { useLanguage } from "#shared/language/use-language.ts";
import { formatText } from "#shared/language/format-text.ts";
import { daysIn } from "../frame/dates.ts";
import { useToolTexts } from "../frame/use-tool-texts.ts";
import { daysOfWeek, WEEKS } from "./pregnancy.ts";

/** Week by week: development and tasks, with dates and the current week if known. */
export function PregnancyWeeks({ pregnancy }: { pregnancy?: { start: Date; week: number } }) {
  const language = useLanguage();
  const text = useToolTexts("pregnancy");
  return (
    <section className="stack stack--s">
      <h3 className="step-4">{text.weeksTitle}</h3>
      <ol className="weeks">
        {WEEKS.map((week) => {
          const current = pregnancy?.week === week;
          const { grows, todo } = text.weeks[week - 1] ?? { grows: "", todo: "" };
          return (
            <li
              key={week}
              className={pregnancy && week < pregnancy.week ? "no-print" : undefined}
              aria-current={current ? "date" : undefined}
            >
              <p className="dotted">
                <strong>{formatText(text.week, { week })}</strong>
                {pregnancy && <span>{daysIn(language, ...daysOfWeek(pregnancy.start, week))}</span>}
                {current && <em>{text.now}</em>}
              </p>
              <p>
                {grows} {todo}
              </p>
            </li>
          );
        })}
      </ol>
    </section>
  );
}
