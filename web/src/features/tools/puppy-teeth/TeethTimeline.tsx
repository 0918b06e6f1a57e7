import type { CSSProperties } from "react";
import { useLanguage } from "#shared/language/use-language.ts";
import { teethTimeline } from "./puppy-teeth.ts";
import { TEXTS } from "./puppy-teeth.texts.ts";

/** Which teeth change in which months; those of this month are marked. */
export function TeethTimeline({ months }: { months: number }) {
  const text = TEXTS[useLanguage()];
  return (
    <section className="stack stack--s" aria-label={text.timeline}>
      <h3 className="step-4">{text.timeline}</h3>
      <ul className="teeth">
        {teethTimeline(months).map(({ tooth, start, end, current }) => (
          <li key={tooth}>
            <span className="dotted">
              <span>
                <strong>{text.teeth[tooth]}</strong>, {text.span(start, end)}
              </span>
              {current && <em>{text.now}</em>}
            </span>
            <i aria-hidden style={{ "--from": start - 1, "--length": end - start + 1 } as CSSProperties} />
          </li>
        ))}
      </ul>
    </section>
  );
}
