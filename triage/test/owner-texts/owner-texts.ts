import { ConcernId } from "@hundeblick/proto/health/check";
import { type Language, LANGUAGES } from "@hundeblick/proto/language";
import { z } from "zod";
import heldOut from "./held-out.json" with { type: "json" };
import learn from "./learn.json" with { type: "json" };
import otherHands from "./other-hands.json" with { type: "json" };

const OwnerText = z.strictObject({ text: z.string().min(1), concerns: z.array(ConcernId).max(4) });
/** An owner's text, and its concerns, the main one first; empty for none. */
export type OwnerText = z.infer<typeof OwnerText>;
const OwnerTexts = z.record(z.enum(LANGUAGES), z.array(OwnerText));
type OwnerTexts = Readonly<Record<Language, readonly OwnerText[]>>;

export const LEARN: OwnerTexts = OwnerTexts.parse(learn);
/** Held out: measured, but never read when the rules are changed. */
export const HELD_OUT: OwnerTexts = OwnerTexts.parse(heldOut);
/** Sentences written for the red flags, with concerns: measured like the held-out ones. */
export const OTHER_HANDS: OwnerTexts = OwnerTexts.parse(otherHands);
