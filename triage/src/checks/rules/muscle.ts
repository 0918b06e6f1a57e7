import type { CheckDog } from "../../check-dog.ts";
import { ageOf, type CheckResult, type Inputs } from "./rule.ts";

const LOSS: Record<string, number> = { full: 0, slight: 1, clear: 2, sharp: 3 };
const GRADES = ["normal", "mild", "moderate", "severe"] as const;

/** Muscle loss in four grades, felt at spine, head and hips. */
export function muscle({ one }: Inputs, dog: CheckDog): CheckResult {
  if (ageOf(dog) < 12) return { band: "too_young" };
  const felt = (place: string): number | undefined => {
    const loss = LOSS[one(place) ?? ""];
    return dog.sighthound && place !== "head" && loss === 1 ? 0 : loss;
  };
  const [spine, head, hips] = [felt("spine"), felt("head"), felt("hips")];
  if (spine === undefined) return { band: null };
  const loss = head === undefined || hips === undefined ? spine : Math.max(spine, Math.min(head, hips));
  const grade = GRADES[loss] ?? "normal";
  if (grade === "severe") return { band: "severe", grade };
  if (head !== undefined && head >= 2 && spine === 0 && (hips ?? 0) <= 1) return { band: "head_only", grade };
  return { band: one("sides") === "different" ? "one_side" : grade, grade };
}
