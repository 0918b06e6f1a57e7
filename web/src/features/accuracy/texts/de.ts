import type { AccuracyTexts } from "../texts.ts";

const de: AccuracyTexts = {
  title: "Wie genau ist das?",
  description:
    "Gemessen statt versprochen: wie oft Hundeblick einen Notfall in Worten erkennt, wie oft die Rasse stimmt, wie lange es dauert und was ein Foto nicht zeigt.",
  lead: "Wir zählen nach und zeigen auch, was danebenging. Und wir sagen, wo es nicht reicht.",
  ofMany: "{{count}} von {{of}}",
  notMeasured: "noch nicht gemessen",
  measuredOn: "Gemessen am {{day}}",
  urgent: {
    title: "Erkennt es, was eilt?",
    lead: "Das ist die wichtigste Zahl. Es geht um das, was du selbst schreibst. Wir trennen zwei Fehler, weil sie nicht gleich schwer wiegen.",
    sample:
      "{{all}} deutsche Sätze, davon {{dangerous}} Notfälle. Sie wurden für diese Messung geschrieben, nicht von Haltern eingesandt, und mehr als die Hälfte ist schwieriger zu verstehen als im Alltag: Dialekt, Andeutungen, lange Geschichten. Was eilt, hat keine Tierarztpraxis beurteilt.",
    missed: { name: "Zu harmlos", why: "Es war eilig, und wir haben weder gewarnt noch nachgefragt." },
    missedOf: "von {{of}} Notfällen",
    alarmed: {
      name: "Zu vorsichtig",
      why: "Wir haben vor einem Notfall gewarnt, und es war keiner. Das kostet dich einen unnötigen Weg.",
    },
    alarmedOf: "von {{of}} harmlosen Sätzen",
    dots: "{{dangerous}} Notfälle: {{raised}} mit Warnung, {{asked}} mit Rückfrage, {{missed}} übersehen.",
    dotsCaption: "Ein Kreis ist ein Notfall. Wir zeigen jeden, auch die leeren.",
    raised: "gewarnt",
    asked: "nachgefragt",
    unseen: "übersehen",
    askedHarmless: "Bei {{count}} weiteren harmlosen Sätzen haben wir nachgefragt.",
  },
  breed: {
    title: "Welche Rasse ist das?",
    lead: "Ein Foto zeigt eine Rasse, und auch das nicht immer. Mischlinge sind der schwere Fall.",
    sample: "{{photos}} Fotos: {{dogs}} Hunde, je einer aus {{dogs}} Rassen, und {{others}} andere Motive.",
    kind: "Die Fotos stammen aus einer öffentlichen Sammlung, und das Netz hat sie wahrscheinlich schon im Training gesehen. Sie zeigen, dass alles richtig zusammenspielt, nicht wie gut es bei deinem Hund ist. Dafür sind es auch zu wenige.",
    first: "Rassehund, erster Vorschlag stimmt",
    three: "Rassehund, unter den ersten drei",
    alone: "Rassehund, nur eine Rasse genannt, und sie stimmt",
    unlisted: "Rasse, die das Netz nicht kennt, und wir fragen",
    mix: "Mischling, eine der Rassen stimmt",
    dog: "Hund im Bild, und wir merken es",
    other: "Kein Hund im Bild, und wir merken es",
    calibration: "Wie sicher es klingt und wie oft es stimmt",
    calibrationLead: "Wer sich zu 90 % sicher ist, sollte in neun von zehn Fällen recht haben.",
    sureness: "{{from}} bis {{to}} sicher",
  },
  body: {
    title: "Fühlen Halter die Figur richtig?",
    lead: "Wie nah deine Stufe an der Stufe der Praxis liegt, am selben Hund.",
    same: "Gleiche Stufe",
    oneOff: "Eine Stufe daneben",
    twoOff: "Zwei oder mehr daneben",
  },
  speed: {
    title: "Wie lange dauert es?",
    lead: "Von der Wahl des Fotos bis zum Bericht, auf einer langsamen Leitung: 5 Mbit/s und 80 ms. Angegeben ist der Median: Die Hälfte ging schneller, die Hälfte langsamer.",
    sample:
      "{{photos}} Fotos, auf 12 Megapixel vergrößert, auf dem Rechner, mit dem wir messen. Auf deinem Gerät und in deinem Netz wird es etwas anderes sein.",
    small: "Im Browser verkleinert, wie wir es tun",
    original: "Zum Vergleich: das Original geschickt",
    seconds: "{{seconds}} Sekunden",
  },
  cannot: {
    title: "Was es nicht kann",
    lead: "Das ändert auch keine bessere Zahl.",
    lines: [
      { name: "Krankheiten erkennen", why: "Wir sagen, wie eilig es ist und warum. Was es ist, sagt die Praxis." },
      { name: "Auf dem Foto Schmerz sehen", why: "Auch Humpeln, Fieber und Übelkeit zeigt kein Foto." },
      { name: "Fühlen und hören", why: "Bauch abtasten, Herz abhören, Blut prüfen: das kann nur jemand vor Ort." },
      {
        name: "Alles verstehen, was du schreibst",
        why: "Wo die Worte nicht reichen, fragen wir nach. Manches entgeht uns trotzdem.",
      },
      { name: "Unbekanntes erraten", why: "Eine ausgelassene Frage zählt nie als Nein." },
      {
        name: "Eine Tierarztpraxis ersetzen",
        why: "Die Regeln stammen aus veröffentlichten Quellen. In einer Tierarztpraxis hat sie noch niemand gelesen.",
      },
    ],
  },
  how: {
    title: "Wie wir messen",
    steps: [
      "Ein Fünftel der Sätze bleibt bis zur Messung unter Verschluss. Keine Regel und kein Gewicht ist mit ihnen entstanden.",
      "Jeder Satz und jedes Foto geht durch dasselbe Programm wie deines.",
      "Jede Zahl auf dieser Seite schreibt das Messprogramm selbst. Von Hand kann sie niemand eintragen.",
    ],
  },
};

export default de;
