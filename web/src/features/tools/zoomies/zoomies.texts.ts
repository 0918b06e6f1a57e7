import type { ToolSourceId } from "../../../content/tool-sources.ts";
import type { Figures, ToolTexts } from "../frame/tool-text.ts";
import type { Age, Duration, Frequency, Trigger, ZoomiesCategory } from "./zoomies.ts";

interface Own {
  ageLabel: string;
  ages: Record<Age, string>;
  oftenLabel: string;
  often: Record<Frequency, string>;
  triggerLabel: string;
  triggers: Record<Trigger, string>;
  lastsLabel: string;
  lasts: Record<Duration, string>;
  calculate: string;
  again: string;
  resultTitle: string;
  categories: Record<ZoomiesCategory, string>;
  explanation: Record<ZoomiesCategory, string>;
  score: (points: number) => string;
  scientific: string;
  triggerNote: Record<Trigger, string>;
  tips: readonly string[];
  vet: string;
  redFlags: { heading: string; points: readonly string[] };
  share: (points: number) => string;
}

export const SOURCES: readonly ToolSourceId[] = ["wikipediaZoomies", "vcaCompulsive"];
/** @public Read by the build: scripts/content/tool-entries.ts. */
export const FIGURES: Figures = { ages: "own" };

export const TEXTS: ToolTexts<Own> = {
  de: {
    title: "Zoomies-Rechner",
    description:
      "Dein Hund rast plötzlich im Kreis? Vier Fragen zeigen, ob seine wilden fünf Minuten im üblichen Rahmen liegen.",
    lead: "Hintern runter, Ohren zurück, und ab um den Tisch. Vier Fragen zeigen dir, ob die wilden fünf Minuten deines Hundes im üblichen Rahmen liegen.",
    ageLabel: "Wie alt ist dein Hund?",
    ages: {
      puppy: "Welpe, unter 6 Monate",
      young: "Jung, 6–24 Monate",
      adult: "Erwachsen, 2–7 Jahre",
      senior: "Senior, über 7 Jahre",
    },
    oftenLabel: "Wie oft kommt es vor?",
    often: {
      "multiple-daily": "Mehrmals am Tag",
      daily: "Täglich",
      weekly: "Jede Woche",
      rarely: "Selten",
    },
    triggerLabel: "Wann meistens?",
    triggers: {
      "after-bath": "Nach dem Baden",
      "after-poop": "Nach dem großen Geschäft",
      evening: "Abends",
      visitors: "Wenn Besuch kommt",
      random: "Einfach so",
    },
    lastsLabel: "Wie viele Minuten dauert es?",
    lasts: { "under-1": "Unter 1", "1-3": "1 bis 3", "3-5": "3 bis 5", "over-5": "Mehr als 5" },
    calculate: "Zoomies ausrechnen",
    again: "Neu ausrechnen",
    resultTitle: "Die Zoomies deines Hundes",
    categories: {
      perfect: "Pure Lebensfreude",
      normal: "Im üblichen Rahmen",
      check: "Einen zweiten Blick wert",
    },
    explanation: {
      perfect: "So sehen Zoomies aus: kurz, fröhlich, danach ein müder Hund.",
      normal: "Etwas mehr als üblich. Oft hilft ein ruhigerer Tag mit festen Schlafzeiten.",
      check: "So lang oder so oft in diesem Alter ist ungewöhnlich. Beobachte es und mach ein Video.",
    },
    score: (points) => `${points} von 100 Punkten`,
    scientific: "Fachleute sagen dazu",
    triggerNote: {
      "after-bath": "Nach dem Baden: Nasses Fell fühlt sich fremd an, und die Anspannung muss raus.",
      "after-poop": "Nach dem Geschäft: Viele Hunde sind danach einfach erleichtert.",
      evening: "Abends entlädt sich, was vom Tag noch übrig ist, bei Junghunden auch Übermüdung.",
      visitors: "Besuch ist aufregend. Eine ruhige Begrüßung hilft.",
      random: "Ohne erkennbaren Anlass ist auch normal, solange dein Hund ansprechbar bleibt.",
    },
    tips: [
      "Mach den Weg frei: keine glatten Böden, Treppen oder Glastische in der Bahn.",
      "Nicht hinterherlaufen. Dreh dich weg oder lauf ein Stück voraus, dann kommt er mit.",
      "Danach Wasser und Ruhe. Welpen brauchen sehr viel Schlaf.",
    ],
    vet: "Mach ein Video und zeig es in der Tierarztpraxis. Bei älteren Hunden kann neue Unruhe auch von Schmerzen oder von Veränderungen im Gehirn kommen.",
    redFlags: {
      heading: "Das sind keine Zoomies",
      points: [
        "Er jagt immer wieder dem Schwanz, Licht oder Schatten nach und lässt sich nicht unterbrechen.",
        "Er wirkt verwirrt, taumelt, fällt um oder krampft: bitte sofort in die Tierarztpraxis.",
        "Er schreit, hinkt oder beißt sich selbst.",
      ],
    },
    share: (points) => `Die Zoomies meines Hundes: ${points} von 100 Punkten.`,
    evidence: [
      "Die Punkte und Stufen sind unsere eigene, verspielte Einteilung, kein Test. In der Fachwelt gelten die wilden Minuten als normales Verhalten in jedem Alter, von Sekunden bis wenigen Minuten. Der Abzug fürs Alter heißt also nicht, dass etwas fehlt.",
      "Wichtiger als die Zahl ist, ob dein Hund dabei ansprechbar ist. Zwanghaftes Kreiseln oder Jagen nach Licht und Schwanz gehört in tierärztliche Hände.",
    ],
    sections: [
      {
        heading: "Woher kommen sie?",
        paragraphs: [
          "Warum Hunde rasen, ist kaum erforscht. Am wahrscheinlichsten baut der Körper auf einen Schlag Spannung ab: Freude, Erleichterung oder zu viel Ruhe. Spielhaltung, offenes Maul und weiche Kurven zeigen, dass es Spaß ist.",
        ],
      },
    ],
    faq: [
      {
        question: "Soll ich meinen Hund dabei stoppen?",
        answer:
          "Nur wenn er sich oder andere gefährdet. Ruf ihn ruhig von der Straße, der Treppe oder dem glatten Boden weg, statt ihm nachzulaufen.",
      },
      {
        question: "Warum tun es Welpen abends so oft?",
        answer:
          "Meist sind sie müde und finden nicht zur Ruhe. Weniger Programm und ein stiller Platz helfen mehr als noch eine Runde.",
      },
      {
        question: "Wann sollte das jemand ansehen?",
        answer:
          "Wenn es neu ist und dein Hund älter, wenn er nicht ansprechbar ist oder wenn er danach hinkt. Ein Video hilft in der Praxis sehr.",
      },
    ],
  },
  en: {
    title: "Zoomies calculator",
    description:
      "Does your dog suddenly race in circles? Four questions show whether the mad five minutes are within the usual range.",
    lead: "Bottom down, ears back, and off round the table. Four questions show whether your dog’s mad five minutes are within the usual range.",
    ageLabel: "How old is your dog?",
    ages: {
      puppy: "Puppy, under 6 months",
      young: "Young, 6–24 months",
      adult: "Adult, 2–7 years",
      senior: "Senior, over 7 years",
    },
    oftenLabel: "How often does it happen?",
    often: {
      "multiple-daily": "Several times a day",
      daily: "Daily",
      weekly: "Every week",
      rarely: "Rarely",
    },
    triggerLabel: "When, mostly?",
    triggers: {
      "after-bath": "After a bath",
      "after-poop": "After a poo",
      evening: "In the evening",
      visitors: "When visitors come",
      random: "Out of the blue",
    },
    lastsLabel: "How many minutes does it last?",
    lasts: { "under-1": "Under 1", "1-3": "1 to 3", "3-5": "3 to 5", "over-5": "More than 5" },
    calculate: "Calculate zoomies",
    again: "Calculate again",
    resultTitle: "Your dog’s zoomies",
    categories: { perfect: "Pure joy", normal: "Within the usual range", check: "Worth a second look" },
    explanation: {
      perfect: "This is what zoomies look like: short, happy, a tired dog afterwards.",
      normal: "A little more than usual. A calmer day with regular sleep often helps.",
      check: "That long or that often is unusual at this age. Keep an eye on it and take a video.",
    },
    score: (points) => `${points} of 100 points`,
    scientific: "Experts call it",
    triggerNote: {
      "after-bath": "After a bath: wet fur feels strange, and the tension has to go somewhere.",
      "after-poop": "After a poo: many dogs are simply relieved.",
      evening: "In the evening, what is left of the day comes out; in young dogs overtiredness too.",
      visitors: "Visitors are exciting. A calm greeting helps.",
      random: "No visible cause is normal too, as long as your dog still responds to you.",
    },
    tips: [
      "Clear the way: no slippery floors, stairs or glass tables on the track.",
      "Do not chase. Turn away or run ahead a little, and your dog comes along.",
      "Afterwards water and rest. Puppies need a great deal of sleep.",
    ],
    vet: "Take a video and show it to a vet. In older dogs new restlessness can also come from pain or from changes in the brain.",
    redFlags: {
      heading: "These are not zoomies",
      points: [
        "Your dog chases its tail, lights or shadows again and again and cannot be interrupted.",
        "Your dog seems confused, staggers, falls over or has a fit: please go to a vet at once.",
        "Your dog screams, limps or bites itself.",
      ],
    },
    share: (points) => `My dog's zoomies: ${points} of 100 points.`,
    evidence: [
      "The points and bands are our own playful grouping, not a test. Experts regard the mad minutes as normal behaviour at any age, from seconds to a few minutes. So the points taken off for age do not mean that something is wrong.",
      "More important than the number is whether your dog still responds to you. Compulsive spinning or chasing lights and tail belongs in a vet’s hands.",
    ],
    sections: [
      {
        heading: "Where do they come from?",
        paragraphs: [
          "Why dogs race has hardly been studied. Most likely the body lets go of tension all at once: joy, relief or too much rest. A play bow, an open mouth and soft curves show that it is fun.",
        ],
      },
    ],
    faq: [
      {
        question: "Should I stop my dog?",
        answer:
          "Only if there is danger to your dog or to others. Calmly call your dog away from the road, the stairs or the slippery floor instead of running after it.",
      },
      {
        question: "Why do puppies do it so often in the evening?",
        answer:
          "They are usually tired and cannot settle. Less going on and a quiet place help more than another round.",
      },
      {
        question: "When should a vet have a look?",
        answer:
          "If it is new in an older dog, if your dog does not respond to you, or if there is a limp afterwards. A video helps a lot.",
      },
    ],
  },
  pl: {
    title: "Kalkulator zoomies, czyli psiej głupawki",
    description: "Pies nagle pędzi w kółko? Cztery pytania pokażą, czy jego dzikie pięć minut mieści się w normie.",
    lead: "Zad nisko, uszy do tyłu i pędem wokół stołu. Cztery pytania pokażą, czy dzikie pięć minut twojego psa mieści się w normie.",
    ageLabel: "Ile lat ma twój pies?",
    ages: {
      puppy: "Szczenię, poniżej 6 miesięcy",
      young: "Młody, 6–24 miesiące",
      adult: "Dorosły, 2–7 lat",
      senior: "Senior, ponad 7 lat",
    },
    oftenLabel: "Jak często to się zdarza?",
    often: {
      "multiple-daily": "Kilka razy dziennie",
      daily: "Codziennie",
      weekly: "Co tydzień",
      rarely: "Rzadko",
    },
    triggerLabel: "Kiedy najczęściej?",
    triggers: {
      "after-bath": "Po kąpieli",
      "after-poop": "Po kupie",
      evening: "Wieczorem",
      visitors: "Gdy przychodzą goście",
      random: "Tak po prostu",
    },
    lastsLabel: "Ile minut to trwa?",
    lasts: { "under-1": "Poniżej 1", "1-3": "1 do 3", "3-5": "3 do 5", "over-5": "Ponad 5" },
    calculate: "Oblicz głupawkę",
    again: "Oblicz ponownie",
    resultTitle: "Głupawka twojego psa",
    categories: {
      perfect: "Czysta radość",
      normal: "Zwykła sprawa",
      check: "Warto przyjrzeć się bliżej",
    },
    explanation: {
      perfect: "Tak wygląda głupawka: krótka, wesoła, a potem zmęczony pies.",
      normal: "Trochę więcej niż zwykle. Często pomaga spokojniejszy dzień ze stałą porą snu.",
      check: "Tak długo lub tak często w tym wieku to rzadkość. Obserwuj i nagraj film.",
    },
    score: (points) => `${points} na 100 punktów`,
    scientific: "Fachowo nazywa się to",
    triggerNote: {
      "after-bath": "Po kąpieli: mokra sierść jest dziwna w dotyku, a napięcie musi znaleźć ujście.",
      "after-poop": "Po kupie: wiele psów czuje po prostu ulgę.",
      evening: "Wieczorem schodzi z psa to, co zebrało się w ciągu dnia, a u młodych psów także przemęczenie.",
      visitors: "Goście to emocje. Pomaga spokojne powitanie.",
      random: "Głupawka bez widocznego powodu też jest normalna, dopóki pies na ciebie reaguje.",
    },
    tips: [
      "Zrób miejsce: żadnych śliskich podłóg, schodów ani szklanych stołów na trasie.",
      "Nie goń. Odwróć się albo pobiegnij kawałek przodem, a pies pobiegnie za tobą.",
      "Potem woda i odpoczynek. Szczenięta potrzebują bardzo dużo snu.",
    ],
    vet: "Nagraj film i pokaż go weterynarzowi. U starszych psów nowy niepokój może też wynikać z bólu albo ze zmian w mózgu.",
    redFlags: {
      heading: "To nie jest głupawka",
      points: [
        "Pies wciąż goni ogon, światło lub cienie i nie da się go od tego oderwać.",
        "Wydaje się zdezorientowany, zatacza się, przewraca lub ma drgawki: jedź od razu do weterynarza.",
        "Skowyczy, kuleje albo gryzie sam siebie.",
      ],
    },
    share: (points) => `Głupawka mojego psa: ${points} na 100 punktów.`,
    evidence: [
      "Punkty i stopnie to nasz własny, żartobliwy podział, a nie test. Fachowcy uważają dzikie minuty za normalne zachowanie w każdym wieku, od sekund do kilku minut. Punkty odjęte za wiek nie znaczą więc, że coś jest nie tak.",
      "Ważniejsze od liczby jest to, czy pies w tym czasie na ciebie reaguje. Przymusowe kręcenie się albo gonienie światła i ogona to sprawa dla weterynarza.",
    ],
    sections: [
      {
        heading: "Skąd się bierze?",
        paragraphs: [
          "Mało kto badał, dlaczego psy tak pędzą. Najpewniej organizm naraz rozładowuje napięcie: z radości, z ulgi albo z nadmiaru spokoju. Ukłon do zabawy, otwarty pysk i miękkie zakręty pokazują, że pies dobrze się bawi.",
        ],
      },
    ],
    faq: [
      {
        question: "Czy mam przerywać głupawkę?",
        answer:
          "Tylko gdy coś grozi psu albo innym. Zamiast gonić, spokojnie odwołaj go z ulicy, ze schodów czy ze śliskiej podłogi.",
      },
      {
        question: "Dlaczego szczenięta tak często mają ją wieczorem?",
        answer:
          "Zwykle są zmęczone i nie potrafią się wyciszyć. Mniej wrażeń i ciche miejsce pomagają bardziej niż jeszcze jedna runda.",
      },
      {
        question: "Kiedy pokazać to weterynarzowi?",
        answer:
          "Gdy u starszego psa to coś nowego, gdy pies nie reaguje na ciebie albo potem kuleje. Bardzo pomaga film.",
      },
    ],
  },
};
