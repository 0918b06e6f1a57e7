import type { StatedFact as Fact } from "@hundeblick/triage/stated-facts";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { readWeight, type Complaint } from "#shared/session/read-answers.ts";
import { StatedFact } from "./StatedFact.tsx";
import { TextField } from "./TextField.tsx";

interface WeightFieldProps {
  weightKg: string;
  /** In the owner's text. */
  stated: Fact<number> | undefined;
  /** Show errors although the field was not left: the form was submitted. */
  insist: boolean;
  onChange: (weightKg: string) => void;
}

/** Weight in kg, with comma or point; an impossible weight gets a suggestion that one tap accepts. */
export function WeightField({ weightKg, stated, insist, onChange }: WeightFieldProps) {
  const { t, i18n } = useTranslation();
  const [left, setLeft] = useState(weightKg !== "");
  const reading = readWeight(weightKg);
  const complaint = (left || insist) && reading.kind === "complaint" ? reading.complaint : null;
  return (
    <div className="stack stack--s">
      <TextField
        id="dog-weight"
        label={t("Weight")}
        unit="kg"
        inputMode="decimal"
        maxLength={10}
        value={weightKg}
        onChange={onChange}
        onBlur={() => setLeft(true)}
        {...(complaint && { error: <WeightComplaint complaint={complaint} onAccept={onChange} /> })}
      />
      {reading.kind === "empty" && (
        <StatedFact
          fact={stated}
          field="dog-weight"
          onAccept={(kg) => onChange(kg.toLocaleString(i18n.language, { useGrouping: false }))}
        />
      )}
    </div>
  );
}

function WeightComplaint({ complaint, onAccept }: { complaint: Complaint; onAccept: (weightKg: string) => void }) {
  const { t, i18n } = useTranslation();
  const { typed, meant } = complaint.values ?? {};
  const number = (value: number | undefined, digits = 0) =>
    value?.toLocaleString(i18n.language, {
      minimumFractionDigits: digits,
      maximumFractionDigits: 2,
    });
  const suggested = number(complaint.suggestion, 1);
  return (
    <>
      {t(complaint.text, { typed: number(typed), meant: number(meant, 1) })}
      {suggested && (
        <>
          {" "}
          <button className="text-button" type="button" onClick={() => onAccept(suggested)}>
            {t("Yes, {{kg}} kg", { kg: suggested })}
          </button>
        </>
      )}
    </>
  );
}
