import { formatText } from "#shared/language/format-text.ts";
import type { CSSProperties } from "react";
import { useToolTexts } from "../frame/use-tool-texts.ts";
import { teethTimeline } from "./puppy-teeth.ts";

/** Months in which teeth change, with the current month marked. */
export function TeethTimeline({ months }: { months: number }) {
  const text = useToolTexts("puppyTeeth");
  return (
    <section className="stack stack--s" aria-label={text.timeline}>
      <h3 className="step-4">{text.timeline}</h3>
      <ul className="teeth">
        {teethTimeline(months).map(({ tooth, start, end, current }) => (
          <li key={tooth}>
            <span className="dotted">
              <span>
                <strong>{text.teeth[tooth]}</strong>, {formatText(text.span, { start, end })}
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
