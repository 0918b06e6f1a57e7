import { MAX_LENGTHS } from "@hundeblick/proto/health/answer-limits";
import { useState } from "react";
import { TextField } from "../components/TextField.tsx";
import type { DogFormProps } from "../use-dog-info.ts";

interface AskedTextProps extends DogFormProps {
  field: "meds" | "allergies";
  label: string;
}

/** A text of the owner to be corrected; nothing without one. */
export function AskedText({ field, label, dog, change }: AskedTextProps) {
  const [wasWritten] = useState(dog[field] !== "");
  if (!wasWritten) return null;
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
