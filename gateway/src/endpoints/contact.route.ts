import { ContactBody } from "@hundeblick/proto/http/contact";
import { sendContact } from "@hundeblick/proto/rpc/mail";
import { withRateLimit } from "../domain/with-rate-limit.ts";
import { bodyOf, emailOf } from "../http/body.ts";
import { post, type Route } from "../http/route.ts";
import { setVisitorLanguage, visitorOf } from "../http/visitor.ts";
import type { PublicDeps } from "./public-deps.ts";

/** POST /api/contact: a contact message. A filled honeypot gets the same reply. */
export const contactRoute = ({ bus, limits }: PublicDeps): Route =>
  post("/api/contact", async (req) => {
    const message = bodyOf(req, ContactBody);
    setVisitorLanguage(req, message.language);
    const { language, client } = visitorOf(req);
    const email = emailOf(message.email);
    await withRateLimit(limits, [["contact", client]], () =>
      bus.call(sendContact, { message: { ...message, email }, language }),
    );
    return { received: true };
  });
