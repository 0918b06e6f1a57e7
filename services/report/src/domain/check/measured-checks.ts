import type { Level, MeasuredCheck } from "@hundeblick/proto/health/check";
import type { Language } from "@hundeblick/proto/language";
import { translatedCheck } from "@hundeblick/triage/all-checks";
import { type Check, needsVet } from "@hundeblick/triage/check";
import { checkDogOf } from "@hundeblick/triage/check-dog";
import { type CheckResult, evaluateCheck } from "@hundeblick/triage/evaluate-check";
import { factsOf } from "../known-dog.ts";
import type { Dog } from "../composed-report.ts";
import type { ComposedCheck } from "./composed-check.ts";
import { triageDog } from "./triage-dog.ts";

/** One hands-on check with its result in one language. */
export type Measured = {
  check: Check;
  band: Check["bands"][number];
  result: CheckResult;
  /** UTC, ISO 8601. */
  measuredAt: string;
  /** The previous measurement. */
  earlier?: Measured;
};

/** Every complete check in the order of the list, with the previous measurement. */
export function measureChecks(check: ComposedCheck, dog: Dog, language: Language): Measured[] {
  const known = checkDogOf(triageDog(dog, check), usualKg(dog));
  const measure = ({ id, inputs, measuredAt }: MeasuredCheck): Measured[] => {
    const data = translatedCheck(id, language);
    const result = evaluateCheck(data, inputs, known);
    const band = data.bands.find((one) => one.id === result.band);
    return band ? [{ check: data, band, result, measuredAt }] : [];
  };
  const before = check.history?.checks ?? [];
  return check.checks.flatMap((made) => {
    const [measured] = measure(made);
    const earlier = before
      .filter((one) => one.id === made.id && timeOf(one) < timeOf(made))
      .toSorted((a, b) => timeOf(a) - timeOf(b))
      .flatMap(measure)
      .at(-1);
    return measured ? [{ ...measured, ...(earlier && { earlier }) }] : [];
  });
}

/** As a number, because texts with and without milliseconds sort wrongly. */
const timeOf = ({ measuredAt }: MeasuredCheck): number => Date.parse(measuredAt);

/** Levels of results; a good one has none. */
export const levelsOf = (measured: readonly Measured[]): Level[] =>
  measured.filter(({ band }) => needsVet(band)).map(({ band }) => band.level);

/** Usual weight of the owner's breed and the dog's sex, in kg. */
function usualKg({ breed, sex }: Dog): readonly [number, number] | undefined {
  const kg = breed?.from === "owner" ? factsOf(breed)?.weightKg : undefined;
  return kg && sex ? kg[sex] : undefined;
}
