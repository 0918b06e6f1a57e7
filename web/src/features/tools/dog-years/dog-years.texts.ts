import type { ToolSourceId } from "../../../content/tool-sources.ts";
import type { Figures, ToolTexts } from "../frame/tool-text.ts";
import type { Phase, Size, Tier, VetStage } from "./dog-years.ts";

interface Own {
  ageLabel: string;
  ageHelp: string;
  ageWrong: string;
  sizeLabel: string;
  sizes: Record<Size, string>;
  shortSizes: Record<Size, string>;
  calculate: string;
  resultTitle: string;
  resultUnit: (years: number) => string;
  emptyTitle: string;
  emptyText: string;
  phaseLabel: string;
  phases: Record<Phase, string>;
  vetLabel: string;
  vetStages: Record<VetStage, string>;
  vetAdvice: Record<VetStage, string>;
  supplementLabel: string;
  supplements: Record<Tier, string>;
  tableTitle: string;
  tableCaption: string;
  dog: string;
  rowAge: (years: number) => string;
  shareText: (years: number) => string;
}

export const SOURCES: readonly ToolSourceId[] = ["wang2020", "aaha2019", "wikipediaAging"];
/** @public Read by the build: scripts/content/tool-entries.ts. */
export const FIGURES: Figures = {
  sizes: "own",
  "evidence.0": "wang2020",
  "evidence.1": "own",
  "evidence.2": "own",
  "vetAdvice.senior": "aaha2019",
  "sections.1.points.3": "aaha2019",
};

/** rok, lata or lat: what belongs to the number. */
function polishYears(count: number): string {
  const rule = new Intl.PluralRules("pl").select(count);
  if (rule === "one") return "rok";
  return rule === "few" ? "lata" : "lat";
}

export const TEXTS: ToolTexts<Own> = {
  de: {
    title: "Hundejahre-Rechner",
    description:
      "Wie alt ist dein Hund in Menschenjahren? Rechne es nach Alter und Größe aus, mit Tabelle und der Einteilung, die Tierärzte nutzen.",
    lead: "Mal sieben stimmt nicht. In den ersten Jahren altert ein Hund schnell, danach immer langsamer. Und große Hunde sind früher alt als kleine.",
    ageLabel: "Wie alt ist dein Hund?",
    ageHelp: "Halbe Jahre gehen auch, zum Beispiel 2,5.",
    ageWrong: "Bitte halbe oder ganze Jahre, von 0,5 bis 25.",
    sizeLabel: "Wie groß ist er ausgewachsen?",
    sizes: {
      small: "Klein, unter 10 kg",
      medium: "Mittel, 10–25 kg",
      large: "Groß, 25–45 kg",
      giant: "Riesig, über 45 kg",
    },
    shortSizes: { small: "Klein", medium: "Mittel", large: "Groß", giant: "Riesig" },
    calculate: "Ausrechnen",
    resultTitle: "Dein Hund ist etwa so alt wie ein Mensch mit",
    resultUnit: (years) => (years === 1 ? "Jahr" : "Jahren"),
    emptyTitle: "Hier steht gleich das Alter",
    emptyText: "Gib das Alter ein und wähle die Größe. Dazu sagen wir dir, in welcher Lebensphase dein Hund ist.",
    phaseLabel: "Lebensphase nach Menschenjahren",
    phases: {
      puppy: "Welpe oder Junghund",
      youngAdult: "Junger Erwachsener",
      adult: "Erwachsen",
      middleAge: "Mittleres Alter",
      senior: "Senior",
      veryOld: "Sehr alt",
    },
    vetLabel: "Lebensphase, wie Tierärzte sie einteilen",
    vetStages: {
      puppy: "Welpe",
      youngAdult: "Junger Erwachsener",
      matureAdult: "Reifer Erwachsener",
      senior: "Senior",
    },
    vetAdvice: {
      puppy: "Jetzt geht es um Impfungen, Wachstum und erste Erfahrungen.",
      youngAdult: "Ein Check im Jahr reicht meist. Achte auf Gewicht und Zähne.",
      matureAdult: "Einmal im Jahr zum Check, mit Blick auf Gewicht, Zähne und Gelenke.",
      senior: "Jetzt lohnt sich ein Check alle sechs Monate, mit Blick auf Gelenke, Zähne und Gewicht.",
    },
    supplementLabel: "Ergänzung",
    supplements: {
      young: "Es braucht nichts. Ein Alleinfutter für junge Hunde enthält alles.",
      adult: "Bei einem guten Alleinfutter braucht es nichts.",
      middle: "Nötig ist nichts. Wenn du etwas geben möchtest, sprich in der Praxis über Omega-3 (EPA und DHA).",
      old: "Omega-3 (EPA und DHA) ist für Gelenke am besten untersucht. Menge und Dauer klärst du in der Praxis, vor allem wenn dein Hund Medikamente bekommt.",
    },
    tableTitle: "Alle Größen im Vergleich",
    tableCaption: "Menschenjahre nach Hundealter und Größe",
    dog: "Hund",
    rowAge: (years) => (years === 1 ? "1 Jahr" : `${years} Jahre`),
    shareText: (years) => `Mein Hund ist etwa so alt wie ein Mensch mit ${years} Jahren.`,
    evidence: [
      "Die Formel (16 · ln(Alter) + 31) stammt aus einer Studie zum Erbgut von 104 Hunden, fast alle Labradore. Die Faktoren für die Größe (0,85 bis 1,25) sind unsere eigenen und nicht aus der Studie.",
      "Der amerikanische Tierärzteverband AAHA rät davon ab, Hundejahre in Menschenjahre umzurechnen. Er teilt das Leben in Phasen ein: Senior ist ein Hund im letzten Viertel seiner erwarteten Lebenszeit. Deshalb steht diese Einteilung beim Ergebnis zuerst. Die Jahre dafür haben wir aus typischen Lebensspannen geschätzt: klein ab 10,5, mittel ab 9,5, groß ab 8, riesig ab 6 Jahren.",
      "Bei kleinen, alten Hunden wird die Rechnung ungenau: Ein kleiner Hund von 15 Jahren kommt nur auf 63. Glaub im Zweifel deinem Hund, nicht der Zahl.",
    ],
    sections: [
      {
        heading: "Warum nicht einfach mal sieben?",
        paragraphs: [
          "Ein Hund von einem Jahr ist geschlechtsreif, ein Kind von sieben nicht. Das erste Jahr zählt also viel mehr. Die Forscher verglichen, wie sich chemische Markierungen am Erbgut mit dem Alter ändern, bei Hund und Mensch. Daraus wurde eine Kurve, die steil beginnt und dann flacher wird.",
        ],
      },
      {
        heading: "Was in jedem Alter guttut",
        points: [
          "Welpe und Junghund: viel Schlaf, kurze Spaziergänge, gute Erfahrungen mit Menschen, Hunden und Geräuschen.",
          "Erwachsen: Gewicht halten, Zähne anschauen, jeden Tag etwas zum Denken.",
          "Mittleres Alter: auf Steifheit nach dem Aufstehen achten, Sprünge verringern, einmal im Jahr zum Check.",
          "Senior: weiche Liegeplätze, rutschfeste Wege, mehrere kleine Runden, alle sechs Monate zum Check.",
        ],
      },
    ],
    faq: [],
  },
  en: {
    title: "Dog years calculator",
    description:
      "How old is your dog in human years? Work it out by age and size, with a table and the life stages vets use.",
    lead: "Times seven is wrong. A dog ages fast in the first years and more slowly after that. And big dogs are old sooner than small ones.",
    ageLabel: "How old is your dog?",
    ageHelp: "Half years work too, for example 2.5.",
    ageWrong: "Please give half or whole years, from 0.5 to 25.",
    sizeLabel: "How big is your dog when fully grown?",
    sizes: {
      small: "Small, under 10 kg",
      medium: "Medium, 10–25 kg",
      large: "Large, 25–45 kg",
      giant: "Giant, over 45 kg",
    },
    shortSizes: { small: "Small", medium: "Medium", large: "Large", giant: "Giant" },
    calculate: "Calculate",
    resultTitle: "Your dog is about as old as a person of",
    resultUnit: (years) => (years === 1 ? "year" : "years"),
    emptyTitle: "The age will appear here",
    emptyText: "Enter the age and choose the size. We also tell you which stage of life your dog is in.",
    phaseLabel: "Life stage by human years",
    phases: {
      puppy: "Puppy or young dog",
      youngAdult: "Young adult",
      adult: "Adult",
      middleAge: "Middle age",
      senior: "Senior",
      veryOld: "Very old",
    },
    vetLabel: "Life stage as vets define it",
    vetStages: {
      puppy: "Puppy",
      youngAdult: "Young adult",
      matureAdult: "Mature adult",
      senior: "Senior",
    },
    vetAdvice: {
      puppy: "Now is the time for vaccinations, growth and first experiences.",
      youngAdult: "One check-up a year is usually enough. Keep an eye on weight and teeth.",
      matureAdult: "A check-up once a year, with an eye on weight, teeth and joints.",
      senior: "A check-up every six months is worth it now, with an eye on joints, teeth and weight.",
    },
    supplementLabel: "Supplement",
    supplements: {
      young: "Nothing needed. A complete food for young dogs contains everything.",
      adult: "With a good complete food, nothing is needed.",
      middle: "Nothing is needed. If you would like to give something, ask your vet about omega-3 (EPA and DHA).",
      old: "For joints, omega-3 (EPA and DHA) is the best studied. Agree with your vet how much to give and for how long, above all if your dog takes medicine.",
    },
    tableTitle: "All sizes compared",
    tableCaption: "Human years by dog age and size",
    dog: "Dog",
    rowAge: (years) => (years === 1 ? "1 year" : `${years} years`),
    shareText: (years) => `My dog is about as old as a person of ${years}.`,
    evidence: [
      "The formula (16 · ln(age) + 31) comes from a study of the DNA of 104 dogs, almost all of them Labradors. The size factors (0.85 to 1.25) are our own and not from the study.",
      "The American Animal Hospital Association (AAHA) advises against turning dog years into human years. It divides life into stages: a dog is senior in the last quarter of its expected life. That is why this grouping stands first in the result. We estimated the years from typical life spans: small from 10.5, medium from 9.5, large from 8, giant from 6 years.",
      "The calculation becomes less exact for small old dogs: a small dog of 15 only gets to 63. If in doubt, trust your dog and not the number.",
    ],
    sections: [
      {
        heading: "Why not simply times seven?",
        paragraphs: [
          "A dog of one year is sexually mature, a child of seven is not. So the first year counts for much more. The researchers compared how chemical marks on the DNA change with age in dogs and in people. The result is a curve that starts steep and then flattens.",
        ],
      },
      {
        heading: "What is good at every age",
        points: [
          "Puppy and young dog: plenty of sleep, short walks, good experiences with people, dogs and sounds.",
          "Adult: keep the weight steady, look at the teeth, give the mind something to do every day.",
          "Middle age: watch for stiffness after getting up, fewer jumps, a check-up once a year.",
          "Senior: soft beds, floors that do not slip, several short walks, a check-up every six months.",
        ],
      },
    ],
    faq: [],
  },
  pl: {
    title: "Kalkulator psich lat",
    description:
      "Ile ludzkich lat ma twój pies? Oblicz według wieku i wielkości, z tabelą i podziałem, którego używają weterynarze.",
    lead: "Mnożenie przez siedem się nie sprawdza. W pierwszych latach pies starzeje się szybko, później coraz wolniej. A duże psy starzeją się wcześniej niż małe.",
    ageLabel: "Ile lat ma twój pies?",
    ageHelp: "Można podać też połówki, na przykład 2,5.",
    ageWrong: "Podaj pełne lata lub połówki, od 0,5 do 25.",
    sizeLabel: "Jak duży jest jako dorosły pies?",
    sizes: {
      small: "Mały, poniżej 10 kg",
      medium: "Średni, 10–25 kg",
      large: "Duży, 25–45 kg",
      giant: "Olbrzymi, ponad 45 kg",
    },
    shortSizes: { small: "Mały", medium: "Średni", large: "Duży", giant: "Olbrzymi" },
    calculate: "Oblicz",
    resultTitle: "Twój pies jest mniej więcej w wieku człowieka, który ma",
    resultUnit: (years) => polishYears(years),
    emptyTitle: "Tu pojawi się wiek",
    emptyText: "Podaj wiek i wybierz wielkość. Powiemy też, na jakim etapie życia jest twój pies.",
    phaseLabel: "Etap życia według ludzkich lat",
    phases: {
      puppy: "Szczenię lub młody pies",
      youngAdult: "Młody dorosły",
      adult: "Dorosły",
      middleAge: "Wiek średni",
      senior: "Senior",
      veryOld: "Bardzo stary",
    },
    vetLabel: "Etap życia według weterynarzy",
    vetStages: {
      puppy: "Szczenię",
      youngAdult: "Młody dorosły",
      matureAdult: "Dojrzały dorosły",
      senior: "Senior",
    },
    vetAdvice: {
      puppy: "Teraz najważniejsze są szczepienia, wzrost i pierwsze doświadczenia.",
      youngAdult: "Zwykle wystarczy jedna kontrola w roku. Pilnuj wagi i zębów.",
      matureAdult: "Kontrola raz w roku: waga, zęby i stawy.",
      senior: "Teraz warto iść na kontrolę co sześć miesięcy: stawy, zęby i waga.",
    },
    supplementLabel: "Suplement",
    supplements: {
      young: "Nic nie trzeba. Karma pełnoporcjowa dla młodych psów zawiera wszystko.",
      adult: "Przy dobrej karmie pełnoporcjowej nic nie trzeba.",
      middle: "Nic nie trzeba. Jeśli chcesz coś podawać, zapytaj weterynarza o omega-3 (EPA i DHA).",
      old: "Jeśli chodzi o stawy, najlepiej zbadane są kwasy omega-3 (EPA i DHA). Ilość i czas podawania ustal z weterynarzem, zwłaszcza gdy pies przyjmuje leki.",
    },
    tableTitle: "Porównanie wszystkich wielkości",
    tableCaption: "Ludzkie lata według wieku i wielkości psa",
    dog: "Pies",
    rowAge: (years) => `${years} ${polishYears(years)}`,
    shareText: (years) => `Mój pies jest mniej więcej w wieku człowieka, który ma ${years} ${polishYears(years)}.`,
    evidence: [
      "Wzór (16 · ln(wiek) + 31) pochodzi z badania DNA 104 psów, prawie samych labradorów. Współczynniki wielkości (od 0,85 do 1,25) są nasze i nie pochodzą z tego badania.",
      "Amerykańskie stowarzyszenie AAHA odradza przeliczanie psich lat na ludzkie. Dzieli życie na etapy: pies jest seniorem w ostatniej ćwierci oczekiwanej długości życia. Dlatego ten podział jest w wyniku na pierwszym miejscu. Lata oszacowaliśmy z typowej długości życia: mały od 10,5, średni od 9,5, duży od 8, olbrzymi od 6 lat.",
      "U małych, starych psów rachunek traci dokładność: mały pies w wieku 15 lat dostaje tylko 63. W razie wątpliwości wierz psu, nie liczbie.",
    ],
    sections: [
      {
        heading: "Dlaczego nie po prostu razy siedem?",
        paragraphs: [
          "Roczny pies jest dojrzały płciowo, siedmioletnie dziecko nie. Pierwszy rok liczy się więc o wiele bardziej. Badacze porównali, jak z wiekiem zmieniają się chemiczne znaczniki na DNA psów i ludzi. Wyszła z tego krzywa, która zaczyna się stromo, a potem się wypłaszcza.",
        ],
      },
      {
        heading: "Co służy psu w każdym wieku",
        points: [
          "Szczenię i młody pies: dużo snu, krótkie spacery, dobre doświadczenia z ludźmi, psami i dźwiękami.",
          "Dorosły: stała waga, przegląd zębów, codziennie coś dla umysłu.",
          "Wiek średni: zwracaj uwagę na sztywność po wstaniu, ogranicz skoki, kontrola raz w roku.",
          "Senior: miękkie posłanie, podłoga bez poślizgu, kilka krótkich spacerów, kontrola co sześć miesięcy.",
        ],
      },
    ],
    faq: [],
  },
};
