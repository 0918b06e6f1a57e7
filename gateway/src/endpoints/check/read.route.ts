import type { Bus } from "@hundeblick/kit/bus";
import { ReadTextBody, type ReadTextReply } from "@hundeblick/proto/http/read-text";
import { LANGUAGES, type Language } from "@hundeblick/proto/language";
import { readText } from "@hundeblick/proto/rpc/report";
import { allConcerns } from "@hundeblick/triage/all-concerns";
import { type ConcernEntry, concernEntryIn } from "@hundeblick/triage/concern";
import { suggestConcerns } from "@hundeblick/triage/suggest-concerns";
import type { Limits } from "../../domain/ports.ts";
import { bodyOf } from "../../http/body.ts";
import { post, type Route } from "../../http/route.ts";
import { setVisitorLanguage, visitorOf } from "../../http/visitor.ts";

const ENTRIES = new Map<Language, ConcernEntry[]>(
  LANGUAGES.map((language) => [language, allConcerns.map((concern) => concernEntryIn(concern, language))]),
);

/** POST /api/check/read: emergencies and concerns in typed words. Nothing is stored. */
export const readTextRoute = ({ bus, limits }: { bus: Pick<Bus, "call">; limits: Limits }): Route =>
  post("/api/check/read", async (req, res) => {
    const body = bodyOf(req, ReadTextBody);
    setVisitorLanguage(req, body.language);
    await limits.take("check", visitorOf(req).client);
    const { ageMonths, ...typed } = body;
    const signs = await bus.call(readText, typed);
    const concerns = suggestConcerns(body.text, body.language, ENTRIES.get(body.language) ?? [], ageMonths);
    res.set("Cache-Control", "no-store").json({ ...signs, concerns } satisfies ReadTextReply);
  });
