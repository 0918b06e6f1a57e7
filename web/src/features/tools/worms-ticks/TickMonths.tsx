import type { CSSProperties } from "react";
import { useLanguage } from "#shared/language/use-language.ts";
import { monthIn, MONTHS } from "../frame/dates.ts";
import { useToolTexts } from "../frame/use-tool-texts.ts";
import { type Country, inTickSeason } from "./worms-ticks.ts";

/** Months of ticks in a country, and the diseases they carry there. */
export function TickMonths({ country }: { country: Country }) {
  const language = useLanguage();
  const text = useToolTexts("wormsTicks");
  return (
    <section className="stack stack--s">
      <h3 className="step-4">{`${text.ticksTitle} (${text.countries[country]})`}</h3>
      <ol className="months">
        {MONTHS.map((month) => {
          const season = inTickSeason(country, month);
          return (
            <li
              key={month}
              className={season ? "is-high" : undefined}
              style={{ "--level": season ? 2 : 1 } as CSSProperties}
            >
              <i aria-hidden />
              <span aria-hidden>{month}</span>
              <span className="visually-hidden">
                {monthIn(language, month)}: {season ? text.season : text.mild}
              </span>
            </li>
          );
        })}
      </ol>
      <ul className="stack stack--s">
        {text.carries[country].map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </section>
  );
}
