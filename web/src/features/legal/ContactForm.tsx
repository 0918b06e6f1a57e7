import { CircleAlert, CircleCheck } from "lucide-react";
import { useEffect, useRef, useState, type FormEvent } from "react";
import { useTranslation } from "react-i18next";
import { useLanguage } from "#shared/language/use-language.ts";
import { ContactField } from "./ContactField.tsx";

type Sending = "idle" | "sending" | "success" | "error";

/** The contact form: four fields, all needed, and what became of the message. */
export function ContactForm() {
  const { t } = useTranslation();
  const language = useLanguage();
  const [state, setState] = useState<Sending>("idle");
  const message = useRef<HTMLOutputElement>(null);
  useEffect(() => {
    // The button was switched off meanwhile and let go of the focus.
    if (state === "success" || state === "error") message.current?.focus();
  }, [state]);

  async function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const typed = new FormData(form);
    const read = (name: string) => {
      const value = typed.get(name);
      return typeof value === "string" ? value : "";
    };
    setState("sending");
    try {
      // axios comes with the first message, not with the page.
      const { sendMessage } = await import("./send-message.ts");
      await sendMessage({
        name: read("name"),
        email: read("email"),
        subject: read("subject"),
        message: read("message"),
        website: read("website"),
        language,
      });
      form.reset();
      setState("success");
    } catch {
      setState("error");
    }
  }

  return (
    // Sent without a script, what was written must not stand in the address.
    <form className="stack" method="post" onSubmit={(event) => void send(event)}>
      <ContactField name="name" label={t("Name")} autoComplete="name" />
      <ContactField name="email" label={t("Your e-mail address")} type="email" autoComplete="email" />
      <ContactField name="subject" label={t("Subject")} />
      <ContactField name="message" label={t("Message")} rows={7} />
      {/* A trap for machines: people neither see nor reach it. */}
      <input className="visually-hidden" name="website" tabIndex={-1} autoComplete="off" aria-hidden />
      <div className="row">
        <button className="button" type="submit" disabled={state === "sending"}>
          {state === "sending" ? t("Sending...") : t("Send message")}
        </button>
      </div>
      <output className="stack" ref={message} tabIndex={-1}>
        {state === "success" && (
          <span className="notice">
            <CircleCheck className="icon" aria-hidden />
            <span>{t("Thank you for your message! We'll get back to you soon.")}</span>
          </span>
        )}
        {state === "error" && (
          <span className="notice notice--danger">
            <CircleAlert className="icon" aria-hidden />
            <span>{t("Something went wrong. Please try again later or email us directly.")}</span>
          </span>
        )}
      </output>
    </form>
  );
}
