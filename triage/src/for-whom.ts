import type { Condition } from "./concern.schema.ts";
import type { Trait } from "./traits.ts";

/** Traits of which a condition needs one; empty if it may hold for any dog. */
export function requiredTraits(condition: Condition): Trait[] {
  if ("dog" in condition) return [condition.dog];
  if ("any" in condition) {
    const each = condition.any.map(requiredTraits);
    return each.every((traits) => traits.length > 0) ? [...new Set(each.flat())] : [];
  }
  if ("all" in condition) return condition.all.map(requiredTraits).find((traits) => traits.length > 0) ?? [];
  return [];
}

/** Traits with any of which a condition cannot hold. */
export function excludedTraits(condition: Condition): Trait[] {
  if ("all" in condition) return [...new Set(condition.all.flatMap(excludedTraits))];
  return "not" in condition ? sufficientTraits(condition.not) : [];
}

/** Traits each of which makes a condition hold, whatever the answers. */
function sufficientTraits(condition: Condition): Trait[] {
  if ("dog" in condition) return [condition.dog];
  return "any" in condition ? condition.any.flatMap(sufficientTraits) : [];
}
