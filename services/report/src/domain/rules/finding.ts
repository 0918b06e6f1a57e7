import type { RedFlagId } from "@hundeblick/proto/health/answers";
import type { Confidence, Finding } from "@hundeblick/proto/health/findings";
import type { StatedSign } from "../stated-signs/sign-phrases.ts";
import { type FindingCode, RATINGS } from "./ratings.ts";
import type { OwnerStatements } from "./owner-statements.ts";

/** A finding of our own table with its points; `null` is no ground for a score. Stored, language-neutral. */
export type RatedFinding = Omit<Finding, "code"> & { code: FindingCode; points: number | null };
type Params = Finding["params"];

const rated = (
  code: FindingCode,
  basis: Finding["basis"],
  confidence: Confidence,
  params: Params = {},
  sources: string[] = [],
): RatedFinding => ({ code, ...RATINGS[code], basis, confidence, params, sources });

/** What the provider saw in this photo. */
export const seen = (code: FindingCode, confidence: Confidence): RatedFinding => rated(code, "seen", confidence);
/** An owner-reported finding; with sources only if its sentence cites one. */
export const stated = (code: FindingCode, confidence: Confidence, params: Params = {}): RatedFinding =>
  rated(code, "told", confidence, params);
/** A sign found in the owner's text, with its sentence; `flag` is null for an everyday sign. */
export const statedSign = (
  code: FindingCode,
  flag: RedFlagId | null,
  quotes: OwnerStatements["quotes"],
): RatedFinding => {
  const quote = quotes[flag ?? (code as StatedSign)];
  return stated(code, "medium", { ...(flag && { flag }), ...(quote !== undefined && { quote }) });
};
/** Result of a hands-on check. */
export const measured = (code: FindingCode, confidence: Confidence, params: Params): RatedFinding =>
  rated(code, "measured", confidence, params);
/** Of what is typical for the breed: a breed seen in the photo may be another one. */
export const breedConfidence = ({ breed }: { breed: { from: string } | null }): Confidence =>
  breed?.from === "owner" ? "medium" : "low";
/** A typical finding, which always has sources. */
export const typical = (
  code: FindingCode,
  confidence: Confidence,
  sources: [string, ...string[]],
  params: Params = {},
): RatedFinding => rated(code, "typical", confidence, params, sources);
