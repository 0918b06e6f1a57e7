import type { Grade } from "@hundeblick/proto/http/report";
import type { Ingredient, SupplementArea } from "../../data/ingredients.ts";
import type { SafetyCheck } from "./contraindications.ts";

const MAX_PER_AREA = 2;
const MAX_IN_ALL = 4;

/** Grade of an ingredient for one area. */
export const gradeFor = ({ evidence }: Ingredient, area: SupplementArea): Grade =>
  evidence.gradeByGoal?.[area] ?? evidence.grade;

/** An ingredient of an area with its contraindications. */
type Considered = { ingredient: Ingredient; safety: SafetyCheck };
type Picked = Considered & { area: SupplementArea };

/** At most two per area and four in all: the best of every area, then the second best. One may count for two areas. */
export function pick(considered: readonly Considered[], areas: readonly SupplementArea[]): Picked[] {
  const picked: Picked[] = [];
  const serving = (area: SupplementArea) => picked.filter(({ ingredient }) => suits(ingredient, area)).length;
  const fits = ({ ingredient, safety }: Considered, area: SupplementArea) =>
    suits(ingredient, area) &&
    !safety.excludedBy &&
    isNew(ingredient, picked) &&
    areas.every((other) => !suits(ingredient, other) || serving(other) < MAX_PER_AREA);

  for (let round = 1; round <= MAX_PER_AREA; round += 1) {
    for (const area of areas) {
      if (serving(area) >= round || picked.length >= MAX_IN_ALL) continue;
      const [best] = considered.filter((one) => fits(one, area)).toSorted(byEvidence(area));
      if (best) picked.push({ ...best, area: bestArea(best.ingredient, area, areas) });
    }
  }
  return picked.toSorted((a, b) => gradeFor(a.ingredient, a.area).localeCompare(gradeFor(b.ingredient, b.area)));
}

const suits = (ingredient: Ingredient, area: SupplementArea): boolean =>
  ingredient.goals.includes(area) && gradeFor(ingredient, area) !== "D";

/** By evidence, then without a caution first, then by the order of the table. */
const byEvidence = (area: SupplementArea) => (a: Considered, b: Considered) =>
  gradeFor(a.ingredient, area).localeCompare(gradeFor(b.ingredient, area)) ||
  Number(a.safety.cautions.length > 0) - Number(b.safety.cautions.length > 0);

const isNew = (ingredient: Ingredient, picked: readonly Picked[]): boolean =>
  !picked.some(
    ({ ingredient: other }) =>
      other.id === ingredient.id || (ingredient.family !== undefined && other.family === ingredient.family),
  );

/** The area with its best evidence. */
function bestArea(ingredient: Ingredient, area: SupplementArea, areas: readonly SupplementArea[]): SupplementArea {
  const wanted = ingredient.goals.filter((goal) => areas.includes(goal));
  return wanted.find((other) => gradeFor(ingredient, other) < gradeFor(ingredient, area)) ?? area;
}
