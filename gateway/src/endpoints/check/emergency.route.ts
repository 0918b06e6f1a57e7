import type { Bus } from "@hundeblick/kit/bus";
import { answersOf } from "@hundeblick/proto/http/context";
import { EmergencyBody, type EmergencyReply } from "@hundeblick/proto/http/emergency";
import { readEmergency } from "@hundeblick/proto/rpc/report";
import type { Limits } from "../../domain/ports.ts";
import { bodyOf } from "../../http/body.ts";
import { post, type Route } from "../../http/route.ts";
import { setVisitorLanguage, visitorOf } from "../../http/visitor.ts";

/** POST /api/check/emergency: the emergency in the answers sent with a rejected photo. Nothing is stored. */
export const emergencyRoute = ({ bus, limits }: { bus: Pick<Bus, "call">; limits: Limits }): Route =>
  post("/api/check/emergency", async (req, res) => {
    const { context, language } = bodyOf(req, EmergencyBody);
    setVisitorLanguage(req, language);
    await limits.take("check", visitorOf(req).client);
    const { emergency } = await bus.call(readEmergency, { answers: answersOf(context), language });
    const reply = { emergency: emergency && emergency[language] } satisfies EmergencyReply;
    res.set("Cache-Control", "no-store").json(reply);
  });
