import { answersOf } from "@hundeblick/proto/http/context";
import { EmergencyBody, type EmergencyReply } from "@hundeblick/proto/http/emergency";
import { ReadTextBody, type ReadTextReply } from "@hundeblick/proto/http/read-text";
import { LANGUAGES, type Language } from "@hundeblick/proto/language";
import { readEmergency, readText } from "@hundeblick/proto/rpc/report";
import { allConcerns } from "@hundeblick/triage/all-concerns";
import { type ConcernEntry, concernEntryIn } from "@hundeblick/triage/concern";
import { suggestConcerns } from "@hundeblick/triage/suggest-concerns";
import { bodyOf } from "../../http/body.ts";
import { post, type Route } from "../../http/route.ts";
import { setVisitorLanguage, visitorOf } from "../../http/visitor.ts";
import type { PublicDeps } from "../public-deps.ts";

const ENTRIES = new Map<Language, ConcernEntry[]>(
  LANGUAGES.map((language) => [language, allConcerns.map((concern) => concernEntryIn(concern, language))]),
);

/** Emergencies and concerns in typed words, and the emergency in the answers of a rejected photo. Stores nothing. */
export const readRoutes = ({ bus, limits }: PublicDeps): Route[] => [
  post("/api/check/read", async (req, res) => {
    const body = bodyOf(req, ReadTextBody);
    setVisitorLanguage(req, body.language);
    await limits.take("check", visitorOf(req).client);
    const { ageMonths, ...typed } = body;
    const signs = await bus.call(readText, typed);
    const concerns = suggestConcerns(body.text, body.language, ENTRIES.get(body.language) ?? [], ageMonths);
    res.set("Cache-Control", "no-store").json({ ...signs, concerns } satisfies ReadTextReply);
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
