/** From which month a stage lasts until the next begins, and what it asks for. */
export interface Stage {
  fromMonths: number;
  title: string;
  growth: string;
  walks: string;
  leave: string;
}

const STAGES: readonly [Stage, ...Stage[]] = [
  {
    fromMonths: 2,
    title: "Ankommen",
    growth:
      "Knochen und Bänder sind noch weich, und dein Welpe nimmt fast jeden Tag zu. Muskeln, die ein Gelenk halten, baut er gerade erst auf.",
    walks:
      "Viele kurze Runden auf Gras und Waldboden, in seinem Tempo. Er darf stehen bleiben, schnüffeln und umkehren. Schlaf ist jetzt ein Teil des Trainings.",
    leave: "Treppen, Sprünge vom Sofa, Spaziergänge im Gehtempo der Erwachsenen.",
  },
  {
    fromMonths: 4,
    title: "Zahnwechsel und Schuss in die Länge",
    growth:
      "Er wächst sichtbar, oft hinten schneller als vorn, und wirkt mal tollpatschig. Seine Kraft ist der Ausdauer voraus.",
    walks:
      "Mehrere kleine Spaziergänge mit Pausen, dazu freies Laufen auf weichem Boden. Mit einem Hund, der zu ihm passt, statt mit einem, der ihn überrennt.",
    leave: "Ballwerfen mit Vollbremsung, Toben auf Fliesen oder Laminat, lange Treppen.",
  },
  {
    fromMonths: 7,
    title: "Halbstark",
    growth:
      "Er sieht erwachsen aus, doch die Wachstumsfugen sind noch offen. Der Kopf will mehr, als die Gelenke gut vertragen.",
    walks:
      "Längere Runden sind in Ordnung, wenn er am nächsten Tag locker läuft. Schwimmen, Nasenarbeit und Apportieren mit ruhigem Start tun ihm gut.",
    leave: "Joggen an der Leine, Radfahren, Agility mit Sprüngen.",
  },
  {
    fromMonths: 13,
    title: "Fast fertig",
    growth:
      "In die Höhe wächst er kaum noch. Jetzt kommen Brust und Muskeln. In dieser Zeit wird aus einem schlanken Junghund leicht ein runder.",
    walks:
      "Steigere Strecke und Tempo über Wochen. Erst gehen, dann traben, zum Schluss rennen. Vor Sport, der springt oder bremst, frag in der Praxis.",
    leave: "Von null auf Wochenendtour. Und die Futtermengen aus der Wachstumszeit.",
  },
  {
    fromMonths: 19,
    title: "Erwachsen",
    growth: "Das Skelett ist ausgewachsen. Jedes Kilo, das jetzt nicht dazukommt, müssen die Gelenke nicht tragen.",
    walks: "Täglich Bewegung, mal ruhig, mal flott. Regelmäßig ist besser als viel auf einmal.",
    leave: "Kaltstarts: ein paar Minuten gehen vor dem ersten Sprint.",
  },
];

/** The stage a Labrador of this age is in. */
export const stageAt = (ageMonths: number): Stage =>
  STAGES.findLast(({ fromMonths }) => fromMonths <= ageMonths) ?? STAGES[0];

/**
 * Minutes on the lead at a stretch by the rule of thumb "five minutes for each month of life"; none after a year.
 * Breeders and vets pass the rule on, no study stands behind it.
 */
export const leadMinutes = (ageMonths: number): number | null => (ageMonths <= 12 ? ageMonths * 5 : null);
