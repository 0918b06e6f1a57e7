import type { CheckDog } from "../../check-dog.ts";
import { ageOf, type CheckResult, type Inputs, isAnyOf, type Points, round } from "./rule.ts";

const QUESTIONS = ["rise", "first_steps", "step_up", "stairs", "walk", "posture"];
const FEWEST = 4;
/** Until then growth plates are soft. */
const GROWN_MONTHS = 12;

/** Mobility as a sum of points (0–18) over six questions, at least four answered. Not validated. */
export function gettingUp({ one }: Inputs, dog: CheckDog, points: Points): CheckResult {
  const acute = one("acute") ?? "none";
  if (isAnyOf(acute, "drag", "cannot_up")) return { band: "now_drag" };
  if (isAnyOf(acute, "no_weight", "cries")) return { band: "today_leg" };
  if (acute === "limp") return { band: ageOf(dog) < GROWN_MONTHS ? "limp_puppy" : "limp" };
  const given = QUESTIONS.flatMap((question) => points(question, one(question) ?? "") ?? []);
  if (given.length < FEWEST) return { band: null };
  const total = given.reduce((all, next) => all + next, 0);
  const sum = round((total * QUESTIONS.length) / given.length);
  const figures = { sum, answered: given.length };
  if (ageOf(dog) < GROWN_MONTHS && total >= 1) return { band: "young", ...figures };
  if (sum >= 12) return { band: "talk_soon", ...figures };
  if (sum >= 6 || given.includes(3)) return { band: "talk", ...figures };
  return { band: sum >= 3 ? "little" : "fine", ...figures };
}
