/** What belongs to a vet whatever a sum of points says, most urgent first. */
const VET_SIGNS = ["thickJoint", "painOnTouch", "limp", "strongSign", "manySigns"] as const;
export type VetSign = (typeof VET_SIGNS)[number];

const REASONS: Readonly<Record<VetSign, string>> = {
  thickJoint:
    "Ein Gelenk, das heiß, dick oder geschwollen ist, gehört heute noch untersucht. Dahinter kann mehr stecken als Verschleiß.",
  painOnTouch: "Ein Hund, dem Berühren wehtut, hat Schmerzen. Ruf heute in der Praxis an.",
  limp: "Ein Hund, der hinkt, hat meistens Schmerzen. Lass ihn untersuchen, auch wenn er sonst fröhlich ist.",
  strongSign: "Ein einziges starkes Zeichen genügt: Lass deinen Hund untersuchen, bevor du etwas fütterst oder kaufst.",
  manySigns: "So viele Zeichen gehören untersucht, bevor du etwas fütterst oder kaufst.",
};

/** What to do until the appointment. Stands in the place of everything that could wait. */
export const UNTIL_THE_VET: readonly string[] = [
  "Mach heute einen Termin und zeig dort diese Antworten und ein kurzes Video.",
  "Bis dahin kein Springen, kein Ballspiel, keine langen Strecken.",
  "Gib keine Schmerzmittel für Menschen: Sie können für Hunde giftig sein.",
];

/** Why a vet comes first, by the most urgent sign; undefined when none was given. */
export function vetReason(signs: readonly VetSign[]): string | undefined {
  const worst = VET_SIGNS.find((sign) => signs.includes(sign));
  return worst && REASONS[worst];
}
