import { createTransport } from "nodemailer";
import type { MailContent, Sending } from "../../domain/outgoing.ts";
import type { Mailer } from "../../domain/ports.ts";

const LIMITS = { connectionTimeout: 4_000, greetingTimeout: 4_000, dnsTimeout: 4_000, socketTimeout: 6_000 };

/** Sends over SMTP, one connection per mail, each attempt within `limitMs`. */
export function smtpMailer({ url, from, limitMs = 20_000 }: { url: string; from: string; limitMs?: number }): Mailer {
  return {
    async send(mail, content) {
      let handedOver = false;
      // nodemailer's only sign that the end of the message was sent; before it, the server cannot have accepted the
      // mail
      const seen = (entry: { tnx?: string }): void => {
        handedOver ||= entry.tnx === "message";
      };
      const quiet = (): void => {};
      const transport = createTransport({
        url,
        ...LIMITS,
        disableFileAccess: true,
        disableUrlAccess: true,
        logger: { trace: quiet, debug: quiet, info: seen, warn: quiet, error: quiet, fatal: quiet },
      });
      try {
        await transport.sendMail({ ...messageOf(from, mail, content), signal: AbortSignal.timeout(limitMs) });
        return { outcome: "sent" };
      } catch (error) {
        return outcomeOf(error, handedOver);
      } finally {
        transport.close();
      }
    },
  };
}

const messageOf = (from: string, mail: Parameters<Mailer["send"]>[0], content: MailContent) => ({
  from,
  to: { name: "", address: mail.to },
  subject: content.subject,
  text: content.text,
  messageId: mail.messageId,
  ...(content.html === undefined ? {} : { html: content.html }),
  ...(content.replyTo ? { replyTo: content.replyTo } : {}),
  headers: {
    "Auto-Submitted": "auto-generated",
    "X-Auto-Response-Suppress": "All",
    "Content-Language": mail.language,
    ...(content.unsubscribeUrl
      ? { "List-Unsubscribe": `<${content.unsubscribeUrl}>`, "List-Unsubscribe-Post": "List-Unsubscribe=One-Click" }
      : {}),
  },
});

type SmtpError = { code?: unknown; responseCode?: unknown; permanent?: unknown; command?: unknown };

/** A rejection is final only if it is about this mail; a wrong password or a fault of ours may be fixed. */
function outcomeOf(error: unknown, handedOver: boolean): Sending {
  const { code, responseCode, permanent, command } = error as SmtpError;
  const problem =
    [code, responseCode].filter((part) => typeof part === "string" || typeof part === "number").join(" ") || "unknown";
  if (permanent === true && (code === "EENVELOPE" || code === "EMESSAGE")) return { outcome: "refused", problem };
  if (command === "CONN" && responseCode === undefined && !handedOver) return { outcome: "unreachable", problem };
  return { outcome: handedOver && responseCode === undefined ? "unsure" : "failed", problem };
}
