import type { ReactNode } from "react";
import { FieldError } from "#shared/ui/FieldError.tsx";

interface TextFieldProps {
  id: string;
  label: ReactNode;
  value: string;
  onChange: (value: string) => void;
  onBlur?: () => void;
  maxLength?: number;
  inputMode?: "decimal" | "numeric";
  unit?: string;
  list?: string;
  placeholder?: string;
  help?: string;
  error?: ReactNode;
  /** Id of another error that concerns this field too. */
  errorElsewhere?: string | undefined;
}

/** One line of text with label, help and error. */
export function TextField({ id, label, value, onChange, unit, help, error, errorElsewhere, ...input }: TextFieldProps) {
  const described = [error ? `${id}-error` : errorElsewhere, help && `${id}-help`].filter(Boolean).join(" ");
  const field = (
    <input
      {...input}
      className="input"
      id={id}
      name={id}
      autoComplete="off"
      value={value}
      onChange={(event) => onChange(event.target.value)}
      {...((error || errorElsewhere) && { "aria-invalid": true })}
      {...(described && { "aria-describedby": described })}
    />
  );
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      {unit ? (
        <div className="with-unit">
          {field}
          <span>{unit}</span>
        </div>
      ) : (
        field
      )}
      {help && (
        <p className="help" id={`${id}-help`}>
          {help}
        </p>
      )}
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </div>
  );
}
