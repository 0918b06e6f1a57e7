import { useId } from "react";
import { useTranslation } from "react-i18next";
import { CONTACT_LIMITS } from "@hundeblick/proto/http/contact-limits";
import { useLanguage } from "#shared/language/use-language.ts";
import { FieldError } from "#shared/ui/FieldError.tsx";
import type { ContactFieldName, ContactProblem } from "./contact-problem.ts";

interface ContactFieldProps {
  name: ContactFieldName;
  label: string;
  type?: "text" | "email";
  autoComplete?: string;
  /** A text area with more than one row. */
  rows?: number;
  problem: ContactProblem | null | undefined;
  onChange: (name: ContactFieldName, text: string) => void;
}

/** One required field of the contact form, with label and error. */
export function ContactField({ label, rows, type = "text", problem, onChange, ...field }: ContactFieldProps) {
  const id = useId();
  const { t } = useTranslation();
  const max = CONTACT_LIMITS[field.name].toLocaleString(useLanguage());
  const props = {
    ...field,
    className: "input",
    id,
    required: true,
    ...(problem && { "aria-invalid": true, "aria-describedby": `${id}-error` }),
    onChange: ({ target }: { target: { value: string } }) => onChange(field.name, target.value),
  };
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      {rows ? <textarea rows={rows} {...props} /> : <input type={type} {...props} />}
      {problem && (
        <FieldError id={`${id}-error`}>
          {problem === "empty" && t("Please fill in this field.")}
          {problem === "tooLong" && t("This is too long. There is room for {{max}} characters.", { max })}
          {problem === "noAddress" && t("This does not look like an e-mail address. Please check it.")}
        </FieldError>
      )}
    </div>
  );
}
