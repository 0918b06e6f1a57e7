import { z } from "zod";
import { type CheckId, CHECKS } from "@hundeblick/proto/health/check-lists";
import type { Language } from "@hundeblick/proto/language";
import { type Check, checkIn } from "./check.ts";
import { CheckData } from "./check.schema.ts";
import bodyCondition from "./checks/body_condition.json" with { type: "json" };
import foodAmount from "./checks/food_amount.json" with { type: "json" };
import restingBreathing from "./checks/resting_breathing.json" with { type: "json" };
import gums from "./checks/gums.json" with { type: "json" };
import gettingUp from "./checks/getting_up.json" with { type: "json" };
import muscle from "./checks/muscle.json" with { type: "json" };
import teeth from "./checks/teeth.json" with { type: "json" };
import ears from "./checks/ears.json" with { type: "json" };
import skinCoat from "./checks/skin_coat.json" with { type: "json" };
import painSigns from "./checks/pain_signs.json" with { type: "json" };
import weightTrend from "./checks/weight_trend.json" with { type: "json" };

/** Every hands-on check in all languages, validated. For servers and builds. */
export const allChecks: readonly CheckData[] = z
  .array(CheckData)
  .length(CHECKS.length)
  .parse([
    bodyCondition,
    foodAmount,
    restingBreathing,
    gums,
    gettingUp,
    muscle,
    teeth,
    ears,
    skinCoat,
    painSigns,
    weightTrend,
  ]);

const byId = new Map(allChecks.map((check) => [check.id, check]));

/** @throws {Error} for an id without data, which a test excludes */
export function checkById(id: CheckId): CheckData {
  const check = byId.get(id);
  if (!check) throw new Error(`no check ${id}`);
  return check;
}

const translated = new Map<string, Check>();

/** A check in one language, cached. */
export function translatedCheck(id: CheckId, language: Language): Check {
  const key = `${id}|${language}`;
  const check = translated.get(key) ?? checkIn(checkById(id), language);
  translated.set(key, check);
  return check;
}
