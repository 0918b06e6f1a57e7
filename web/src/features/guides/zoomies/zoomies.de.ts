import type { Figures } from "../../../content/evidence.ts";
import type { ZoomiesGuideTexts } from "./zoomies.texts.ts";

/** @public Read by the build: scripts/content/guide-figures.ts. */
export const FIGURES: Figures = { "TEXTS.observations.long": "own" };

export const TEXTS: ZoomiesGuideTexts = {
  question: "Was siehst du, wenn dein Hund rast? Hak alles an, was passt.",
  observations: {
    bow: "Hintern tief, Ohren nach hinten, Maul offen, weite Bögen",
    stopsAlone: "Er hört von allein auf und legt sich danach hin",
    responds: "Er schaut mich an oder kommt, wenn ich ihn rufe",
    long: "Es dauert immer wieder länger als fünf Minuten",
    newWhenOlder: "Er ist kein junger Hund mehr, und es ist neu",
    stress: "Es passiert vor allem bei Streit, Lärm oder Besuch",
    chases: "Er jagt Schwanz, Licht oder Schatten und lässt sich nicht unterbrechen",
    sameWay: "Er dreht sich immer in dieselbe Richtung",
    sore: "Er hinkt, jault oder beißt sich in Pfote oder Flanke",
    staggers: "Er taumelt, wirkt verwirrt, fällt um oder krampft",
    breathless: "Er bekommt schlecht Luft, oder sein Zahnfleisch ist blass oder blau",
    poison: "Er könnte etwas Giftiges gefressen haben, etwa Schokolade oder Xylit",
  },
  verdicts: {
    play: "Das klingt nach echten Zoomies. Mach den Weg frei und schau zu.",
    watch:
      "Das können Zoomies sein, aber schau genauer hin. Schreib ein paar Tage auf, wann es kommt und wie lange es dauert, und mach ein Video.",
  },
  vetFirst: {
    vet: "Das passt nicht zu Zoomies. Mach ein Video und zeig es in den nächsten Tagen in der Tierarztpraxis. Hinkt er deutlich oder jault er, ruf heute noch an.",
    now: "Das sind keine Zoomies. Ruf jetzt in der Praxis oder beim Notdienst an, auch nachts und am Wochenende. Halte deinen Hund ruhig und von Treppen fern.",
  },
};
