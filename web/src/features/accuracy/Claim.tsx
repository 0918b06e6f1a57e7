import { type ReactNode, useId } from "react";
import { LANGUAGE_FACTS } from "@hundeblick/proto/languages";
import { formatText } from "#shared/language/format-text.ts";
import { useLanguage } from "#shared/language/use-language.ts";
import { useAccuracyTexts } from "./texts/texts.ts";

interface ClaimProps {
  title: string;
  lead?: string;
  /** Null: nobody has measured it yet. Undefined: there is nothing to measure. */
  measuredOn?: string | null;
  /** What was measured, and how many. */
  sample?: readonly string[];
  children: ReactNode;
}

/** A question about the product, on what it was measured, and the figures beside it. */
export function Claim({ title, lead, measuredOn, sample = [], children }: ClaimProps) {
  const id = useId();
  const language = useLanguage();
  const { notMeasured, measuredOn: on } = useAccuracyTexts();
  const day = (iso: string): string =>
    new Intl.DateTimeFormat(LANGUAGE_FACTS[language].locale, { dateStyle: "long" }).format(
      new Date(`${iso}T12:00:00Z`),
    );
  return (
    <section className="claim" aria-labelledby={id}>
      <div className="stack">
        <h2 className="step-6" id={id}>
          {title}
        </h2>
        {lead && <p>{lead}</p>}
        {measuredOn !== undefined && (
          <p className={measuredOn ? "measured-on" : "measured-on is-open"}>
            {measuredOn ? formatText(on, { day: day(measuredOn) }) : notMeasured}
          </p>
        )}
        {sample.map((line) => (
          <p className="small soft" key={line}>
            {line}
          </p>
        ))}
      </div>
      <div className="stack stack--l">{children}</div>
    </section>
  );
}
