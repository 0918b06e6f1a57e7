import type { StatedFact as Fact } from "@hundeblick/triage/stated-facts";
import { flushSync } from "react-dom";
import { useTranslation } from "react-i18next";

interface StatedFactProps<Value> {
  fact: Fact<Value> | undefined;
  /** Name of the field that gets the value. */
  field: string;
  onAccept: (value: Value) => void;
}

/** Offers to fill in what the owner's text says already. */
export function StatedFact<Value>({ fact, field, onAccept }: StatedFactProps<Value>) {
  const { t } = useTranslation();
  if (!fact) return null;
  const { words, value } = fact;
  return (
    <p className="help">
      {t("You write “{{words}}”.", { words })}{" "}
      <button
        className="text-button"
        type="button"
        aria-label={t("Fill in: {{words}}", { words })}
        onClick={() => {
          flushSync(() => onAccept(value));
          const inputs = [...document.querySelectorAll<HTMLInputElement>(`input[name="${field}"]`)];
          (inputs.find(({ checked }) => checked) ?? inputs[0])?.focus();
        }}
      >
        {t("Fill in")}
      </button>
    </p>
  );
}
