/** Reasons to see a vet whatever the points, most urgent first. */
const VET_SIGNS = ["thickJoint", "painOnTouch", "limp", "strongSign", "manySigns"] as const;
export type VetSign = (typeof VET_SIGNS)[number];

/** Texts of guides with points when a vet comes first: `vet-first.{language}.ts`. */
export interface VetFirstTexts {
  reasons: Readonly<Record<VetSign, string>>;
  /** Replaces the name of a reassuring band. */
  signCounts: string;
  /** What to do until the appointment; replaces advice that could wait. */
  untilThen: readonly string[];
}

/** The most urgent of the reasons. */
export const worstSign = (signs: readonly VetSign[]): VetSign | undefined =>
  VET_SIGNS.find((sign) => signs.includes(sign));
