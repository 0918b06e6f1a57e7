import type { CheckId } from "@hundeblick/proto/health/check-lists";

/** Drawings of `public/check`, described in `triage/src/drawings.json`. */
const picture = (name: string): string => `/check/${name}.svg`;

/** Icon of a check in the list. */
export const CHECK_PICTURES: Partial<Record<CheckId, string>> = {
  body_condition: picture("ribs_flat_hands"),
  resting_breathing: picture("flank_breath"),
  gums: picture("lift_lip"),
  getting_up: picture("rise_from_bed"),
  muscle: picture("spine_pinch"),
  teeth: picture("lip_corner"),
  weight_trend: picture("belly_side-3"),
};

/** Drawings of a step. */
export const STEP_PICTURES: Record<string, string> = Object.fromEntries(
  [
    "ribs_flat_hands",
    "coat_flatten",
    "flank_breath",
    "lift_lip",
    "press_gum",
    "lower_eyelid",
    "rise_from_bed",
    "spine_pinch",
    "lip_corner",
  ].map((name) => [name, picture(name)]),
);

/** Drawings with a transparent gum or lid, which shows the chosen colour. */
export const TINTED: ReadonlySet<string> = new Set(["lift_lip", "press_gum", "lower_eyelid"].map(picture));

const FIST = picture("knuckle_test-fist");
const BACK = picture("knuckle_test-back");
const PALM = picture("knuckle_test-palm");

/** Options shown as drawings, by check, input and option. */
export const ANSWER_PICTURES: Partial<Record<CheckId, Record<string, Record<string, string>>>> = {
  body_condition: {
    ribs: { all_bones: FIST, seen: FIST, easy: BACK, padded: BACK, press: PALM, hidden: PALM },
    waist: numbered("waist_top", ["hourglass", "clear", "slight", "straight", "bulging"]),
    belly: numbered("belly_side", ["sunken", "tucked", "slight", "level", "hanging"]),
  },
  muscle: { spine: numbered("spine", ["full", "slight", "clear", "sharp"]) },
  teeth: {
    tartar: numbered("tartar", ["clean", "film", "crust", "thick"]),
    gum: numbered("gum_line", ["pink", "red", "swollen", "pus"]),
  },
};

function numbered(drawing: string, options: readonly string[]): Record<string, string> {
  return Object.fromEntries(options.map((option, i) => [option, picture(`${drawing}-${i + 1}`)]));
}

/** Every drawing of the checks, without duplicates. */
export const ALL_PICTURES: readonly string[] = [
  ...new Set([
    ...Object.values(CHECK_PICTURES),
    ...Object.values(STEP_PICTURES),
    ...Object.values(ANSWER_PICTURES).flatMap((inputs) => Object.values(inputs).flatMap(Object.values<string>)),
  ]),
];
