import type { RedFlagId } from "@hundeblick/proto/health/answers";
import type { Confidence, Finding } from "@hundeblick/proto/health/findings";
import type { StatedSign } from "../stated-signs/sign-phrases.ts";
import { type FindingCode, RATINGS } from "./ratings.ts";
import type { OwnerStatements } from "./owner-statements.ts";

/** A finding of our own table, with what it is worth; `null` is no ground for a score. Stored, language-neutral. */
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
/** What the owner said; sources only where the sentence leans on one as well. */
export const stated = (code: FindingCode, confidence: Confidence, params: Params = {}): RatedFinding =>
  rated(code, "told", confidence, params);
/** A sign found in the owner's text, with the sentence that says so; `flag` is null for an everyday sign. */
export const statedSign = (
  code: FindingCode,
  flag: RedFlagId | null,
  quotes: OwnerStatements["quotes"],
): RatedFinding => {
  const quote = quotes[flag ?? (code as StatedSign)];
  return stated(code, "medium", { ...(flag && { flag }), ...(quote !== undefined && { quote }) });
};
/** What a hands-on check gave. */
export const measured = (code: FindingCode, confidence: Confidence, params: Params): RatedFinding =>
  rated(code, "measured", confidence, params);
/** What is known of such dogs. A typical finding always names its sources. */
export const typical = (
  code: FindingCode,
  confidence: Confidence,
  sources: [string, ...string[]],
  params: Params = {},
): RatedFinding => rated(code, "typical", confidence, params, sources);
