import { monthIn } from "../frame/dates.ts";
import { monthsIn } from "../frame/plural.ts";
import type { ToolSourceId } from "../../../content/tool-sources.ts";
import type { Figures, ToolTexts } from "../frame/tool-text.ts";
import type { Coat, CoatSign, Intensity, Level, Living, Season, Size } from "./shedding.ts";

interface Own {
  coatLabel: string;
  coats: Record<Coat, string>;
  sizeLabel: string;
  sizes: Record<Size, string>;
  livingLabel: string;
  living: Record<Living, string>;
  analyse: string;
  again: string;
  /** Title for a month, 1 to 12. */
  resultTitle: (month: number) => string;
  intensities: Record<Intensity, string>;
  levels: Record<Level, string>;
  levelNames: Record<Level, string>;
  next: (month: string, monthsAway: number) => string;
  seasons: Record<Season, string>;
  seasonNames: Record<Season, string>;
  livingNote: Record<Living, string>;
  sizeNote: Record<Size, string>;
  coatTips: Record<Coat, readonly string[]>;
  year: string;
  tableTitle: string;
  tableCaption: string;
  share: (month: string, intensity: string) => string;
  checkTitle: string;
  checkLead: string;
  checkSigns: Record<CoatSign, string>;
  checkVerdict: Record<"normal" | "observe" | "vet", string>;
  checkVet: string;
  checkBesideVet: Record<"normal" | "observe" | "vet", string>;
}

export const SOURCES: readonly ToolSourceId[] = ["wikipediaCoat", "vcaThyroid"];
/** @public Read by the build: scripts/content/tool-entries.ts. */
export const FIGURES: Figures = { sizeNote: "own", coatTips: "own", checkVerdict: "own" };

/** Intl has the nominative only. */
const IN_POLISH_MONTH =
  "styczniu lutym marcu kwietniu maju czerwcu lipcu sierpniu wrześniu październiku listopadzie grudniu".split(" ");

export const TEXTS: ToolTexts<Own> = {
  de: {
    title: "Fellwechsel-Kalender",
    description:
      "Wie stark haart dein Hund in diesem Monat, und wann kommt der nächste Fellwechsel? Mit Pflegetipps für jede Fellart.",
    lead: "Drei Fragen, und du weißt, wie viel Fell diesen Monat zu erwarten ist und wann es wieder mehr wird.",
    coatLabel: "Welches Fell hat dein Hund?",
    coats: {
      kurzhaar: "Kurzhaar",
      langhaar: "Langhaar",
      doppelfell: "Doppelfell mit Unterwolle",
      lockig: "Lockig",
    },
    sizeLabel: "Wie groß ist er?",
    sizes: { small: "Klein", medium: "Mittel", large: "Groß" },
    livingLabel: "Wo lebt er?",
    living: { indoor: "Fast nur drinnen", mixed: "Drinnen und draußen", outdoor: "Meist draußen" },
    analyse: "Analyse starten",
    again: "Neu analysieren",
    resultTitle: (month) => `So stark haart dein Hund im ${monthIn("de", month)}`,
    intensities: {
      extreme: "Extrem",
      strong: "Stark",
      medium: "Mittel",
      light: "Gering",
      minimal: "Minimal",
    },
    levels: {
      high: "Dieser Monat gehört zum großen Fellwechsel.",
      medium: "Dieser Monat liegt vor oder nach dem großen Fellwechsel.",
      low: "In diesem Monat ruht das Fell.",
    },
    levelNames: { low: "niedrig", medium: "mittel", high: "hoch" },
    seasonNames: { spring: "Frühling", summer: "Sommer", autumn: "Herbst", winter: "Winter" },
    next: (month, away) => `Der nächste starke Monat ist der ${month}, in ${monthsIn("de", away)}.`,
    seasons: {
      spring: "Im Frühling fällt die Unterwolle des Winters.",
      summer: "Im Sommer ist das Fell dünn und leicht.",
      autumn: "Im Herbst macht das Sommerfell dem Winterfell Platz.",
      winter: "Im Winter ist das Fell dicht und bleibt meist, wo es ist.",
    },
    livingNote: {
      indoor:
        "Drinnen brennt lange Licht, und es ist immer gleich warm: Viele Hunde haaren dann das ganze Jahr ein wenig, und der Fellwechsel fällt flacher aus.",
      mixed:
        "Drinnen und draußen: Der Fellwechsel ist zu sehen, aber weniger deutlich als bei Hunden, die draußen leben.",
      outdoor: "Draußen gibt das Tageslicht den Takt: Der Fellwechsel kommt deutlich und in wenigen Wochen.",
    },
    sizeNote: {
      small: "Bei einem kleinen Hund reichen meist fünf Minuten Bürsten.",
      medium: "Rechne mit etwa zehn Minuten Bürsten.",
      large: "Ein großer Hund verliert viel Fell: Bürste lieber oft und kurz als selten und lang.",
    },
    coatTips: {
      kurzhaar: [
        "Ein Gummistriegel einmal in der Woche, im starken Monat jeden zweiten Tag.",
        "Ein feuchtes Tuch danach nimmt lose Haare auf.",
      ],
      langhaar: [
        "Jeden Tag kämmen, zuerst die Spitzen, dann bis zur Haut.",
        "Hinter den Ohren und unter den Achseln verfilzt es zuerst.",
      ],
      doppelfell: [
        "Unterwolle mit einer Unterwollbürste ausbürsten, Schicht für Schicht.",
        "Nicht scheren: Das Deckhaar schützt vor Sonne und wächst oft ungleich nach.",
      ],
      lockig: [
        "Lose Haare bleiben in den Locken: zwei- bis dreimal in der Woche durchkämmen.",
        "Alle sechs bis acht Wochen schneiden lassen.",
      ],
    },
    year: "Das Jahr im Überblick",
    tableTitle: "Monat für Monat",
    tableCaption: "Wie viel Hunde in welchem Monat haaren",
    share: (month, intensity) => `Fellwechsel im ${month}: ${intensity}.`,
    checkTitle: "Ist das noch Fellwechsel?",
    checkLead: "Kreuze an, was du siehst.",
    checkSigns: {
      increased: "Viel mehr Haare als in anderen Jahren",
      clumps: "Haare gehen in Büscheln aus",
      uneven: "Ungleichmäßig, mit kahlen Stellen",
      scratching: "Er kratzt oder leckt sich oft",
    },
    checkVerdict: {
      normal: "Ein Zeichen allein ist wahrscheinlich normal.",
      observe: "Beobachte es zwei Wochen. Wird es mehr, zeig deinen Hund in der Tierarztpraxis.",
      vet: "Bitte lass Haut und Fell in der Tierarztpraxis ansehen. Das sieht nicht nach Fellwechsel aus.",
    },
    checkVet:
      "Kahle Stellen und häufiges Kratzen oder Lecken gehören nicht zum Fellwechsel. Lass Haut und Fell ansehen, auch wenn du sonst nichts bemerkst.",
    checkBesideVet: {
      normal: "Nach der Zahl der Zeichen allein: wahrscheinlich normal.",
      observe: "Nach der Zahl der Zeichen allein: beobachten.",
      vet: "Auch nach der Zahl der Zeichen: Das sieht nicht nach Fellwechsel aus.",
    },
    evidence: [
      "Den Fellwechsel steuert vor allem die Länge der Tage. Die Monate und Stufen hier sind unsere eigene Einteilung für Mitteleuropa, keine Messung.",
      "Wohnungslicht, Heizung und Kastration machen ihn flacher oder verschieben ihn. Deshalb sagen wir es dir im Ergebnis, ohne an der Stufe etwas zu ändern.",
      "Kahle Stellen, Juckreiz oder stumpfes Fell gehören nicht zum Fellwechsel. Auch die Schilddrüse kann dahinterstehen.",
    ],
    sections: [
      {
        heading: "Was beim Fellwechsel hilft",
        points: [
          "Regelmäßig bürsten, draußen oder im Bad.",
          "Gutes Alleinfutter und frisches Wasser: Es braucht meist nichts extra.",
          "Baden nur, wenn nötig, und gut trocknen.",
        ],
      },
    ],
    faq: [
      {
        question: "Wie lange dauert ein Fellwechsel?",
        answer:
          "Meist einige Wochen. Bei Hunden, die viel drinnen leben, zieht er sich länger hin und ist dafür schwächer.",
      },
      {
        question: "Hilft Scheren gegen das Haaren?",
        answer: "Nein. Kurze Haare fallen genauso aus, und das Fell verliert seinen Schutz vor Sonne, Kälte und Nässe.",
      },
      {
        question: "Warum haart meine Hündin nach der Läufigkeit?",
        answer:
          "Auch Hormone steuern das Fell. Nach einer Läufigkeit, einer Trächtigkeit oder einer Kastration haaren viele Hündinnen stärker oder anders.",
      },
    ],
  },
  en: {
    title: "Shedding calendar",
    description:
      "How much does your dog shed this month, and when is the next change of coat? With grooming tips for every kind of coat.",
    lead: "Three questions, and you know how much fur to expect this month and when there will be more again.",
    coatLabel: "What kind of coat does your dog have?",
    coats: {
      kurzhaar: "Short",
      langhaar: "Long",
      doppelfell: "Double coat with undercoat",
      lockig: "Curly",
    },
    sizeLabel: "How big is your dog?",
    sizes: { small: "Small", medium: "Medium", large: "Large" },
    livingLabel: "Where does your dog live?",
    living: {
      indoor: "Almost only indoors",
      mixed: "Indoors and outdoors",
      outdoor: "Mostly outdoors",
    },
    analyse: "Start analysis",
    again: "Analyse again",
    resultTitle: (month) => `How much your dog sheds in ${monthIn("en", month)}`,
    intensities: {
      extreme: "Extreme",
      strong: "Heavy",
      medium: "Medium",
      light: "Light",
      minimal: "Minimal",
    },
    levels: {
      high: "This month is part of the big change of coat.",
      medium: "This month comes just before or after the big change of coat.",
      low: "The coat is at rest this month.",
    },
    levelNames: { low: "low", medium: "medium", high: "high" },
    seasonNames: { spring: "Spring", summer: "Summer", autumn: "Autumn", winter: "Winter" },
    next: (month, away) => `The next heavy month is ${month}, in ${monthsIn("en", away)}.`,
    seasons: {
      spring: "In spring the winter undercoat falls out.",
      summer: "In summer the coat is thin and light.",
      autumn: "In autumn the summer coat makes room for the winter coat.",
      winter: "In winter the coat is dense and mostly stays where it is.",
    },
    livingNote: {
      indoor:
        "Indoors the lights stay on and it is always warm: many dogs then shed a little all year, and the change of coat is less marked.",
      mixed: "Indoors and outdoors: the change of coat shows, but less sharply than in dogs that live outside.",
      outdoor: "Outdoors, daylight sets the pace: the change of coat comes clearly and within a few weeks.",
    },
    sizeNote: {
      small: "For a small dog five minutes of brushing are usually enough.",
      medium: "Allow about ten minutes of brushing.",
      large: "A large dog loses a lot of fur: better to brush often and briefly than rarely and for long.",
    },
    coatTips: {
      kurzhaar: [
        "A rubber curry comb once a week, every second day in a heavy month.",
        "A damp cloth afterwards picks up loose hair.",
      ],
      langhaar: [
        "Comb every day, first the ends, then down to the skin.",
        "It mats first behind the ears and in the armpits.",
      ],
      doppelfell: [
        "Brush out the undercoat layer by layer with an undercoat rake.",
        "Do not shave: the top coat protects from the sun and often grows back unevenly.",
      ],
      lockig: [
        "Loose hair stays in the curls: comb through two or three times a week.",
        "Have the coat trimmed every six to eight weeks.",
      ],
    },
    year: "The year at a glance",
    tableTitle: "Month by month",
    tableCaption: "How much dogs shed in which month",
    share: (month, intensity) => `Shedding in ${month}: ${intensity}.`,
    checkTitle: "Is this still shedding?",
    checkLead: "Tick what you see.",
    checkSigns: {
      increased: "Much more hair than in other years",
      clumps: "Hair comes out in clumps",
      uneven: "Uneven, with bare patches",
      scratching: "A lot of scratching or licking",
    },
    checkVerdict: {
      normal: "One sign alone is probably normal.",
      observe: "Watch it for two weeks. If it gets worse, show your dog to a vet.",
      vet: "Please have a vet look at skin and coat. This does not look like shedding.",
    },
    checkVet:
      "Bare patches and a lot of scratching or licking are not part of shedding. Have a vet look at skin and coat, even if you notice nothing else.",
    checkBesideVet: {
      normal: "By the number of signs alone: probably normal.",
      observe: "By the number of signs alone: keep watching.",
      vet: "By the number of signs too: this does not look like shedding.",
    },
    evidence: [
      "The change of coat is driven mainly by the length of the days. The months and levels here are our own grouping for Central Europe, not a measurement.",
      "Indoor light, heating and neutering make it less marked or shift it. That is why we tell you in the result, without changing the level.",
      "Bare patches, itching or a dull coat are not part of shedding. The thyroid can be behind it too.",
    ],
    sections: [
      {
        heading: "What helps while shedding",
        points: [
          "Brush regularly, outside or in the bathroom.",
          "A good complete food and fresh water: usually nothing extra is needed.",
          "Bathe only when necessary, and dry well.",
        ],
      },
    ],
    faq: [
      {
        question: "How long does a change of coat take?",
        answer: "Usually a few weeks. In dogs that live mostly indoors it takes longer, but is less heavy.",
      },
      {
        question: "Does shaving reduce shedding?",
        answer: "No. Short hair falls out just the same, and the coat loses its protection from sun, cold and wet.",
      },
      {
        question: "Why does my dog shed after being in heat?",
        answer:
          "Hormones affect the coat too. After a heat, a pregnancy or neutering many dogs shed more, or differently.",
      },
    ],
  },
  pl: {
    title: "Kalendarz linienia",
    description:
      "Jak mocno pies linieje w tym miesiącu i kiedy następna wymiana sierści? Ze wskazówkami pielęgnacji dla każdego rodzaju sierści.",
    lead: "Trzy pytania i wiadomo, ile sierści spodziewać się w tym miesiącu i kiedy znów będzie jej więcej.",
    coatLabel: "Jaką sierść ma twój pies?",
    coats: {
      kurzhaar: "Krótka",
      langhaar: "Długa",
      doppelfell: "Podwójna, z podszerstkiem",
      lockig: "Kręcona",
    },
    sizeLabel: "Jak duży jest pies?",
    sizes: { small: "Mały", medium: "Średni", large: "Duży" },
    livingLabel: "Gdzie mieszka?",
    living: {
      indoor: "Prawie wyłącznie w domu",
      mixed: "W domu i na dworze",
      outdoor: "Głównie na dworze",
    },
    analyse: "Rozpocznij analizę",
    again: "Analizuj ponownie",
    resultTitle: (month) => `Tak mocno linieje twój pies w ${IN_POLISH_MONTH[month - 1]}`,
    intensities: {
      extreme: "Ekstremalnie",
      strong: "Mocno",
      medium: "Średnio",
      light: "Słabo",
      minimal: "Minimalnie",
    },
    levels: {
      high: "W tym miesiącu trwa duża wymiana sierści.",
      medium: "Ten miesiąc jest przed dużą wymianą sierści albo po niej.",
      low: "W tym miesiącu sierść odpoczywa.",
    },
    levelNames: { low: "mało", medium: "średnio", high: "dużo" },
    seasonNames: { spring: "Wiosna", summer: "Lato", autumn: "Jesień", winter: "Zima" },
    next: (month, away) => `Następny miesiąc mocnego linienia to ${month}, za ${monthsIn("pl", away)}.`,
    seasons: {
      spring: "Wiosną wypada zimowy podszerstek.",
      summer: "Latem sierść jest cienka i lekka.",
      autumn: "Jesienią letnia sierść ustępuje miejsca zimowej.",
      winter: "Zimą sierść jest gęsta i zwykle zostaje na miejscu.",
    },
    livingNote: {
      indoor:
        "W domu długo pali się światło i zawsze jest ciepło: wiele psów linieje wtedy trochę przez cały rok, a wymiana sierści jest łagodniejsza.",
      mixed: "W domu i na dworze: wymianę sierści widać, ale mniej wyraźnie niż u psów mieszkających na dworze.",
      outdoor: "Na dworze rytm wyznacza światło dzienne: wymiana sierści jest wyraźna i mieści się w kilku tygodniach.",
    },
    sizeNote: {
      small: "Przy małym psie zwykle wystarczy pięć minut szczotkowania.",
      medium: "Zaplanuj około dziesięciu minut szczotkowania.",
      large: "Duży pies gubi dużo sierści: lepiej szczotkować często i krótko niż rzadko i długo.",
    },
    coatTips: {
      kurzhaar: [
        "Gumowe zgrzebło raz w tygodniu, w miesiącu mocnego linienia co drugi dzień.",
        "Potem wilgotna ściereczka zbierze luźne włosy.",
      ],
      langhaar: [
        "Czesz codziennie, najpierw końcówki, potem do skóry.",
        "Kołtuny robią się najpierw za uszami i pod pachami.",
      ],
      doppelfell: [
        "Wyczesuj podszerstek warstwa po warstwie, szczotką do podszerstka.",
        "Nie gol psa: włos okrywowy chroni przed słońcem i często odrasta nierówno.",
      ],
      lockig: [
        "Luźne włosy zostają w lokach: przeczesuj dwa, trzy razy w tygodniu.",
        "Strzyżenie co sześć do ośmiu tygodni.",
      ],
    },
    year: "Rok w skrócie",
    tableTitle: "Miesiąc po miesiącu",
    tableCaption: "Ile sierści psy gubią w którym miesiącu",
    share: (month, intensity) => `Linienie, ${month}: ${intensity}.`,
    checkTitle: "Czy to jeszcze linienie?",
    checkLead: "Zaznacz, co widzisz.",
    checkSigns: {
      increased: "Dużo więcej włosów niż w innych latach",
      clumps: "Sierść wychodzi kępkami",
      uneven: "Nierówno, z łysymi miejscami",
      scratching: "Pies często się drapie lub liże",
    },
    checkVerdict: {
      normal: "Jeden objaw to prawdopodobnie jeszcze norma.",
      observe: "Obserwuj przez dwa tygodnie. Jeśli będzie tego więcej, pokaż psa weterynarzowi.",
      vet: "Niech weterynarz obejrzy skórę i sierść. To nie wygląda na linienie.",
    },
    checkVet:
      "Łyse miejsca oraz częste drapanie lub lizanie nie należą do linienia. Niech weterynarz obejrzy skórę i sierść, nawet jeśli poza tym nic nie widać.",
    checkBesideVet: {
      normal: "Według samej liczby objawów: prawdopodobnie norma.",
      observe: "Według samej liczby objawów: do obserwacji.",
      vet: "Także według liczby objawów: to nie wygląda na linienie.",
    },
    evidence: [
      "Wymianą sierści steruje głównie długość dnia. Miesiące i poziomy są tu naszym własnym podziałem dla Europy Środkowej, a nie pomiarem.",
      "Światło w domu, ogrzewanie i kastracja łagodzą ją lub przesuwają. Dlatego mówimy o tym w wyniku, nie zmieniając poziomu.",
      "Łyse miejsca, świąd czy matowa sierść nie należą do linienia. Przyczyną może być też tarczyca.",
    ],
    sections: [
      {
        heading: "Co pomaga podczas linienia",
        points: [
          "Regularne szczotkowanie, na dworze lub w łazience.",
          "Dobra karma pełnoporcjowa i świeża woda: zwykle nic więcej nie trzeba.",
          "Kąpiel tylko w razie potrzeby i dokładne suszenie.",
        ],
      },
    ],
    faq: [
      {
        question: "Jak długo trwa wymiana sierści?",
        answer: "Zwykle kilka tygodni. U psów, które żyją głównie w domu, trwa dłużej, ale jest słabsza.",
      },
      {
        question: "Czy golenie ogranicza linienie?",
        answer: "Nie. Krótkie włosy wypadają tak samo, a sierść przestaje chronić przed słońcem, zimnem i wilgocią.",
      },
      {
        question: "Dlaczego suka linieje po cieczce?",
        answer:
          "Na sierść wpływają też hormony. Po cieczce, ciąży lub kastracji wiele suk linieje mocniej albo inaczej.",
      },
    ],
  },
};
