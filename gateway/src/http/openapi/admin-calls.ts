import { BreedAnswers } from "@hundeblick/proto/http/admin/breed-answers";
import { CheckUsesQuery, CheckUsesReply } from "@hundeblick/proto/http/admin/check-uses";
import { DeadLettersReply, ResendBody, ResendReply } from "@hundeblick/proto/http/admin/dead-letters";
import * as emails from "@hundeblick/proto/http/admin/emails";
import { ExportQuery, ImportBody, ImportReply, ImportStateReply } from "@hundeblick/proto/http/admin/imports";
import * as numbers from "@hundeblick/proto/http/admin/numbers";
import {
  ProductsQuery,
  NewProductBody,
  MarketBody,
  ProductBody,
  ProductsReply,
} from "@hundeblick/proto/http/admin/products";
import { StatusReply } from "@hundeblick/proto/http/admin/status";
import { PricesReply, Product, ProductFile } from "@hundeblick/proto/http/catalogue";
import { ProductVersion } from "@hundeblick/proto/http/version-query";
import { Market } from "@hundeblick/proto/language";
import { removeProduct } from "@hundeblick/proto/rpc/catalogue";
import { removeClick } from "@hundeblick/proto/rpc/tracking";
import { z } from "zod";
import type { ApiCalls } from "./call.ts";
import { marketplaceCalls, ofMarket } from "./marketplace-calls.ts";
import { operatorCalls } from "./operator-calls.ts";
import { settingsCalls } from "./settings-calls.ts";

/** Calls of a signed-in operator. */
export const adminCalls: ApiCalls = {
  ...operatorCalls,
  "get /api/admin/products": { summary: "A page of the catalogue", query: ProductsQuery, reply: ProductsReply },
  "get /api/admin/products/:id": {
    summary: "One product; with a market, its offer there beside it",
    query: ofMarket.partial(),
    reply: Product.extend({ market: Market.optional(), offer: Product.shape.markets.valueType.nullish() }),
  },
  "get /api/admin/products/:id/prices": {
    summary: "Prices of the last 90 days",
    query: ofMarket,
    reply: PricesReply,
  },
  "post /api/admin/products": { summary: "A new product", body: NewProductBody, reply: Product, status: 201 },
  "put /api/admin/products/:id": { summary: "Changes fields of a product", body: ProductBody, reply: Product },
  "put /api/admin/products/:id/markets/:market": {
    summary: "Changes a product's offer on one market, or adds it",
    body: MarketBody,
    reply: Product,
  },
  "delete /api/admin/products/:id": {
    summary: "Deletes a product",
    query: z.object({ version: ProductVersion.optional() }),
    reply: removeProduct.reply,
  },
  ...marketplaceCalls,
  "get /api/admin/export": { summary: "The catalogue of these markets", query: ExportQuery, reply: ProductFile },
  "post /api/admin/import": { summary: "A file into the catalogue", body: ImportBody, reply: ImportReply },
  "get /api/admin/import": { summary: "The latest import", reply: ImportStateReply },
  "get /api/admin/import/:id": { summary: "How far an import is", reply: ImportStateReply },
  "post /api/admin/import/:id/undo": { summary: "Puts back what it changed", reply: ImportStateReply },
  "get /api/admin/stats": { summary: "Clicks on products", query: numbers.StatsQuery, reply: numbers.StatsReply },
  "delete /api/admin/clicks/:id": { summary: "Deletes a click", reply: removeClick.reply },
  "get /api/admin/analytics": {
    summary: "Funnel and visits",
    query: numbers.AnalyticsQuery,
    reply: numbers.AnalyticsReply,
  },
  "get /api/admin/check-uses": { summary: "Uses of the check", query: CheckUsesQuery, reply: CheckUsesReply },
  "get /api/admin/breed-answers": {
    summary: "What the photo network said beside what owners said",
    reply: BreedAnswers,
  },
  "get /api/admin/analytics/export": {
    summary: "The days of a range",
    query: numbers.AnalyticsExportQuery,
    reply: "text/csv",
  },
  "post /api/admin/sessions/bulk-delete": {
    summary: "Deletes visits of an address, or counts them",
    body: numbers.RemoveSessionsBody,
    reply: numbers.RemovedSessions,
  },
  "get /api/admin/emails": { summary: "E-mail addresses", query: emails.EmailsQuery, reply: emails.EmailsReply },
  "get /api/admin/emails/export": {
    summary: "E-mail addresses as a file",
    query: emails.EmailsExportQuery,
    reply: "text/csv",
  },
  "post /api/admin/emails/delete": {
    summary: "Deletes addresses, or counts what would go",
    body: emails.RemoveEmailsBody,
    reply: emails.RemovedEmails,
  },
  "get /api/admin/messages": {
    summary: "Messages of the contact form",
    query: emails.MessagesQuery,
    reply: emails.MessagesReply,
  },
  "post /api/admin/mail/test": {
    summary: "Sends one mail to see whether it arrives",
    body: emails.TestMailBody,
    reply: emails.TestMailReply,
  },
  ...settingsCalls,
  "get /api/admin/status": { summary: "How every process is", reply: StatusReply },
  "get /api/admin/dead-letters": { summary: "Events that were given up", reply: DeadLettersReply },
  "post /api/admin/dead-letters/resend": {
    summary: "Gives them to their consumers again",
    body: ResendBody,
    reply: ResendReply,
  },
};
