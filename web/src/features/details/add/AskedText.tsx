import { MAX_LENGTHS } from "@hundeblick/proto/health/answer-limits";
import { TextField } from "../components/TextField.tsx";
import type { AddedFormProps } from "./add-answers-props.ts";

interface AskedTextProps extends AddedFormProps {
  field: "meds" | "allergies";
  label: string;
}

/** A text of the owner to be corrected; nothing without one. */
export function AskedText({ field, label, dog, initial, change }: AskedTextProps) {
  if (initial[field] === "") return null;
  return (
    <TextField
      id={`dog-${field}`}
      label={label}
      value={dog[field]}
      maxLength={MAX_LENGTHS[field]}
      onChange={(text) => change({ [field]: text })}
    />
  );
}
