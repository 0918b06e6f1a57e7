import { type ComponentProps, useEffect, useRef, useState } from "react";
import { FieldError } from "./FieldError.tsx";

interface AnswerFieldProps extends Pick<ComponentProps<"input">, "type" | "inputMode" | "min" | "max"> {
  id: string;
  label: string;
  help: string;
  unit?: string;
  value: string;
  /** Error that blocks the form, shown on submit: shown on blur, it would move the page under the next tap. */
  wrong: string | undefined;
  /** Without a form to submit: errors are shown while typing. */
  atOnce?: boolean;
  onChange: (value: string) => void;
}

/** A text field with help and error. */
export function AnswerField({
  id,
  label,
  help,
  unit,
  value,
  wrong,
  atOnce = false,
  onChange,
  ...input
}: AnswerFieldProps) {
  const field = useRef<HTMLInputElement>(null);
  const [sent, setSent] = useState(atOnce);
  const error = sent && wrong;
  useEffect(() => field.current?.setCustomValidity(wrong ?? ""), [wrong]);
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <div className={unit && "with-unit"}>
        <input
          {...input}
          className="input"
          id={id}
          ref={field}
          autoComplete="off"
          value={value}
          aria-describedby={error ? `${id}-error ${id}-help` : `${id}-help`}
          {...(error && { "aria-invalid": true })}
          onChange={({ target }) => onChange(target.value)}
          onInvalid={(event) => {
            event.preventDefault();
            if (event.currentTarget === firstInvalid(event.currentTarget.form)) event.currentTarget.focus();
            setSent(true);
          }}
        />
        {unit && <span>{unit}</span>}
      </div>
      <p className="help" id={`${id}-help`}>
        {help}
      </p>
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </div>
  );
}

// not by `:invalid`, which fires the event again in jsdom
const firstInvalid = (form: HTMLFormElement | null) =>
  [...(form?.elements ?? [])].find((one) => one instanceof HTMLInputElement && !one.validity.valid);
