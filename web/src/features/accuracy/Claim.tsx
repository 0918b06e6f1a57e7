import { type ReactNode, useId } from "react";
import { dayText } from "@hundeblick/triage/day-text";
import { formatText } from "#shared/language/format-text.ts";
import { useLanguage } from "#shared/language/use-language.ts";
import { useAccuracyTexts } from "./texts.ts";

interface ClaimProps {
  title: string;
  lead?: string;
  /** Null: not measured yet. Undefined: nothing to measure. */
  measuredOn?: string | null;
  /** Sample and its size. */
  sample?: readonly string[];
  children: ReactNode;
}

/** A question about the product with its sample and figures. */
export function Claim({ title, lead, measuredOn, sample = [], children }: ClaimProps) {
  const id = useId();
  const language = useLanguage();
  const { notMeasured, measuredOn: on } = useAccuracyTexts();
  return (
    <section className="claim" aria-labelledby={id}>
      <div className="stack">
        <h2 className="step-6" id={id}>
          {title}
        </h2>
        {lead && <p>{lead}</p>}
        {measuredOn !== undefined && (
          <p className={measuredOn ? "measured-on" : "measured-on is-open"}>
            {measuredOn ? formatText(on, { day: dayText(language, measuredOn) }) : notMeasured}
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
