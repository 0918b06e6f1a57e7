import { AnswerField } from "#shared/ui/AnswerField.tsx";
import { choiceOf } from "../frame/choice-of.tsx";
import type { ToolFormProps } from "../frame/use-tool-answers.ts";
import { useToolTexts } from "../frame/use-tool-texts.ts";
import { factsOf, type Kind, unitsOf } from "./kinds.ts";
import { type PoisonAnswers, readAmount } from "./answers.ts";

interface AmountStepProps extends Pick<ToolFormProps<PoisonAnswers>, "draft" | "onChange"> {
  kind: Kind;
}

/** Amount: the unit first, then the number. */
export function AmountStep({ kind, draft, onChange }: AmountStepProps) {
  const { unit, amount } = draft;
  const text = useToolTexts("poison");
  const isCounted = unit !== undefined && factsOf(kind).grams?.[unit] !== undefined;
  return (
    <div className="stack">
      {choiceOf({ draft, onChange })("unit", text.unitLabel, unitsOf(kind), text.units)}
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
