import type { OpenReport } from "@hundeblick/proto/http/report";
import { errorText } from "@hundeblick/web-kit/error-text.ts";
import { type FormEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { useLanguage } from "#shared/language/use-language.ts";
import { FieldError } from "#shared/ui/FieldError.tsx";
import { takesAnswers } from "../is-newest.ts";
import { useOrderFollowUpMutation } from "../report.api.ts";
import { FollowUpNote } from "./FollowUpNote.tsx";

/** Orders the follow-up mail, with its own consent; nothing without a suitable concern. */
export function OrderFollowUp({ report }: { report: OpenReport }) {
  const hours = report.concerns.find(({ followUpHours }) => followUpHours !== null)?.followUpHours;
  if (report.followUp) return <FollowUpNote followUp={report.followUp} concerns={report.concerns} />;
  return hours && takesAnswers(report) ? <AskForm reportId={report.reportId} hours={hours} /> : null;
}

/** In hours. */
const DAY = 24;

function AskForm({ reportId, hours }: { reportId: string; hours: number }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const [email, setEmail] = useState("");
  const [consent, setConsent] = useState(false);
  const [order, { isLoading, error }] = useOrderFollowUpMutation();
  const days = hours > DAY && hours % DAY === 0 ? hours / DAY : null;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (consent) void order({ reportId, body: { email: email.trim(), consent, language } });
  };
  return (
    <form className="card stack no-print" noValidate onSubmit={submit}>
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
          aria-describedby={error && "ask-again-error"}
        />
      </div>
      <label className="tick">
        <input type="checkbox" checked={consent} onChange={(event) => setConsent(event.target.checked)} />
        <span>{t("Yes, send me this one e-mail. The address I give here is deleted afterwards.")}</span>
      </label>
      {error !== undefined && <FieldError id="ask-again-error">{errorText(error, t)}</FieldError>}
      <div>
        <button className="button" type="submit" disabled={isLoading || !consent || email.trim() === ""}>
          {t("Ask me again")}
        </button>
      </div>
    </form>
  );
}
