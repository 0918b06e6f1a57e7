import { AnswerField } from "#shared/ui/AnswerField.tsx";
import { WordChoice } from "#shared/ui/WordChoice.tsx";
import { useToolTexts } from "../frame/use-tool-texts.ts";
import { factsOf, type Kind, unitsOf } from "./kinds.ts";
import { type PoisonAnswers, readAmount } from "./answers.ts";

interface AmountStepProps {
  kind: Kind;
  draft: Partial<PoisonAnswers>;
  onChange: (part: Partial<PoisonAnswers>) => void;
}

/** Amount: the unit first, then the number. */
export function AmountStep({ kind, draft: { unit, amount }, onChange }: AmountStepProps) {
  const text = useToolTexts("poison");
  const isCounted = unit !== undefined && factsOf(kind).grams?.[unit] !== undefined;
  return (
    <div className="stack">
      <WordChoice
        legend={text.unitLabel}
        options={unitsOf(kind)}
        labels={text.units}
        chosen={unit}
        onChoose={(next) => onChange({ unit: next })}
      />
      {isCounted && (
        <AnswerField
          id="poison-amount"
          label={text.amountLabel}
          help={text.amountHelp}
          unit={unit === "g" || unit === "ml" ? unit : "×"}
          inputMode="decimal"
          value={amount ?? ""}
          wrong={amount && readAmount(amount) === null ? text.amountWrong : undefined}
          onChange={(next) => onChange({ amount: next })}
        />
      )}
    </div>
  );
}
