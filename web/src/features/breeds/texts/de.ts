import { type BreedTexts, described, exact, listed, seniorFrom, written } from "../texts.ts";

const n = (value: number): string => written("de", value);
const x = (value: number): string => exact("de", value);
const kg: BreedTexts["kg"] = ([low, high]) => {
  if (low === null) return `bis ${n(high ?? 0)}\u00A0kg`;
  if (high === null) return `ab ${n(low)}\u00A0kg`;
  return low === high ? `etwa ${n(low)}\u00A0kg` : `${n(low)}–${n(high)}\u00A0kg`;
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
const GROUPS: BreedTexts["groups"] = {
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
const POPULATIONS = { uk: "britische Praxen", operated: "operierte Hunde in Schweden und Norwegen" } as const;
const texts: BreedTexts = {
  list: {
    title: "Hunderassen von A bis Z: Größe, Gewicht, Alter",
    heading: "Hunderassen",
    lead: "Was Rassen wiegen, wie alt sie werden und worauf du achten kannst. Woher die Zahlen kommen, steht dabei.",
    description:
      "182 Hunderassen und die bekanntesten Kreuzungen: Gewicht mit Quelle, Lebenserwartung, häufige Krankheiten und ähnliche Rassen. Mit Suche und Vergleich.",
    search: "Rasse suchen",
    searchHelp: "Auch Spitznamen, zum Beispiel: Rotti",
    group: "FCI-Gruppe",
    size: "Größe",
    coat: "Fell",
    all: "Alle",
    none: "Keine Rasse passt dazu. Nimm einen Filter heraus oder schreib den Namen anders. Mischling? Such nach den Rassen der Eltern.",
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
      "Zwei Hunderassen nebeneinander: Gewicht, Schulterhöhe, Lebenserwartung, Fell und was bei ihnen häufiger ist. Mit Quellen, ohne Anmeldung.",
    first: "Erste Rasse",
    second: "Zweite Rasse",
    choose: "Bitte wählen",
    same: "Das ist zweimal dieselbe Rasse. Wähle eine andere.",
  },
  illnesses: {
    title: "Was bei manchen Hunderassen häufiger ist: Anzeichen, Alter",
    heading: "Was bei manchen Rassen häufiger ist",
    lead: "Was du zu Hause siehst, ab welchem Alter du hinschaust und welche Prüfung oder Frage hilft. Was bei einer Rasse häufiger ist, steht auf ihrer Seite.",
    description:
      "Hüfte, Magendrehung, Herz, Augen: Krankheiten, die bei manchen Rassen häufiger sind, mit den Anzeichen zu Hause und dem Alter, ab dem du hinschaust.",
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
    given: "gängige Angabe",
    ours: "unsere Spanne",
    range: "Unsere Spanne über alle Quellen",
    weightTitle: "Gewicht, Quelle für Quelle",
    weightNote:
      "Ein Standard sagt, was ein Ausstellungshund wiegen soll. Ob dein Hund zu dick ist, fühlst du an den Rippen.",
    healthTitle: "Was häufiger vorkommt",
    healthNote:
      "Gesammelt aus Fachwissen. „Häufiger“ heißt nicht, dass dein Hund es bekommt. Jeder Name führt zu den Anzeichen.",
    rarer: "Seltener als bei anderen Hunden",
    ageNote:
      "Die Einteilung ist unsere eigene. „Im Alter“ beginnt mit dem letzten Viertel der Lebenserwartung (AAHA 2019).",
    growthTitle: "Wachstum und Gewicht nach Alter",
    network: "Unsere Bilderkennung",
    grown: "Ausgewachsen, nach Größe",
    older: "Rassen unserer Tabelle, die älter werden",
    urgent: "ein Notfall",
    bothParents: "Von beiden Eltern bekannt:",
    oneParent: "Von einem Elternteil bekannt:",
    sameBreed: "Eine Rasse in mehreren Fellarten. Wachstum und Krankheiten aller stehen hier:",
    particular: "Das Besondere",
    unread: "Gängiges Wissen, nicht nachgeschlagen.",
    asHeavy: "Etwa gleich schwer",
    alikeTitle: "Wer ähnlich aussieht",
    help: "Fragen und Checks dazu",
    crossTitle: "Bekannte Kreuzungen",
    parentsTitle: "Die Eltern",
    sources: "Quellen",
    noExamination: "Diese Seite ersetzt keine Untersuchung.",
    calculator: "Gewicht einordnen",
    age: "Alter in Monaten",
    kg: "Gewicht in kg",
    sex: "Geschlecht",
    toCheck: "Figur fühlen: so geht es",
    copied: "In Kopien gelesen, nicht im Original.",
  },
  bySex: (label, sex) => `${label}, ${sex === "male" ? "Rüden" : "Hündinnen"}`,
  stage: (stage, life) =>
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
  description: ({ name, compared, life, risks, sizeClass }) =>
    described(
      `${name.de}, ${SIZE[sizeClass]}: ${kg(compared.kgRange)}${life ? `, ${life.range[0]}–${life.range[1]} Jahre` : ", eine Kreuzung"}. ${risks[0]?.from ? `Häufiger als bei anderen: ${risks[0].name.de}.` : "Was bei ihren Eltern häufiger ist, steht hier auch."}`,
      "Woher die Zahlen kommen, steht dabei.",
    ),
  lead: ({ name, fci, group, isMix, parents }) =>
    isMix
      ? `${name.de} nennt man Hunde aus ${listed("de", parents)}.`
      : fci === null || group === null
        ? `${name.de}: in keiner Liste der FCI.`
        : `FCI-Standard ${fci}, Gruppe ${group}: ${GROUPS[group]}.`,
  names: ({ name, names }) =>
    [
      names.de.length > 1 && `Auch: ${names.de.slice(1).join(", ")}.`,
      name.en !== name.de && `Englisch: ${name.en}.`,
      name.pl !== name.de && `Polnisch: ${name.pl}.`,
    ]
      .filter(Boolean)
      .join(" "),
  hints: ({ brachycephalic, note }) => [
    ...(brachycephalic
      ? [
          "Kurze Nase: Überhitzt leichter als andere. An warmen Tagen nur früh und spät kurz raus, nie ins heiße Auto. Lautes, angestrengtes Hecheln, das nicht nachlässt: kühlen und sofort in die Praxis.",
        ]
      : []),
    ...(note ? [note.de] : []),
  ],
  coat: ({ length, type }) => (type === "hairless" ? COATS.hairless : `${COATS[length]}, ${TYPE[type]}`),
  sheds: ({ shedding, checked }) =>
    `${SHEDS[shedding - 1]} ${checked === "recalled" ? "(aus dem Gedächtnis)" : "(AKC)"}`,
  energies: { 2: "Wenig", 3: "Mittel", 4: "Viel", 5: "Sehr viel" },
  lifeSources: {
    mcmillan2024: "McMillan u. a. 2024, Median in Großbritannien",
    teng2022: "Teng u. a. 2022, erwartet bei der Geburt; bei jungen Moderassen zu niedrig",
    adams2010: "Adams 2010, britische Halterumfrage",
    lewis2018: "Lewis 2018, britische Halterumfrage",
    vetcompass: "VetCompass, britische Praxisdaten",
    akc: "American Kennel Club",
  },
  lifeNotes: {
    young: "in einem jungen Bestand",
    poodles: "alle Pudelgrößen zusammen",
    akitas: "beide Akita-Typen zusammen",
    fewDogs: "aus wenigen Hunden",
    englishCocker: "nur Englische Cocker Spaniels",
    anatolian: "für den Anatolischen Hirtenhund",
  },
  years: (years, to) => `${x(years)}${to ? `–${x(to)}` : ""} Jahre`,
  noLife: "Wir haben dazu keine Studie mit einer Zahl gefunden.",
  clubLife: "Unsere Spanne folgt der Rasseseite des American Kennel Club.",
  older: (count, of) => `${count} von ${of}`,
  grownAt: (from, to) => (from === null ? `Spätestens mit ${to} Monaten` : `Mit ${from}–${to} Monaten`),
  odds: ({ id, odds, population = "uk", share, sentence }) => {
    if (odds === undefined) return share === undefined ? null : (sentence?.de.replace("{share}", x(share)) ?? null);
    const found = `(kein Prozentwert), ${POPULATIONS[population]}`;
    if (odds < 1) return `Seltener als bei Mischlingen: Odds-Ratio ${x(odds)} ${found}`;
    const ratio = `Odds-Ratio ${x(odds)} gegenüber Mischlingen ${found}`;
    return `${id === "cancer" ? "Knochenkrebs (Osteosarkom): " : ""}${ratio}${share === undefined ? "" : `; im Jahr ${x(share)} von 100 Hunden`}`;
  },
  foundMore: (illness) =>
    illness === "cancer" ? "Eine Studie fand Knochenkrebs häufiger bei:" : "Eine Studie fand es häufiger bei:",
  andOthers: "u. a.",
  growth: ({ id }) =>
    ({
      "toy-poodle": "In einer Studie an 65 Toypudeln war die Hälfte des Gewichts mit 11 bis 12 Wochen erreicht.",
      "labrador-retriever":
        "Unter 880 künftigen Blindenführhunden, die gewogen wurden, hatten Labrador-Hündinnen ihr Wachstum mit rund 319 Tagen fast beendet (Helmink u. a. 2000).",
    })[id],
  knows: (isClass) => (isClass ? "Kennt sie" : "Nennt eine ähnliche Rasse"),
  confused: (name, as, percent) =>
    `In unserer Messung hielt die Bilderkennung ein Bild der Rasse ${name} für „${as}“, mit ${percent}\u00A0%.`,
  kg,
  growing: (name, months, [low, high], expected) =>
    `Mit ${n(months)} ${months === 1 ? "Monat" : "Monaten"} wächst ein Hund dieser Rasse noch (${name}). Das sind ${n(low)} bis ${n(high)}\u00A0% des erwachsenen Gewichts. ${expected === null ? "" : `Im Mittel sind es in diesem Alter ${expected}\u00A0kg. `}Wiege alle zwei Wochen: Die Linie sagt mehr als ein Wert.`,
  grown: (name, place, range) =>
    ({
      below: `Das ist weniger als unsere Spanne für ${name} (${range}). Fühl die Rippen; stehen sie deutlich hervor, lass deinen Hund untersuchen.`,
      within: `Das liegt in unserer Spanne für ${name} (${range}). Ob es zu deinem Hund passt, zeigen die Rippen.`,
      above: `Das ist mehr als unsere Spanne für ${name} (${range}). Fühl die Rippen: Ein großer Rahmen darf mehr wiegen.`,
    })[place],
  curve: (sex) => `Mittleres Gewicht nach Alter, ${sex === "male" ? "Rüde" : "Hündin"}`,
  tableCaption: "Mittleres Gewicht nach Alter in kg",
  toTool: "Mehrere Gewichte eintragen: Welpen-Gewichtskurve",
  badInput: "Trag ein Alter bis 300 Monate und ein Gewicht bis 150 kg ein.",
};
export default texts;
