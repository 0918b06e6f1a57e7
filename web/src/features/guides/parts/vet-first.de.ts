import type { VetFirstTexts } from "./vet-first.ts";

export const VET_FIRST: VetFirstTexts = {
  reasons: {
    thickJoint:
      "Ein Gelenk, das heiß, dick oder geschwollen ist, muss heute noch untersucht werden. Dahinter kann mehr stecken als Verschleiß.",
    painOnTouch: "Ein Hund, dem Berühren wehtut, hat Schmerzen. Ruf heute in der Praxis an.",
    limp: "Ein Hund, der hinkt, hat meistens Schmerzen. Lass ihn untersuchen, auch wenn er sonst fröhlich ist.",
    strongSign:
      "Ein einziges starkes Zeichen genügt: Lass deinen Hund untersuchen, bevor du etwas fütterst oder kaufst.",
    manySigns: "Bei so vielen Zeichen muss dein Hund untersucht werden, bevor du etwas fütterst oder kaufst.",
  },
  signCounts: "Was zählt, ist das einzelne Zeichen, nicht die Summe",
  untilThen: [
    "Mach heute einen Termin und zeig dort diese Antworten und ein kurzes Video.",
    "Bis dahin kein Springen, kein Ballspiel, keine langen Strecken.",
    "Gib keine Schmerzmittel für Menschen: Sie können für Hunde giftig sein.",
  ],
};
