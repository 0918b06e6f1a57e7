import type { CSSProperties } from "react";
import { useLanguage } from "#shared/language/use-language.ts";
import { monthIn } from "../frame/dates.ts";
import { useToolTexts } from "../frame/use-tool-texts.ts";
import { levelOf, MONTHS } from "./shedding.ts";

const HEIGHT = { low: 1, medium: 2, high: 3 };

/** Bars for the twelve months, one marked. */
export function SheddingYear({ month }: { month: number }) {
  const language = useLanguage();
  const text = useToolTexts("shedding");
  return (
    <section className="stack stack--s">
      <h3 className="step-4">{text.year}</h3>
      <ol className="months">
        {MONTHS.map(Number).map((one) => (
          <li
            key={one}
            className={levelOf(one) === "high" ? "is-high" : undefined}
            aria-current={one === month ? "date" : undefined}
            style={{ "--level": HEIGHT[levelOf(one)] } as CSSProperties}
          >
            <i aria-hidden />
            <span aria-hidden>{one}</span>
            <span className="visually-hidden">
              {monthIn(language, one)}: {text.levels[levelOf(one)]}
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}
