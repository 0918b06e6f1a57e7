import type { Figures } from "../../../content/evidence.ts";

/** @public Read by the build: scripts/content/guide-figures.ts. */
export const FIGURES: Figures = { "OBSERVATIONS.3": "own" };

/** From "all is well" to "go now": the worst one decides. */
const LEVELS = ["play", "watch", "vet", "now"] as const;
export type Level = (typeof LEVELS)[number];

export interface Observation {
  level: Level;
  text: string;
}

/** What an owner can see during the wild minutes. The five minutes are those of the zoomies calculator. */
export const OBSERVATIONS: readonly Observation[] = [
  { level: "play", text: "Hintern tief, Ohren nach hinten, Maul offen, weite Bögen" },
  { level: "play", text: "Er hört von allein auf und legt sich danach hin" },
  { level: "play", text: "Er schaut mich an oder kommt, wenn ich ihn rufe" },
  { level: "watch", text: "Es dauert immer wieder länger als fünf Minuten" },
  { level: "watch", text: "Er ist kein junger Hund mehr, und es ist neu" },
  { level: "watch", text: "Es passiert vor allem bei Streit, Lärm oder Besuch" },
  { level: "vet", text: "Er jagt Schwanz, Licht oder Schatten und lässt sich nicht unterbrechen" },
  { level: "vet", text: "Er dreht sich immer in dieselbe Richtung" },
  { level: "vet", text: "Er hinkt, jault oder beißt sich in Pfote oder Flanke" },
  { level: "now", text: "Er taumelt, wirkt verwirrt, fällt um oder krampft" },
  { level: "now", text: "Er bekommt schlecht Luft, oder sein Zahnfleisch ist blass oder blau" },
  { level: "now", text: "Er könnte etwas Giftiges gefressen haben, etwa Schokolade oder Xylit" },
];

/** The most serious level among the ticked observations; nothing ticked says nothing. */
export const worstLevel = (ticked: readonly Observation[]): Level | undefined =>
  LEVELS.findLast((level) => ticked.some((observation) => observation.level === level));
