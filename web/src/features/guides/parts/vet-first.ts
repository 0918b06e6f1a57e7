/** What belongs to a vet whatever a sum of points says, most urgent first. */
const VET_SIGNS = ["thickJoint", "painOnTouch", "limp", "strongSign", "manySigns"] as const;
export type VetSign = (typeof VET_SIGNS)[number];

/** What a guide with points says where a vet comes first: the content of `vet-first.{language}.ts`. */
export interface VetFirstTexts {
  reasons: Readonly<Record<VetSign, string>>;
  /** In the place of the name of a band that would calm. */
  signCounts: string;
  /** What to do until the appointment. Stands in the place of everything that could wait. */
  untilThen: readonly string[];
}

/** The most urgent of the signs; undefined when none was given. */
export const worstSign = (signs: readonly VetSign[]): VetSign | undefined =>
  VET_SIGNS.find((sign) => signs.includes(sign));
