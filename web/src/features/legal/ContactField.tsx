import { useId } from "react";

interface ContactFieldProps {
  name: string;
  label: string;
  type?: "text" | "email";
  autoComplete?: string;
  /** More than one row makes it a text area. */
  rows?: number;
}

/** One required field of the contact form, label above. */
export function ContactField({ label, rows, type = "text", ...field }: ContactFieldProps) {
  const id = useId();
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      {rows ? (
        <textarea className="input" id={id} rows={rows} required {...field} />
      ) : (
        <input className="input" id={id} type={type} required {...field} />
      )}
    </div>
  );
}
