import { grownAt } from "@hundeblick/triage/breeds/growth";
import { type BreedWords, described, exact, listed, middleKg, seniorFrom, written } from "./breed-words.ts";

const n = (value: number): string => written("de", value);
const x = (value: number): string => exact("de", value);
const kg: BreedWords["kg"] = ([low, high]) => {
  if (low === null) return `bis ${n(high ?? 0)} kg`;
  if (high === null) return `ab ${n(low)} kg`;
  return low === high ? `etwa ${n(low)} kg` : `${n(low)}–${n(high)} kg`;
};
const SIZE = { small: "klein", medium: "mittelgroß", large: "groß", giant: "sehr groß" } as const;
const COATS = { short: "Kurz", medium: "Halblang", long: "Lang", hairless: "Haarlos" } as const;
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
const SHEDS = ["Kaum", "Ab und zu", "Vor allem im Fellwechsel", "Das ganze Jahr", "Ständig und viel"];
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
  coats: COATS,
  labels: {
    male: "Rüden",
    female: "Hündinnen",
    weight: "Gewicht",
    height: "Schulterhöhe",
    life: "Lebens\u00ADerwartung",
    group: "Gruppe",
    coat: "Fell",
    sheds: "Haart",
    energy: "Bewegung, unser Urteil",
    breed: "Rasse",
    years: "Jahre",
    source: "Quelle",
    recalled: "nur aus dem Gedächtnis",
    range: "Unsere Spanne über alle Quellen",
    weightTitle: "Gewicht, Quelle für Quelle",
    weightNote:
      "Ein Standard sagt, was ein Ausstellungshund wiegen soll. Ob dein Hund zu dick ist, fühlst du an den Rippen.",
    compareTitle: "Im Vergleich",
    healthTitle: "Was häufiger vorkommt",
    healthNote: "Gesammelt aus Fachwissen. „Häufiger“ heißt nicht, dass dein Hund es bekommt.",
    ageNote:
      "Die Einteilung ist unsere eigene. „Im Alter“ beginnt mit dem letzten Viertel der Lebenserwartung (AAHA 2019).",
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
  stage: (stage, { life }) =>
    ({
      puppy: "Als Welpe",
      young: "Im ersten und zweiten Jahr",
      adult: "Erwachsen",
      senior: life ? `Im Alter, ab etwa ${seniorFrom(life.range)} Jahren` : "Im Alter",
    })[stage],
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
      `${name.de}, ${SIZE[sizeClass]}: ${kg([Math.min(male[0], female[0]), Math.max(male[1], female[1])])}${life ? `, ${life.range[0]}–${life.range[1]} Jahre` : ", eine Kreuzung"}. ${risks[0]?.watch ? `Häufiger als bei anderen: ${risks[0].name.de}.` : "Was bei ihren Eltern häufiger ist, steht hier auch."}`,
      "Jede Zahl mit Quelle.",
    ),
  lead: ({ name, fci, group, isMix, parents }) =>
    isMix
      ? `${name.de} nennt man Hunde aus ${listed("de", parents, "und")}.`
      : fci === null || group === null
        ? `${name.de} steht in keiner Liste der FCI.`
        : `FCI-Standard ${fci}, Gruppe ${group}: ${GROUPS[group]}.`,
  names: ({ name, names }) =>
    [
      names.de.length > 1 && `Auch: ${names.de.slice(1).join(", ")}.`,
      name.en !== name.de && `Englisch: ${name.en}.`,
      name.pl !== name.de && `Polnisch: ${name.pl}.`,
    ]
      .filter(Boolean)
      .join(" "),
  hints: ({ name, brachycephalic, note }) => [
    ...(brachycephalic ? [`Kurze Nase: Bei Wärme braucht ${name.de} Schatten, Wasser und Pausen.`] : []),
    ...(note ? [note.de] : []),
  ],
  coat: ({ length, type }) => (type === "hairless" ? COATS.hairless : `${COATS[length]}, ${TYPE[type]}`),
  sheds: ({ shedding, checked }) =>
    `${SHEDS[shedding - 1]} ${checked === "recalled" ? "(aus dem Gedächtnis)" : "(AKC)"}`,
  energies: { 2: "Wenig", 3: "Mittel", 4: "Viel", 5: "Sehr viel" },
  heavierMales: (more) => `Rüden wiegen im Mittel ${n(more)} kg mehr als Hündinnen.`,
  places: ({ inGroup, group, similarKg }) => [
    ...(inGroup && group
      ? [
          `Nach Gewicht in Gruppe ${group} auf Platz ${inGroup.place} von ${inGroup.of}, vom leichtesten gezählt${inGroup.before ? `, nach ${inGroup.before.name.de}` : ""}${inGroup.after ? `, vor ${inGroup.after.name.de}` : ""}.`,
        ]
      : []),
    `Etwa gleich schwer: ${listed("de", similarKg, "und")}.`,
  ],
  lifeSources: {
    mcmillan2024: "McMillan u. a. 2024, Median in Großbritannien",
    teng2022: "Teng u. a. 2022, erwartet bei der Geburt",
    adams2010: "Adams 2010, britische Halterumfrage",
    lewis2018: "Lewis 2018, britische Halterumfrage",
    vetcompass: "VetCompass, britische Praxisdaten",
    akc: "American Kennel Club",
  },
  years: (years, to) => `${x(years)}${to ? `–${x(to)}` : ""} Jahre`,
  noLife: "Eine Studie mit einer Zahl dazu haben wir nicht gelesen.",
  older: (count, of) =>
    `${count > of / 2 ? `Von ${of} Rassen unserer Tabelle werden ${count}` : `Nur ${count} von ${of} Rassen unserer Tabelle werden`} älter.`,
  odds: ({ id, odds, share }) => {
    const what = id === "cancer" ? "Chance auf Knochenkrebs (Osteosarkom)" : "Chance";
    if (odds !== undefined && odds < 1) return `Seltener als bei Mischlingen, Chancenverhältnis ${x(odds)}`;
    if (odds === undefined) return share === undefined ? null : `Betroffen waren ${x(share)} von 100 Hunden`;
    return `${what} ${x(odds)}-mal so hoch wie bei Mischlingen${share === undefined ? "" : `, im Jahr ${x(share)} von 100 Hunden`}`;
  },
  andOthers: "u. a.",
  fromBoth: (known) => `Von beiden Eltern bekannt: ${known.map((name) => name.de).join("; ")}.`,
  fromOne: (parent, known) => `Nur von ${parent.name.de}: ${known.map((name) => name.de).join("; ")}.`,
  growth: (facts) => {
    const [from, to] = grownAt(middleKg(facts));
    const months = from === null ? `spätestens mit ${to} Monaten` : `mit ${from} bis ${to} Monaten`;
    return [
      ...(facts.isMix ? [] : [`Ausgewachsen ${months} (Purina Institute, nach Größe).`]),
      ...(facts.id === "toy-poodle"
        ? ["In einer Studie an 65 Toypudeln war die Hälfte des Gewichts mit 11 bis 12 Wochen erreicht."]
        : []),
      ...(/^(labrador-retriever|german-shepherd)$/.test(facts.id)
        ? [
            "Gewogen wurden 880 künftige Blindenführhunde, Labradore und Schäferhunde: Labrador-Hündinnen hatten ihr Wachstum mit rund 319 Tagen fast beendet (Helmink u. a. 2000).",
          ]
        : []),
    ];
  },
  network: ({ name, network: { isClass, classes, confusedWith } }) => [
    isClass
      ? `Eine der 118 Klassen des Netzes.${classes.length > 0 ? ` Verwechslungen erwarten wir mit ${listed("de", classes, "oder")}, gemessen sind sie nicht.` : ""}`
      : `Keine der 118 Klassen: Das Netz nennt stattdessen eine ähnliche Rasse${classes.length > 0 ? `, erwartet ${listed("de", classes, "oder")}` : ""}.`,
    ...(confusedWith
      ? [
          `Bei unserer Messung nannte es ein Bild von ${name.de} ${confusedWith.link.name.de}, mit ${confusedWith.percent} %.`,
        ]
      : []),
  ],
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
