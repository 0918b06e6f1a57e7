import type { StatedFact as Fact } from "@hundeblick/triage/stated-facts";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { FieldError } from "#shared/ui/FieldError.tsx";
import { readAge, yearsAndMonths } from "#shared/session/read-answers.ts";
import { StatedFact } from "./StatedFact.tsx";
import { TextField } from "./TextField.tsx";

interface AgeFieldProps {
  /** Whole months as text; empty when unknown. */
  ageMonths: string;
  /** In the owner's text. */
  stated: Fact<number> | undefined;
  onChange: (ageMonths: string) => void;
  onComplaint: (wrong: boolean) => void;
}

/** Age in years and months, stored as months. Invalid input is not stored. */
export function AgeField({ ageMonths, stated, onChange, onComplaint }: AgeFieldProps) {
  const { t } = useTranslation();
  const [typed, setTyped] = useState(() => yearsAndMonths(ageMonths));
  const reading = readAge(typed.years, typed.months);
  const errorId = reading.kind === "complaint" ? "dog-age-error" : undefined;
  const change = (part: Partial<typeof typed>) => {
    const next = { ...typed, ...part };
    const read = readAge(next.years, next.months);
    setTyped(next);
    onChange(read.kind === "value" ? String(read.value) : "");
    onComplaint(read.kind === "complaint");
  };
  return (
    <fieldset>
      <legend>{t("Age")}</legend>
      <div className="field-pair">
        <TextField
          id="dog-years"
          label={<span className="visually-hidden">{t("Age in years")}</span>}
          unit={t("years")}
          inputMode="decimal"
          maxLength={5}
          errorElsewhere={errorId}
          value={typed.years}
          onChange={(years) => change({ years })}
        />
        <TextField
          id="dog-months"
          label={<span className="visually-hidden">{t("and months")}</span>}
          unit={t("months")}
          inputMode="numeric"
          maxLength={3}
          errorElsewhere={errorId}
          value={typed.months}
          onChange={(months) => change({ months })}
        />
        {reading.kind === "complaint" && <FieldError id="dog-age-error">{t(reading.complaint.text)}</FieldError>}
      </div>
      {reading.kind === "empty" && (
        <StatedFact fact={stated} field="dog-years" onAccept={(months) => change(yearsAndMonths(String(months)))} />
      )}
    </fieldset>
  );
}
