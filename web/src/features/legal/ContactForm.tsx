import { CircleAlert, CircleCheck } from "lucide-react";
import { useEffect, useRef, useState, type FormEvent } from "react";
import { useTranslation } from "react-i18next";
import { useLanguage } from "#shared/language/use-language.ts";
import { CONTACT_FIELDS, type ContactFieldName, type ContactProblem, contactProblem } from "./contact-problem.ts";
import { ContactField } from "./ContactField.tsx";

type Problems = Partial<Record<ContactFieldName, ContactProblem | null>>;
type Sending = "idle" | "sending" | "success" | "error";

/** The contact form: four required fields, and the outcome. */
export function ContactForm() {
  const { t } = useTranslation();
  const language = useLanguage();
  const [state, setState] = useState<Sending>("idle");
  const [problems, setProblems] = useState<Problems>({});
  const message = useRef<HTMLOutputElement>(null);
  useEffect(() => {
    // the button was disabled meanwhile and has lost the focus
    if (state === "success" || state === "error") message.current?.focus();
  }, [state]);

  async function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const fieldOf = (name: string) => form.querySelector<HTMLInputElement | HTMLTextAreaElement>(`[name="${name}"]`);
    const read = (name: string) => fieldOf(name)?.value ?? "";
    const found = CONTACT_FIELDS.map((name) => [name, contactProblem(name, read(name))] as const);
    setProblems(Object.fromEntries(found));
    const first = found.find(([, problem]) => problem)?.[0];
    if (first) {
      setState("idle");
      fieldOf(first)?.focus();
      return;
    }
    setState("sending");
    try {
      // axios is loaded with the first message
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

  /** An error disappears once it is fixed; none is shown before submitting. */
  const check = (name: ContactFieldName) => ({
    problem: problems[name],
    onChange: (changed: ContactFieldName, text: string) => {
      if (problems[changed]) setProblems({ ...problems, [changed]: contactProblem(changed, text) });
    },
  });

  return (
    // without scripts the message must not be in the address
    // noValidate, because the browser's messages are in its own language
    <form className="stack" method="post" noValidate onSubmit={(event) => void send(event)}>
      <ContactField name="name" label={t("Name")} autoComplete="name" {...check("name")} />
      <ContactField
        name="email"
        label={t("Your e-mail address")}
        type="email"
        autoComplete="email"
        {...check("email")}
      />
      <ContactField name="subject" label={t("Subject")} {...check("subject")} />
      <ContactField name="message" label={t("Message")} rows={7} {...check("message")} />
      {/* Honeypot: neither visible nor focusable. */}
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
