import { grownAt } from "@hundeblick/triage/breeds/growth";
import { type BreedWords, described, exact, listed, middleKg, written } from "./breed-words.ts";

const n = (value: number): string => written("de", value);
const x = (value: number): string => exact("de", value);
const kg: BreedWords["kg"] = ([low, high]) => {
  if (low === null) return `bis ${n(high ?? 0)} kg`;
  if (high === null) return `ab ${n(low)} kg`;
  return low === high ? `etwa ${n(low)} kg` : `${n(low)}–${n(high)} kg`;
};
const SIZE = { small: "klein", medium: "mittelgroß", large: "groß", giant: "sehr groß" } as const;
const COAT = { short: "kurz", medium: "halblang", long: "lang", hairless: "kaum vorhanden" } as const;
const TYPE = {
  smooth: "glatt, ohne dichte Unterwolle",
  double: "doppelt, mit Unterwolle",
  wiry: "drahtig",
  curly: "gelockt",
  wavy: "gewellt",
  silky: "seidig",
  corded: "in Schnüren",
  cotton: "weich wie Watte",
  hairless: "nackt bis auf Büschel",
} as const;
const SHEDS = [
  "Haare findest du selten auf dem Teppich",
  "Gehaart wird nur ab und zu",
  "Gehaart wird vor allem im Fellwechsel",
  "Haare fallen das ganze Jahr",
  "Haare fallen ständig und viel",
];
const ENERGY = [
  "",
  "Gemütliche Runden genügen oft",
  "Zwei ordentliche Spaziergänge und etwas für den Kopf passen meist",
  "Ohne viel Bewegung und Aufgaben wird es schnell langweilig",
  "Ein Hund zum Arbeiten: täglich viel laufen und denken",
];
const GROUPS: BreedWords["groups"] = {
  1: "Hüte- und Treibhunde",
  2: "Pinscher, Schnauzer, Molosser, Sennenhunde",
  3: "Terrier",
  4: "Dachshunde",
  5: "Spitze und Hunde vom Urtyp",
  6: "Lauf- und Schweißhunde",
  7: "Vorstehhunde",
  8: "Apportier-, Stöber- und Wasserhunde",
  9: "Gesellschafts- und Begleithunde",
  10: "Windhunde",
};
const STUDY = {
  mcmillan2024: (y: string) => `${y} Jahre im Median in britischen Daten (McMillan u. a. 2024)`,
  teng2022: (y: string) => `${y} Jahre Lebenserwartung bei der Geburt (Teng u. a. 2022, VetCompass)`,
  adams2010: (y: string) => `${y} Jahre in einer britischen Halterumfrage (Adams 2010)`,
  lewis2018: (y: string) => `${y} Jahre in einer britischen Halterumfrage (Lewis 2018)`,
  vetcompass: (y: string) => `${y} Jahre in britischen Praxisdaten (VetCompass)`,
  akc: (y: string) => `${y} Jahre laut American Kennel Club`,
};

const words: BreedWords = {
  list: {
    title: "Hunderassen von A bis Z: Größe, Gewicht, Alter",
    heading: "Hunderassen",
    lead: "Was Rassen wiegen, wie alt sie werden und worauf du achten kannst. Jede Zahl mit ihrer Quelle.",
    description:
      "182 Hunderassen und die bekanntesten Kreuzungen: Gewicht mit Quelle, Lebenserwartung, häufige Krankheiten und ähnliche Rassen. Mit Suche und Vergleich.",
    search: "Rasse suchen",
    searchHelp: "Auch Spitznamen, zum Beispiel: Rotti",
    group: "FCI-Gruppe",
    size: "Größe",
    coat: "Fell",
    all: "Alle",
    none: "Keine Rasse passt dazu. Nimm einen Filter heraus oder schreib den Namen anders.",
    reset: "Filter zurücksetzen",
    cross: "Kreuzung",
    crosses: "Kreuzungen haben keinen Standard. Ihre Zahlen sind unsere Schätzung.",
    compare: "Zwei Rassen vergleichen",
    noScript: "Suche und Filter brauchen JavaScript. Die Liste unten zeigt alle Rassen.",
  },
  count: (count) => (count === 1 ? "1 Rasse" : `${count} Rassen`),
  compare: {
    title: "Zwei Hunderassen vergleichen: Gewicht, Alter, Fell",
    heading: "Zwei Rassen vergleichen",
    lead: "Wähle zwei Rassen und sieh ihre Zahlen nebeneinander.",
    description:
      "Zwei Hunderassen nebeneinander: Gewicht, Schulterhöhe, Lebenserwartung, Fell und was sie häufiger haben. Mit Quellen, ohne Anmeldung.",
    first: "Erste Rasse",
    second: "Zweite Rasse",
    choose: "Bitte wählen",
    same: "Das ist zweimal dieselbe Rasse. Wähle eine andere.",
  },
  versus: (one, other) => `${one} und ${other} vergleichen`,
  groups: GROUPS,
  noGroup: "Nicht von der FCI anerkannt",
  sizes: {
    small: "Klein (unter 10 kg)",
    medium: "Mittel (10–25 kg)",
    large: "Groß (25–45 kg)",
    giant: "Sehr groß (über 45 kg)",
  },
  coats: { short: "Kurz", medium: "Halblang", long: "Lang", hairless: "Haarlos" },
  labels: {
    male: "Rüden",
    female: "Hündinnen",
    weight: "Gewicht",
    height: "Schulterhöhe",
    life: "Lebens\u00ADerwartung",
    group: "Gruppe",
    coat: "Fell",
    source: "Quelle",
    checked: "Geprüft",
    seen: "gelesen",
    recalled: "nur aus dem Gedächtnis",
    where: "Gelesen bei",
    range: "Unsere Spanne über alle Quellen",
    about: "Kurz gesagt",
    weightTitle: "Gewicht, Quelle für Quelle",
    weightNote:
      "Ein Standard sagt, was ein Ausstellungshund wiegen soll. Ob dein Hund zu dick ist, fühlst du an den Rippen.",
    compareTitle: "Im Vergleich",
    compare: "vergleichen",
    healthTitle: "Was häufiger vorkommt",
    healthNote: "Gesammelt aus Fachwissen. „Häufiger“ heißt nicht, dass dein Hund es bekommt.",
    ageTitle: "Worauf achten, nach Alter",
    ageNote: "Die Einteilung nach Alter ist unsere eigene.",
    growthTitle: "Wachstum und Gewicht nach Alter",
    networkTitle: "Was unser Foto-Netz daraus macht",
    alikeTitle: "Wer ähnlich aussieht",
    crossTitle: "Bekannte Kreuzungen",
    parentsTitle: "Die Eltern",
    sources: "Quellen",
    noExamination: "Diese Seite ersetzt keine Untersuchung.",
    newTab: "öffnet sich in einem neuen Tab",
    calculator: "Gewicht einordnen",
    age: "Alter in Monaten",
    kg: "Gewicht in kg",
    sex: "Geschlecht",
    toCheck: "Figur fühlen: so geht es",
    copied: "In Kopien gelesen, nicht im Original.",
  },
  stages: { puppy: "Als Welpe", young: "Im ersten und zweiten Jahr", adult: "Erwachsen", senior: "Im Alter" },
  weightSource: (source) =>
    source.startsWith("fci")
      ? `FCI-Standard ${source.slice(13)}`
      : ({
          akc: "American Kennel Club",
          "kennel-club": "Kennel Club (UK)",
          vdh: "VDH",
          study: "Studie an Familienhunden",
        }[source] ?? (source === "recalled" ? "eigene Schätzung" : "andere Seite")),
  title: ({ name, isMix }) => `${name.de}: Gewicht, Alter, ${isMix ? "Eltern" : "Gesundheit"}`,
  description: ({ name, weightKg: { male, female }, life, risks, sizeClass }) =>
    described(
      `${name.de}, ${SIZE[sizeClass]}: ${kg([Math.min(male[0], female[0]), Math.max(male[1], female[1])])}${life ? `, ${life.range[0]}–${life.range[1]} Jahre` : ", eine Kreuzung"}. ${risks[0]?.plain ? `Häufiger als bei anderen: ${risks[0].name.de}.` : "Was bei ihren Eltern häufiger ist, steht hier auch."}`,
      "Jede Zahl mit Quelle.",
    ),
  about: ({ name, names, sizeClass, coat, energy, fci, group, brachycephalic, isMix, parents, note }) => [
    isMix
      ? `${name.de} nennt man Hunde aus ${listed("de", parents, "und")}.`
      : fci === null || group === null
        ? `${name.de} steht in keiner Liste der FCI.`
        : `FCI-Standard ${fci}, Gruppe ${group}: ${GROUPS[group]}.`,
    `Als Erwachsener ${SIZE[sizeClass]}; das Fell ist ${COAT[coat.length]}${coat.type === "hairless" ? "" : ` und ${TYPE[coat.type]}`}.`,
    `${SHEDS[coat.shedding - 1]}${coat.checked === "recalled" ? ", soweit wir uns erinnern" : " (AKC)"}.`,
    ...(energy ? [`${ENERGY[energy - 1]}.`] : []),
    ...(brachycephalic ? [`Kurze Nase: Bei Wärme braucht ${name.de} Schatten, Wasser und Pausen.`] : []),
    ...(names.de.length > 1 ? [`Auch genannt: ${names.de.slice(1).join(", ")}.`] : []),
    ...(note ? [note.de] : []),
  ],
  places: ({ name, inGroup, group, life, similarKg }) => [
    ...(inGroup && group
      ? [
          `Nach dem Gewicht Platz ${inGroup.place} von ${inGroup.of} in Gruppe ${group}${inGroup.before ? `, etwas schwerer als ${inGroup.before.name.de}` : ", niemand ist leichter"}${inGroup.after ? ` und leichter als ${inGroup.after.name.de}` : ""}.`,
        ]
      : []),
    `Ungefähr so viel wie ${name.de} wiegen auch ${listed("de", similarKg, "und")}.`,
    ...(life
      ? [
          `Bei der Lebenserwartung ${life.place.place > life.place.of / 2 ? `werden nur ${life.place.of - life.place.place}` : `werden ${life.place.of - life.place.place}`} von ${life.place.of} Rassen unserer Tabelle älter.`,
        ]
      : []),
  ],
  life: ({ name, life }) =>
    life
      ? [
          `Unsere Spanne für ${name.de}: ${life.range[0]}–${life.range[1]} Jahre.`,
          ...life.figures.map(
            ({ study, years, to, seen }) =>
              `${STUDY[study](to ? `${x(years)}–${x(to)}` : x(years))}${seen ? "" : ", nur aus dem Gedächtnis"}.`,
          ),
          ...(life.figures.length === 0 ? ["Eine Studie mit einer Zahl dazu haben wir nicht gelesen."] : []),
        ]
      : [`Für ${name.de} kennen wir keine Studie. Sieh bei den Eltern nach.`],
  odds: ({ id, odds, share }, name) => {
    const what = id === "cancer" ? "Knochenkrebs (Osteosarkom)" : "";
    return [
      ...(odds === undefined
        ? []
        : odds > 1
          ? [
              `In einer Studie lag die Chance auf ${what || "diese Diagnose"} bei ${name} ${x(odds)}-mal so hoch wie bei Mischlingen.`,
            ]
          : [`In einer Studie war es bei ${name} seltener als bei Mischlingen (Chancenverhältnis ${x(odds)}).`]),
      ...(share === undefined
        ? []
        : [
            id === "cancer"
              ? `Im Jahr traf es ${x(share)} von 100.`
              : `Betroffen waren ${x(share)} von 100 Hunden der Studie.`,
          ]),
    ];
  },
  fromParent: (parent, known) => `${parent.name.de} kennt man für: ${known.map((name) => name.de).join("; ")}.`,
  growth: (facts) => {
    const [from, to] = grownAt(middleKg(facts));
    const months = from === null ? `spätestens mit ${to} Monaten` : `mit ${from} bis ${to} Monaten`;
    return [
      ...(facts.isMix
        ? []
        : [`Ein Hund von ${n(middleKg(facts))} kg ist ${months} ausgewachsen (Purina Institute, nach Größe).`]),
      ...(/^toy-poodle$/.test(facts.id)
        ? ["In einer Studie an 65 Toypudeln war die Hälfte des Gewichts mit 11 bis 12 Wochen erreicht."]
        : []),
      ...(/^(labrador-retriever|german-shepherd)$/.test(facts.id)
        ? [
            "Gewogen wurden 880 künftige Blindenführhunde, Labradore und Schäferhunde: Labrador-Hündinnen hatten ihr Wachstum mit rund 319 Tagen fast beendet (Helmink u. a. 2000).",
          ]
        : []),
      middleKg(facts) > 40
        ? "Die Waltham-Wachstumskurven gelten nur bis 40 kg. Lass dir in der Praxis eine eigene Kurve führen."
        : `Perzentilkurven für Hunde dieser Größe gibt es von Waltham (Salt u. a. 2017), ab der 12. Woche. Frag in der Praxis danach.`,
    ];
  },
  network: ({ name, network: { isClass, classes, confusedWith } }) => [
    isClass
      ? `${name.de} ist eine der 118 Klassen, die das Netz kennt.`
      : `${name.de} gehört nicht zu den 118 Klassen: Das Netz kann diesen Namen nie nennen und sagt den einer ähnlichen Rasse.`,
    ...(classes.length > 0
      ? [
          `Am ehesten zu verwechseln ist das mit ${listed("de", classes, "oder")}; das ist unsere Erwartung, nicht gemessen.`,
        ]
      : []),
    ...(confusedWith
      ? [
          `Bei unserer Messung nannte es ein Bild von ${name.de} ${confusedWith.link.name.de}, mit ${confusedWith.percent} %.`,
        ]
      : []),
  ],
  differs: (facts, { kg: other, coat, networkClass }) => {
    const by = other - middleKg(facts);
    const weight =
      Math.abs(by) < 1 ? "fast gleich schwer" : `im Mittel ${n(Math.abs(by))} kg ${by > 0 ? "schwerer" : "leichter"}`;
    return `${weight}, Fell ${coat === facts.coat.length ? "gleich lang" : COAT[coat]}${networkClass ? "" : ", dem Netz unbekannt"}`;
  },
  kg,
  growing: (name, months, [low, high], expected) =>
    `Mit ${n(months)} ${months === 1 ? "Monat" : "Monaten"} wächst ${name} noch. Das sind ${n(low)} bis ${n(high)} % des erwachsenen Gewichts. ${expected === null ? "" : `Im Mittel sind es in diesem Alter ${expected} kg. `}Wiege alle zwei Wochen: Die Linie sagt mehr als ein Wert.`,
  grown: (name, place, range) =>
    ({
      below: `Das ist weniger als unsere Spanne für ${name} (${range}). Fühl die Rippen; sind sie spitz, lass es ansehen.`,
      within: `Das liegt in unserer Spanne für ${name} (${range}). Ob es zu deinem Hund passt, zeigen die Rippen.`,
      above: `Das ist mehr als unsere Spanne für ${name} (${range}). Fühl die Rippen: Ein großer Rahmen darf mehr wiegen.`,
    })[place],
  curve: (name, sex) => `${name}, ${sex === "male" ? "Rüde" : "Hündin"}: mittleres Gewicht nach Alter`,
  tableCaption: (name) => `${name}: mittleres Gewicht nach Alter in kg`,
  toTool: "Mehrere Gewichte eintragen: Welpen-Gewichtskurve",
  badInput: "Trag ein Alter bis 300 Monate und ein Gewicht bis 150 kg ein.",
};
export default words;
