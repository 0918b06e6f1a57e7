// A sender in a process of its own, so that a test can kill it. Arguments: database, SMTP address.
import { connectMongo } from "@hundeblick/kit/mongo";
import { quietLog, WIDE_TIMEOUTS } from "@hundeblick/kit/testing";
import { mailParts } from "./mail-parts.ts";

const [database = "", smtpUrl = ""] = process.argv.slice(2);
const mongo = await connectMongo(
  { MONGO_URL: process.env["MONGO_URL"] ?? "", ...WIDE_TIMEOUTS },
  { database, log: quietLog },
);
const { deliver } = await mailParts(mongo.connection, smtpUrl);
await deliver();
await mongo.close();
