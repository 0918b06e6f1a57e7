import type { VisionResult } from "@hundeblick/proto/health/vision";
import type { BreedFacts } from "../breeds/breed-facts.ts";
import type { Dog } from "../composed-report.ts";
import { bloatFindings } from "./bloat.ts";
import { coatFindings } from "./coat.ts";
import { energyFindings } from "./energy.ts";
import type { RatedFinding } from "./finding.ts";
import { foodFindings } from "./food.ts";
import { generalFindings } from "./general.ts";
import { mobilityFindings } from "./mobility.ts";
import type { OwnerStatements } from "./owner-statements.ts";
import { seenFindings } from "./seen.ts";
import { weightFindings } from "./weight.ts";

/** Findings of the photo, of what the owner said, and of what is typical. */
export function allFindings(
  looked: VisionResult,
  dog: Dog,
  facts: BreedFacts | null,
  stated: OwnerStatements,
): RatedFinding[] {
  // a belly with puppies looks heavy
  const photo = seenFindings(looked).filter(({ code }) => !(dog.pregnant && code === "body_heavy"));
  return [
    ...photo,
    ...coatFindings(
      stated,
      photo.some(({ area }) => area === "coat"),
    ),
    ...weightFindings(dog, facts, stated),
    ...mobilityFindings(dog, facts, stated),
    ...energyFindings(dog, facts, stated),
    ...foodFindings(dog, stated),
    ...bloatFindings(dog),
    ...generalFindings(stated),
  ];
}
