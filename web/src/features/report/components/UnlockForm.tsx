import { NEWSLETTER_CONSENT } from "@hundeblick/proto/newsletter-consent";
import { useRef, useState, type FormEvent } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { emailTyped, selectSession } from "#shared/session/session.slice.ts";
import { useAppDispatch, useAppSelector } from "#shared/store/store.ts";
import { useLanguage } from "#shared/language/use-language.ts";
import { FieldError } from "#shared/ui/FieldError.tsx";
import { useUnlock, type UnlockSource } from "../use-unlock.ts";

interface UnlockFormProps {
  reportId: string | null;
  source: UnlockSource;
  onUnlocked?: (() => void) | undefined;
}

/** Unlocks the report with an e-mail address; the newsletter has its own tick box. */
export function UnlockForm({ reportId, source, onUnlocked }: UnlockFormProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const dispatch = useAppDispatch();
  const { email } = useAppSelector(selectSession);
  const [newsletter, setNewsletter] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const { unlock, isUnlocking, problem } = useUnlock(reportId, source, onUnlocked);
  const send = (event: FormEvent) => {
    event.preventDefault();
    void unlock({ email, newsletter, looksWrong: !field.current?.validity.valid });
    field.current?.focus();
  };
  return (
    <form className="stack" noValidate onSubmit={send}>
      <div className="field">
        <label htmlFor="unlock-email">{t("Your e-mail address")}</label>
        <input
          ref={field}
          className="input"
          id="unlock-email"
          type="email"
          pattern="[^@\s]+@[^@\s]+\.[^@\s.]+"
          autoComplete="email"
          required
          placeholder={t("you@example.com")}
          value={email}
          onChange={(event) => dispatch(emailTyped(event.target.value))}
          aria-invalid={problem !== null}
          aria-describedby={problem ? "unlock-problem unlock-why" : "unlock-why"}
        />
        {problem && <FieldError id="unlock-problem">{problem}</FieldError>}
        <p className="help" id="unlock-why">
          {t(
            "Why do we ask? There are no accounts here. With the link in the e-mail you can find your report again or delete it.",
          )}
        </p>
      </div>
      <label className="tick">
        <input type="checkbox" checked={newsletter} onChange={(event) => setNewsletter(event.target.checked)} />
        <span>
          {NEWSLETTER_CONSENT.text[language]}{" "}
          <span className="optional">{t("Optional. The report opens without it too.")}</span>
        </span>
      </label>
      <button className="button button--wide" type="submit" disabled={isUnlocking || email.trim() === ""}>
        {isUnlocking ? t("Unlocking...") : t("Unlock report")}
      </button>
      <p className="small soft">
        {t("We do not pass your address on.")} <Link to={`/${language}/privacy`}>{t("Privacy")}</Link>
      </p>
    </form>
  );
}
