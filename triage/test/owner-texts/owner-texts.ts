import { ConcernId } from "@hundeblick/proto/health/check";
import { type Language, LANGUAGES } from "@hundeblick/proto/language";
import { z } from "zod";
import heldOut from "./held-out.json" with { type: "json" };
import learn from "./learn.json" with { type: "json" };
import otherHands from "./other-hands.json" with { type: "json" };

const OwnerText = z.strictObject({ text: z.string().min(1), concerns: z.array(ConcernId).max(4) });
/** What an owner wrote, and every concern it is about, the main one first; none when it is about none. */
export type OwnerText = z.infer<typeof OwnerText>;
const OwnerTexts = z.record(z.enum(LANGUAGES), z.array(OwnerText));
type OwnerTexts = Readonly<Record<Language, readonly OwnerText[]>>;

export const LEARN: OwnerTexts = OwnerTexts.parse(learn);
/** Measured, never looked at by whoever changes what is understood. */
export const HELD_OUT: OwnerTexts = OwnerTexts.parse(heldOut);
/** Sentences that others wrote for the red flags, with concerns: measured like the held-out ones. */
export const OTHER_HANDS: OwnerTexts = OwnerTexts.parse(otherHands);
