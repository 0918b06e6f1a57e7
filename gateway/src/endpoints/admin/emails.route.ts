import {
  EmailsExportQuery,
  EmailsQuery,
  MessagesQuery,
  RemoveEmailsBody,
  TestMailBody,
} from "@hundeblick/proto/http/admin/emails";
import * as mail from "@hundeblick/proto/rpc/mail";
import { ADDRESS_PAGE, addressFile } from "../../domain/address-file.ts";
import { bodyOf, emailOf, queryOf } from "../../http/body.ts";
import { visitorOf } from "../../http/visitor.ts";
import { type AdminDeps, type AdminRoute, get, post } from "./admin-route.ts";
import { sendDownload } from "./send-download.ts";

const TYPES = { csv: "text/csv; charset=utf-8", txt: "text/plain; charset=utf-8" };

/** Collected addresses and messages of the contact form. */
export const emailRoutes = ({ bus }: AdminDeps): AdminRoute[] => [
  get("/emails", ({ req }) => bus.call(mail.listEmails, queryOf(req, EmailsQuery))),
  get("/emails/export", async ({ req, res, audited }) => {
    const { format, bom, ...wanted } = queryOf(req, EmailsExportQuery);
    const page = (offset: number) => bus.call(mail.listEmails, { ...wanted, offset, limit: ADDRESS_PAGE });
    const first = await audited(
      { action: `emails.export.${format}`, subject: wanted.filter },
      () => page(0),
      ({ matching }) => [`addresses: ${matching}`],
    );
    await sendDownload(
      res,
      { name: `emails-${new Date().toISOString().slice(0, 10)}.${format}`, type: TYPES[format] },
      () => addressFile({ format, bom }, first, page),
    );
  }),
  post(
    "/emails/delete",
    ({ req, audited }) => {
      const wanted = bodyOf(req, RemoveEmailsBody);
      const removed = () => bus.call(mail.removeEmails, wanted);
      // the audit log has their number, never the addresses
      return wanted.preview
        ? removed()
        : audited({ action: "emails.delete" }, removed, ({ emails, reportLinks }) => [
            `addresses: ${emails}`,
            `report links: ${reportLinks}`,
          ]);
    },
    // a thousand addresses of the maximum length
    { maxBytes: 512 * 1024 },
  ),
  get("/messages", ({ req }) => bus.call(mail.listMessages, queryOf(req, MessagesQuery))),
  post("/mail/test", ({ req, audited }) => {
    const to = emailOf(bodyOf(req, TestMailBody).to);
    return audited(
      { action: "mail.test" },
      () => bus.call(mail.testMail, { to, language: visitorOf(req).language }),
      ({ outcome }) => [outcome],
    );
  }),
];
