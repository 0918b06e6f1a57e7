import type { OpenReport } from "@hundeblick/proto/http/report";
import { errorText } from "@hundeblick/web-kit/error-text.ts";
import { type FormEvent, useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { useLanguage } from "#shared/language/use-language.ts";
import { FieldError } from "#shared/ui/FieldError.tsx";
import { takesAnswers } from "../is-newest.ts";
import { useOrderFollowUpMutation } from "../report.api.ts";
import { FollowUpNote } from "./FollowUpNote.tsx";

/** Orders the follow-up mail, with its own consent; nothing without a suitable concern. */
export function OrderFollowUp({ report }: { report: OpenReport }) {
  const { reportId, concerns, followUp } = report;
  const language = useLanguage();
  const [order, { isLoading, isSuccess, error }] = useOrderFollowUpMutation();
  const hours = takesAnswers(report) && concerns.find(({ followUpHours }) => followUpHours !== null)?.followUpHours;
  const box = useRef<HTMLDivElement>(null);
  const isConfirmed = isSuccess && followUp !== undefined;
  useEffect(() => {
    // the form is gone, and the focus with it
    if (isConfirmed) box.current?.focus();
  }, [isConfirmed]);
  if (!followUp && !hours) return null;
  return (
    <div className="no-print" aria-live="polite" tabIndex={-1} ref={box}>
      {followUp && <FollowUpNote followUp={followUp} concerns={concerns} />}
      {!followUp && hours && (
        <AskForm
          hours={hours}
          // ordered, until the report says so
          isSending={isLoading || isSuccess}
          error={error}
          onOrder={(email) => void order({ reportId, body: { email, consent: true, language } })}
        />
      )}
    </div>
  );
}

/** In hours. */
const DAY = 24;

interface AskFormProps {
  hours: number;
  isSending: boolean;
  error: unknown;
  onOrder: (email: string) => void;
}

function AskForm({ hours, isSending, error, onOrder }: AskFormProps) {
  const { t } = useTranslation();
  const [email, setEmail] = useState("");
  const [consent, setConsent] = useState(false);
  const days = hours > DAY && hours % DAY === 0 ? hours / DAY : null;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (consent) onOrder(email.trim());
  };
  return (
    <form className="card stack" noValidate onSubmit={submit}>
      <h3 className="step-4">{t("Shall we ask again?")}</h3>
      <p className="soft">
        {days === null
          ? t("Just one e-mail, after {{hours}} hours, with three links: better, the same, worse.", { hours })
          : t("Just one e-mail, after {{count}} days, with three links: better, the same, worse.", { count: days })}
      </p>
      <div className="field">
        <label htmlFor="ask-again-email">{t("E-mail address")}</label>
        <input
          className="input"
          id="ask-again-email"
          type="email"
          autoComplete="email"
          maxLength={254}
          value={email}
          onChange={(event) => setEmail(event.target.value)}
          aria-invalid={error !== undefined}
          aria-describedby={error === undefined ? undefined : "ask-again-error"}
        />
      </div>
      <label className="tick">
        <input type="checkbox" checked={consent} onChange={(event) => setConsent(event.target.checked)} />
        <span>{t("Yes, send me this one e-mail. The address I give here is deleted afterwards.")}</span>
      </label>
      {error !== undefined && <FieldError id="ask-again-error">{errorText(error, t)}</FieldError>}
      <div>
        <button className="button" type="submit" disabled={isSending || !consent || email.trim() === ""}>
          {t("Ask me again")}
        </button>
      </div>
    </form>
  );
}
