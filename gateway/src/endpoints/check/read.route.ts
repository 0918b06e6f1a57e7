import { answersOf } from "@hundeblick/proto/http/context";
import { EmergencyBody, type EmergencyReply } from "@hundeblick/proto/http/emergency";
import { ReadTextBody } from "@hundeblick/proto/http/read-text";
import { readEmergency } from "@hundeblick/proto/rpc/report";
import { readTypedText } from "../../domain/read-typed-text.ts";
import { bodyOf } from "../../http/body.ts";
import { post, type Route } from "../../http/route.ts";
import { setVisitorLanguage, visitorOf } from "../../http/visitor.ts";
import type { PublicDeps } from "../public-deps.ts";

/** Emergencies and concerns in typed words, and the emergency in the answers of a rejected photo. Stores nothing. */
export const readRoutes = ({ bus, limits }: PublicDeps): Route[] => [
  post("/api/check/read", async (req, res) => {
    const body = bodyOf(req, ReadTextBody);
    setVisitorLanguage(req, body.language);
    await limits.take("check", visitorOf(req).client);
    res.set("Cache-Control", "no-store").json(await readTypedText(bus, body));
  }),
  post("/api/check/emergency", async (req, res) => {
    const { context, language } = bodyOf(req, EmergencyBody);
    setVisitorLanguage(req, language);
    await limits.take("check", visitorOf(req).client);
    const { emergency } = await bus.call(readEmergency, { answers: answersOf(context), language });
    const reply = { emergency: emergency && emergency[language] } satisfies EmergencyReply;
    res.set("Cache-Control", "no-store").json(reply);
  }),
];
