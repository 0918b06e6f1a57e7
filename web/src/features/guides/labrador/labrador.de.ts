import type { LabradorTexts } from "./labrador.texts.ts";

export const TEXTS: LabradorTexts = {
  sexQuestion: "Rüde oder Hündin?",
  sexes: { male: "Rüde", female: "Hündin" },
  ageQuestion: "Wie alt ist dein Labrador?",
  months: { other: "{{count}} Monate" },
  atMonths: "Mit {{months}} Monaten",
  stages: {
    arriving: {
      title: "Ankommen",
      growth:
        "Knochen und Bänder sind noch weich, und dein Welpe nimmt fast jeden Tag zu. Muskeln, die ein Gelenk halten, baut er gerade erst auf.",
      walks:
        "Viele kurze Runden auf Gras und Waldboden, in seinem Tempo. Er darf stehen bleiben, schnüffeln und umkehren. Schlaf ist jetzt ein Teil des Trainings.",
      leave: "Treppen, Sprünge vom Sofa, Spaziergänge im Gehtempo der Erwachsenen.",
    },
    teething: {
      title: "Zahnwechsel und Schuss in die Länge",
      growth:
        "Er wächst sichtbar, oft hinten schneller als vorn, und wirkt mal tollpatschig. Seine Kraft ist der Ausdauer voraus.",
      walks:
        "Mehrere kleine Spaziergänge mit Pausen, dazu freies Laufen auf weichem Boden. Mit einem Hund, der zu ihm passt, statt mit einem, der ihn überrennt.",
      leave: "Ballwerfen mit Vollbremsung, Toben auf Fliesen oder Laminat, lange Treppen.",
    },
    teenager: {
      title: "Halbstark",
      growth:
        "Er sieht erwachsen aus, doch die Wachstumsfugen sind noch offen. Der Kopf will mehr, als die Gelenke gut vertragen.",
      walks:
        "Längere Runden sind in Ordnung, wenn er am nächsten Tag locker läuft. Schwimmen, Nasenarbeit und Apportieren mit ruhigem Start tun ihm gut.",
      leave: "Joggen an der Leine, Radfahren, Agility mit Sprüngen.",
    },
    almostGrown: {
      title: "Fast fertig",
      growth:
        "In die Höhe wächst er kaum noch. Jetzt kommen Brust und Muskeln. In dieser Zeit wird aus einem schlanken Junghund leicht ein runder.",
      walks:
        "Steigere Strecke und Tempo über Wochen. Erst gehen, dann traben, zum Schluss rennen. Vor Sport mit Sprüngen und Vollbremsungen frag in der Praxis.",
      leave: "Von null auf Wochenendtour. Und die Futtermengen aus der Wachstumszeit.",
    },
    grown: {
      title: "Erwachsen",
      growth: "Das Skelett ist ausgewachsen. Jedes Kilo, das jetzt nicht dazukommt, müssen die Gelenke nicht tragen.",
      walks: "Täglich Bewegung, mal ruhig, mal flott. Regelmäßig ist besser als viel auf einmal.",
      leave: "Kaltstarts. Vor dem ersten Sprint geht ihr ein paar Minuten.",
    },
  },
  walks: "Bewegung:",
  leave: "Lass weg:",
  rule: "Faustregel: etwa {{minutes}} Minuten am Stück an der Leine. Keine Studie, nur eine Gedächtnisstütze.",
  noRule: "Die Fünf-Minuten-Faustregel gilt nach dem ersten Jahr nicht mehr.",
  weight: {
    label: "Gewicht in kg (wenn du es weißt)",
    help: "In diesem Alter oft {{low}} bis {{high}} kg.",
    wrong: "Bitte ein Gewicht zwischen {{min}} und {{max}} kg, zum Beispiel 12,5.",
  },
  answers: {
    below:
      "Das liegt unter dem üblichen Bereich. Frisst er gut und spielt er, ist er vielleicht einfach fein gebaut. Nimmt er ab oder wirkt schlapp, geh bitte in die Praxis.",
    within: "Das liegt im üblichen Bereich. Die Rippenprobe sagt dir trotzdem mehr als die Waage.",
    above:
      "Das liegt über dem üblichen Bereich. Mach die Rippenprobe, bevor du am Futter drehst: Große Linien wiegen mehr, ohne dick zu sein.",
  },
  weighed: "{{kg}} kg mit {{months}} Monaten.",
  often: "mit {{months}} Monaten oft {{low}} bis {{high}} kg",
  tableCaption: "Mittleres Gewicht eines Labradors in kg",
};
