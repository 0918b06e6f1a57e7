import { Button, NumberInput } from "@mantine/core";
import { type FormEvent, useState } from "react";

type Props = {
  label: string;
  unit: string;
  value: number;
  max: number;
  isSaving: boolean;
  onSave: (value: number) => void;
};

/** A number field with a save button while it is changed. */
export function SaveNumber({ label, unit, value, max, isSaving, onSave }: Props) {
  const [typed, setTyped] = useState<number | string>(value);
  const isRight = Number.isInteger(typed) && Number(typed) >= 1 && Number(typed) <= max;
  const isOther = typed !== value;
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (isRight && isOther) onSave(Number(typed));
  };
  return (
    <form className="row save-number" onSubmit={submit} noValidate>
      <NumberInput
        w={104}
        aria-label={label}
        value={typed}
        onChange={setTyped}
        allowDecimal={false}
        allowNegative={false}
        hideControls
        thousandSeparator=","
        error={isRight ? undefined : `1 to ${max.toLocaleString("en")}`}
      />
      <span className="soft">{unit}</span>
      <Button
        type="submit"
        variant={isOther ? "filled" : "default"}
        disabled={!isOther || !isRight}
        loading={isSaving}
        aria-label={`Save ${label.toLowerCase()}`}
      >
        Save
      </Button>
    </form>
  );
}
