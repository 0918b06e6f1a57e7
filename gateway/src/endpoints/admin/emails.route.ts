import {
  EmailsExportQuery,
  EmailsQuery,
  MessagesQuery,
  RemoveEmailsBody,
  TestMailBody,
} from "@hundeblick/proto/http/admin/emails";
import * as mail from "@hundeblick/proto/rpc/mail";
import { CSV_HEAD, csvLine } from "@hundeblick/proto/http/admin/email-lines";
import { bodyOf, emailOf, queryOf } from "../../http/body.ts";
import { visitorOf } from "../../http/visitor.ts";
import { audited } from "../../domain/operators/audited.ts";
import type { AdminDeps, AdminRoute } from "./admin-route.ts";
import { sendDownload } from "./send-download.ts";

const EXPORT_PAGE = 1_000;
const BOM = "\uFEFF";
const TYPES = { csv: "text/csv; charset=utf-8", txt: "text/plain; charset=utf-8" };

/** Collected addresses and messages of the contact form. */
export const emailRoutes = ({ bus, audit }: AdminDeps): AdminRoute[] => [
  {
    method: "get",
    path: "/emails",
    async handle(req, res) {
      res.json(await bus.call(mail.listEmails, queryOf(req, EmailsQuery)));
    },
  },
  {
    method: "get",
    path: "/emails/export",
    async handle(req, res, operator) {
      const { format, bom, ...wanted } = queryOf(req, EmailsExportQuery);
      const page = (offset: number) => bus.call(mail.listEmails, { ...wanted, offset, limit: EXPORT_PAGE });
      const first = await audited(
        audit,
        { operatorId: operator.id, action: `emails.export.${format}`, subject: wanted.filter },
        async () => {
          const result = await page(0);
          return { result, fields: [`addresses: ${result.matching}`] };
        },
      );
      await sendDownload(
        res,
        { name: `emails-${new Date().toISOString().slice(0, 10)}.${format}`, type: TYPES[format] },
        async function* () {
          if (format === "csv") yield `${bom ? BOM : ""}${CSV_HEAD}`;
          for (let offset = 0, { emails } = first; emails.length > 0;) {
            yield emails.map((record) => (format === "csv" ? csvLine(record) : `${record.email}\n`)).join("");
            offset += emails.length;
            if (emails.length < EXPORT_PAGE) break;
            ({ emails } = await page(offset));
          }
        },
      );
    },
  },
  {
    method: "post",
    path: "/emails/delete",
    // a thousand addresses of the maximum length
    maxBytes: 512 * 1024,
    async handle(req, res, operator) {
      const wanted = bodyOf(req, RemoveEmailsBody);
      if (wanted.preview) return void res.json(await bus.call(mail.removeEmails, wanted));
      // the audit log has their number, never the addresses
      res.json(
        await audited(audit, { operatorId: operator.id, action: "emails.delete", subject: "" }, async () => {
          const result = await bus.call(mail.removeEmails, wanted);
          return { result, fields: [`addresses: ${result.emails}`, `report links: ${result.reportLinks}`] };
        }),
      );
    },
  },
  {
    method: "get",
    path: "/messages",
    async handle(req, res) {
      res.json(await bus.call(mail.listMessages, queryOf(req, MessagesQuery)));
    },
  },
  {
    method: "post",
    path: "/mail/test",
    async handle(req, res, operator) {
      const to = emailOf(bodyOf(req, TestMailBody).to);
      res.json(
        await audited(audit, { operatorId: operator.id, action: "mail.test", subject: "" }, async () => {
          const result = await bus.call(mail.testMail, { to, language: visitorOf(req).language });
          return { result, fields: [result.outcome] };
        }),
      );
    },
  },
];
