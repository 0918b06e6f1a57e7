import type { VetSign } from "../parts/vet-first.ts";

export const SIGNS = ["morning", "stairs", "play", "standing", "limp", "jump", "weather"] as const;
export type Sign = (typeof SIGNS)[number];

const POINTS: Readonly<Record<Sign, number>> = {
  morning: 2,
  stairs: 2,
  play: 1,
  standing: 2,
  limp: 3,
  jump: 2,
  weather: 1,
};

/** Points of the ticked signs, without duplicates. */
export const signScore = (ticked: readonly Sign[]): number =>
  SIGNS.reduce((sum, sign) => sum + (ticked.includes(sign) ? POINTS[sign] : 0), 0);

export const MAX_SIGN_SCORE = signScore(SIGNS);

type SignBand = "none" | "watch" | "tablets" | "vet";

/** 0 none, 1–3 watch, 4–7 tablets, 8 and more a vet. */
export const signBand = (score: number): SignBand => {
  if (score === 0) return "none";
  if (score <= 3) return "watch";
  return score <= 7 ? "tablets" : "vet";
};

/** Two further signs without points; with them the score does not count. */
export const ALARMS = ["thickJoint", "painOnTouch"] as const;
export type Alarm = (typeof ALARMS)[number];

/** Signs that need a vet whatever the score. */
export const vetSigns = (ticked: readonly Sign[], alarms: readonly Alarm[]): VetSign[] => [
  ...alarms,
  ...(ticked.includes("limp") ? ["limp" as const] : []),
  ...(signBand(signScore(ticked)) === "vet" ? ["manySigns" as const] : []),
];
