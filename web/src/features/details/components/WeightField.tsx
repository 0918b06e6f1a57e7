import { useState } from "react";
import { useTranslation } from "react-i18next";
import { readWeight, type Complaint } from "../read-answers.ts";
import { TextField } from "./TextField.tsx";

interface WeightFieldProps {
  weightKg: string;
  /** Show errors although the field was not left: the form was submitted. */
  insist: boolean;
  onChange: (weightKg: string) => void;
}

/** Weight in kg, with comma or point; an impossible weight gets a suggestion that one tap accepts. */
export function WeightField({ weightKg, insist, onChange }: WeightFieldProps) {
  const { t } = useTranslation();
  const [left, setLeft] = useState(weightKg !== "");
  const reading = readWeight(weightKg);
  const complaint = (left || insist) && reading.kind === "complaint" ? reading.complaint : null;
  return (
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
