import { CircleAlert, CircleCheck } from "lucide-react";
import { useEffect, useRef, useState, type FormEvent } from "react";
import { useTranslation } from "react-i18next";
import { useLanguage } from "#shared/language/use-language.ts";
import { CONTACT_FIELDS, type ContactFieldName, type ContactProblem, contactProblem } from "./contact-problem.ts";
import { ContactField } from "./ContactField.tsx";

type Problems = Partial<Record<ContactFieldName, ContactProblem | null>>;
type Sending = "idle" | "sending" | "success" | "error";

/** The contact form: four fields, all needed, and what became of the message. */
export function ContactForm() {
  const { t } = useTranslation();
  const language = useLanguage();
  const [state, setState] = useState<Sending>("idle");
  const [problems, setProblems] = useState<Problems>({});
  const message = useRef<HTMLOutputElement>(null);
  useEffect(() => {
    // The button was switched off meanwhile and let go of the focus.
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

  /** A problem that was said goes away as soon as it is mended, and none is said before sending. */
  const check = (name: ContactFieldName) => ({
    problem: problems[name],
    onChange: (changed: ContactFieldName, text: string) => {
      if (problems[changed]) setProblems({ ...problems, [changed]: contactProblem(changed, text) });
    },
  });

  return (
    // Sent without a script, what was written must not stand in the address.
    // noValidate: the browser would speak its own language instead of the page's.
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
