import type { ToolSourceId } from "../../../content/tool-sources.ts";
import type { CSSProperties } from "react";
import { formatText } from "#shared/language/format-text.ts";
import { useLanguage } from "#shared/language/use-language.ts";
import { NewTabLink } from "#shared/ui/NewTabLink.tsx";
import { useToolTexts } from "../frame/use-tool-texts.ts";
import { factsOf, type Group, type Kind, type KindFacts, TOXINS } from "./kinds.ts";
import type { ToolsTexts } from "../frame/tools-texts.ts";
import type { PoisonAnswers } from "./answers.ts";
import type { Dose } from "./dose.ts";

/** Dose per kg beside published amounts with sources, or why there is no comparison. */
export function DoseScale({ answers, dose }: { answers: PoisonAnswers; dose: Dose | null }) {
  const language = useLanguage();
  const text = useToolTexts("poison");
  const noAmount: Partial<Record<Group, string>> = text.noAmount;
  const { content, group, grams } = factsOf(answers.kind);
  const per = (mg: number, unit: "mg" | "g") =>
    `${new Intl.NumberFormat(language, { maximumFractionDigits: 2 }).format(unit === "g" ? mg / 1000 : mg)}\u00A0${unit}`;
  const percent = new Intl.NumberFormat(language, { style: "percent", maximumFractionDigits: 0 });
  const note = noteOf(answers.kind, grams);
  return (
    <section className="stack dose-scale">
      <h3 className="step-4">{text.doseTitle}</h3>
      {!content && <p>{noAmount[group] ?? text.unknownAmount}</p>}
      {content && !dose && <p>{text.unknownAmount}</p>}
      {content && dose && (
        <>
          <p>
            {formatText(text.dosePerKg, { dose: per(dose.mgPerKg, dose.unit), toxin: text.toxins[content.toxin] })}{" "}
            {note && formatText(text.contentNotes[note], { content: per(content.mgPerG, TOXINS[content.toxin].unit) })}{" "}
            <SourceLink id={content.source} />
          </p>
          <ol className="doses">
            {dose.marks.map(({ id, mgPerKg, source }) => (
              <li key={id} className={dose.mgPerKg >= mgPerKg ? "is-reached" : undefined}>
                <i aria-hidden style={partOf(dose.mgPerKg / mgPerKg)} />
                <p>
                  {formatText(text.reached, {
                    amount: per(mgPerKg, dose.unit),
                    what: text.marks[id],
                    percent: percent.format(Math.floor((dose.mgPerKg / mgPerKg) * 100) / 100),
                  })}{" "}
                  <SourceLink id={source} />
                </p>
              </li>
            ))}
          </ol>
          {dose.reached.length === 0 && <p className="notice">{text.below}</p>}
        </>
      )}
    </section>
  );
}

/** Assumed content, where it is more than the food itself. */
function noteOf(kind: Kind, grams: KindFacts["grams"]): keyof ToolsTexts["poison"]["contentNotes"] | null {
  if (kind === "gum" || kind === "garlic") return kind;
  if (factsOf(kind).content?.toxin !== "methylxanthines") return null;
  return grams?.ml ? "millilitre" : "gram";
}

const partOf = (share: number): CSSProperties & { "--part": string } => ({
  "--part": `${Math.min(100, Math.round(share * 100))}%`,
});

function SourceLink({ id }: { id: ToolSourceId }) {
  const { sources } = useToolTexts("poison");
  const source = sources?.find((one) => one.id === id);
  return (
    source && (
      <NewTabLink className="small" href={source.url}>
        {source.short}
      </NewTabLink>
    )
  );
}
