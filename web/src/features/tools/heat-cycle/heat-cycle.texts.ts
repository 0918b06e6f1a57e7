import { daysIn } from "../frame/plural.ts";
import type { ToolSourceId } from "../../../content/tool-sources.ts";
import type { Figures, ToolTexts } from "../frame/tool-text.ts";
import type { Age, Cycle, CycleLength, HeatSign, Size } from "./heat-cycle.ts";

interface Own {
  lastLabel: string;
  lastHelp: string;
  lastWrong: string;
  cycleLabel: string;
  cycles: Record<Cycle, string>;
  sizeLabel: string;
  sizes: Record<Size, string>;
  ageLabel: string;
  ages: Record<Age, string>;
  optional: string;
  calculate: string;
  again: string;
  resultTitle: string;
  window: (early: string, late: string) => string;
  until: (days: number) => string;
  accuracy: Record<"high" | "medium", string>;
  lengths: Record<CycleLength, string>;
  seasons: Record<"spring" | "autumn", string>;
  vet: Record<"overdue" | "short", string>;
  tips: readonly string[];
  share: (expected: string) => string;
  calendarTitle: string;
  calendarDay: string;
  signsTitle: string;
  signsLead: string;
  signs: Record<HeatSign, string>;
  signVerdict: Record<"likely" | "possible" | "single", string>;
  signVet: string;
  signBesideVet: Record<"likely" | "possible" | "single", string>;
}

export const SOURCES: readonly ToolSourceId[] = ["vcaHeat", "vcaPyometra", "wikipediaHeat"];
/** @public Read by the build: scripts/content/tool-entries.ts. */
export const FIGURES: Figures = {
  cycles: "own",
  ages: "own",
  lengths: "own",
  signVerdict: "own",
  signVet: "vcaPyometra",
  "vet.short": "own",
  "tips.2": "vcaPyometra",
  "evidence.0": "own",
  "evidence.1": "vcaHeat",
  "evidence.2": "vcaPyometra",
  "sections.0": "vcaHeat",
  "faq.0": "vcaHeat",
  "faq.1": "wikipediaHeat",
  "faq.3": "vcaHeat",
};

export const TEXTS: ToolTexts<Own> = {
  de: {
    title: "Läufigkeits-Rechner",
    description:
      "Wann wird deine Hündin wieder läufig? Rechne den nächsten Termin mit Zeitfenster aus und übernimm ihn in deinen Kalender.",
    lead: "Sag uns, wann deine Hündin zuletzt läufig war. Wir rechnen aus, wann es wieder so weit ist und wie breit das Zeitfenster ist.",
    lastLabel: "Wann begann die letzte Läufigkeit?",
    lastHelp: "Der erste Tag, an dem du Blut oder eine Schwellung gesehen hast.",
    lastWrong: "Bitte einen Tag von 1990 bis heute.",
    cycleLabel: "Wie viele Monate liegen meist zwischen zwei Läufigkeiten?",
    cycles: {
      "4": "4 Monate",
      "5": "5 Monate",
      "6": "6 Monate",
      "7": "7 Monate",
      "8": "8 Monate",
      "9": "9 Monate",
    },
    sizeLabel: "Wie groß ist deine Hündin?",
    sizes: { small: "Klein", medium: "Mittel", large: "Groß" },
    ageLabel: "Wie alt ist sie?",
    ages: { young: "Jung, unter 2 Jahre", adult: "Erwachsen", senior: "Senior" },
    optional: "Freiwillig. Ohne Antwort rechnen wir mit dem üblichen Zeitfenster.",
    calculate: "Ergebnis berechnen",
    again: "Neu berechnen",
    resultTitle: "Nächste Läufigkeit, erwartet am",
    window: (early, late) => `Frühestens am ${early}, spätestens am ${late}.`,
    until: (days) =>
      days === 0
        ? "Das ist heute."
        : days > 0
          ? `Das ist in ${daysIn("de", days)}.`
          : `Das war vor ${daysIn("de", -days)}.`,
    accuracy: {
      high: "Das Zeitfenster berücksichtigt Größe und Alter.",
      medium: "Mit Größe und Alter passt das Zeitfenster besser zu deiner Hündin: Es wird schmaler oder breiter.",
    },
    lengths: {
      short: "Weniger als sechs Monate sind ein kurzer Zyklus.",
      typical: "Sechs Monate sind ein typischer Zyklus.",
      long: "Mehr als sechs Monate sind ein langer Zyklus. Bei vielen Hündinnen ist das normal.",
    },
    seasons: {
      spring: "Der Termin fällt in den Frühling: Dann sind viele Hunde draußen unterwegs, auch Rüden.",
      autumn: "Der Termin fällt in den Herbst. Nimm an dunklen Abenden eine kurze Leine.",
    },
    vet: {
      overdue:
        "Das Zeitfenster ist vorbei. Eine Läufigkeit kann still verlaufen oder ausbleiben. Lass in der Tierarztpraxis nachsehen, vor allem wenn deine Hündin viel trinkt, müde ist oder Ausfluss hat.",
      short:
        "Vier Monate sind sehr kurz. Liegen regelmäßig weniger als etwa 130 Tage zwischen zwei Läufigkeiten, sollte das eine Tierarztpraxis ansehen.",
    },
    tips: [
      "Ab dem frühesten Tag: nur an der Leine, auch im Garten nicht allein.",
      "Schreib den ersten Tag auf. Nach zwei, drei Malen kennst du ihren eigenen Rhythmus.",
      "Bleib danach zwei Monate aufmerksam. Viel Durst, Müdigkeit, Fieber oder Ausfluss sind ein Grund, noch am selben Tag in der Praxis anzurufen.",
    ],
    share: (expected) => `Die nächste Läufigkeit meiner Hündin erwarte ich am ${expected}.`,
    calendarTitle: "Läufigkeit möglich",
    calendarDay: "Läufigkeit erwartet",
    signsTitle: "Ist sie gerade läufig?",
    signsLead: "Kreuze an, was du siehst. Trinkt sie viel, ist sie matt oder fiebert sie, ruf gleich in der Praxis an.",
    signs: {
      swelling: "Ihre Scham ist geschwollen",
      bleeding: "Sie blutet",
      maleAttention: "Rüden interessieren sich für sie",
      behaviorChange: "Sie benimmt sich anders als sonst",
    },
    signVerdict: {
      likely: "Sehr wahrscheinlich ist sie läufig.",
      possible: "Sie ist möglicherweise läufig. Schau in zwei Tagen noch einmal.",
      single: "Ein einzelnes Zeichen. Beobachte weiter.",
    },
    signVet:
      "Blut oder Ausfluss kann auch von einer Gebärmutterentzündung kommen, vor allem zwei bis acht Wochen nach einer Läufigkeit. Ruf heute noch in der Praxis an. Trinkt sie viel, ist sie matt oder fiebert sie, ist es ein Notfall.",
    signBesideVet: {
      likely: "Nach der Zahl der Zeichen allein: sehr wahrscheinlich läufig.",
      possible: "Nach der Zahl der Zeichen allein: möglicherweise läufig.",
      single: "Nach der Zahl der Zeichen: ein einzelnes Zeichen.",
    },
    evidence: [
      "Das Zeitfenster (14 Tage, bei kleinen Hündinnen 10, bei großen 21, bei jungen 7 und bei älteren 14 Tage mehr) ist unsere eigene Festlegung und kein Messwert.",
      "In der Tiermedizin gelten im Mittel etwa sechs Monate, je nach Rasse aber sehr verschieden: Kleine Hündinnen können drei- bis viermal im Jahr läufig werden, sehr große nur alle 12 bis 18 Monate. Liegen bei deiner Hündin mehr als neun Monate dazwischen, kann dieser Rechner sie nicht abbilden.",
      "Zwei bis acht Wochen nach der Läufigkeit kommt die Gebärmutterentzündung (Pyometra) am häufigsten vor. Sie ist ein Notfall.",
    ],
    sections: [
      {
        heading: "Die vier Phasen",
        points: [
          "Vorbrunst, im Mittel 9 Tage: Schwellung und Blut. Rüden kommen, aber sie lässt sie noch nicht an sich heran.",
          "Brunst, im Mittel 9 Tage: Das Blut wird heller. Jetzt kann sie trächtig werden.",
          "Nachbrunst, etwa zwei Monate: Der Körper verhält sich ein wenig wie in einer Trächtigkeit.",
          "Ruhe: bis zur nächsten Läufigkeit.",
        ],
      },
    ],
    faq: [
      {
        question: "Wann kommt die erste Läufigkeit?",
        answer:
          "Oft mit etwa sechs Monaten, bei kleinen Hündinnen früher, bei sehr großen erst mit anderthalb bis zwei Jahren.",
      },
      {
        question: "Wie lange dauert sie?",
        answer:
          "Vorbrunst und Brunst dauern im Mittel je neun Tage, zusammen gut zweieinhalb Wochen. Bei mancher Hündin geht es deutlich schneller oder dauert länger.",
      },
      {
        question: "Ist sie ungefährdet, wenn sie nicht mehr blutet?",
        answer: "Nein. Gerade wenn das Blut heller wird oder aufhört, kann sie trächtig werden.",
      },
      {
        question: "Der Zyklus ist jedes Mal anders. Ist das schlimm?",
        answer:
          "In den ersten zwei Jahren ist das häufig. Wird er später plötzlich anders, frag in der Tierarztpraxis nach.",
      },
    ],
  },
  en: {
    title: "Heat cycle calculator",
    description:
      "When will your dog be in heat again? Work out the next date with its window and add it to your calendar.",
    lead: "Tell us when your dog was last in heat. We work out when it will be that time again, and how wide the window is.",
    lastLabel: "When did the last heat begin?",
    lastHelp: "The first day you saw blood or swelling.",
    lastWrong: "Please give a day from 1990 to today.",
    cycleLabel: "How many months are there usually between two heats?",
    cycles: {
      "4": "4 months",
      "5": "5 months",
      "6": "6 months",
      "7": "7 months",
      "8": "8 months",
      "9": "9 months",
    },
    sizeLabel: "How big is she?",
    sizes: { small: "Small", medium: "Medium", large: "Large" },
    ageLabel: "How old is she?",
    ages: { young: "Young, under 2 years", adult: "Adult", senior: "Senior" },
    optional: "Optional. Without an answer we use the usual window.",
    calculate: "Calculate result",
    again: "Calculate again",
    resultTitle: "Next heat, expected on",
    window: (early, late) => `${early} at the earliest, ${late} at the latest.`,
    until: (days) =>
      days === 0
        ? "That is today."
        : days > 0
          ? `That is in ${daysIn("en", days)}.`
          : `That was ${daysIn("en", -days)} ago.`,
    accuracy: {
      high: "The window takes size and age into account.",
      medium: "With size and age the window fits her better: it becomes narrower or wider.",
    },
    lengths: {
      short: "Fewer than six months is a short cycle.",
      typical: "Six months is a typical cycle.",
      long: "More than six months is a long cycle. For many dogs that is normal.",
    },
    seasons: {
      spring: "The date falls in spring: many dogs are out and about then, males too.",
      autumn: "The date falls in autumn. Use a short lead on dark evenings.",
    },
    vet: {
      overdue:
        "The window has passed. A heat can be silent or not come at all. Have a vet take a look, above all if she drinks a lot, is tired or has discharge.",
      short:
        "Four months is very short. If there are regularly fewer than about 130 days between two heats, a vet should look into it.",
    },
    tips: [
      "From the earliest day: on the lead only, and not alone in the garden.",
      "Write down the first day. After two or three times you know her own rhythm.",
      "Stay watchful for two months afterwards. Unusual thirst, tiredness, fever or discharge are a reason to ring a vet the same day.",
    ],
    share: (expected) => `I expect my dog's next heat on ${expected}.`,
    calendarTitle: "Heat possible",
    calendarDay: "Heat expected",
    signsTitle: "Is she in heat right now?",
    signsLead: "Tick what you see. If she drinks a lot, is listless or has a fever, ring a vet straight away.",
    signs: {
      swelling: "Her vulva is swollen",
      bleeding: "She is bleeding",
      maleAttention: "Male dogs are interested in her",
      behaviorChange: "She behaves differently from usual",
    },
    signVerdict: {
      likely: "She is very likely in heat.",
      possible: "She is possibly in heat. Look again in two days.",
      single: "A single sign. Keep watching.",
    },
    signVet:
      "Blood or discharge can also come from an inflamed womb (pyometra), above all two to eight weeks after a heat. Ring a vet today. If she drinks a lot, is listless or has a fever, it is an emergency.",
    signBesideVet: {
      likely: "By the number of signs alone: very likely in heat.",
      possible: "By the number of signs alone: possibly in heat.",
      single: "By the number of signs: a single sign.",
    },
    evidence: [
      "The window (14 days, 10 for small dogs, 21 for large ones, 7 more for young and 14 more for senior dogs) is our own rule and not a measurement.",
      "Veterinary texts give about six months on average, but it differs a lot by breed: small dogs can be in heat three or four times a year, very large ones only every 12 to 18 months. If there are more than nine months between your dog’s heats, this calculator cannot show that.",
      "Inflammation of the womb (pyometra) is most common two to eight weeks after the heat. It is an emergency.",
    ],
    sections: [
      {
        heading: "The four phases",
        points: [
          "Pro-oestrus, 9 days on average: swelling and blood. Males come, but she does not let them near her yet.",
          "Oestrus, 9 days on average: the blood gets paler. Now she can become pregnant.",
          "Dioestrus, about two months: the body behaves a little as in a pregnancy.",
          "Anoestrus: rest until the next heat.",
        ],
      },
    ],
    faq: [
      {
        question: "When does the first heat come?",
        answer:
          "Often at about six months, earlier in small dogs, and only at one and a half to two years in very large ones.",
      },
      {
        question: "How long does it last?",
        answer:
          "The first two phases last nine days each on average, a good two and a half weeks together. In some dogs it is over much sooner or takes longer.",
      },
      {
        question: "Is she safe once she stops bleeding?",
        answer: "No. It is exactly when the blood gets paler or stops that she can become pregnant.",
      },
      {
        question: "The cycle is different every time. Is that bad?",
        answer: "That is common in the first two years. If it changes suddenly later on, ask your vet.",
      },
    ],
  },
  pl: {
    title: "Kalkulator cieczki",
    description:
      "Kiedy suka znów będzie miała cieczkę? Oblicz następny termin z zakresem dni i dodaj go do kalendarza.",
    lead: "Podaj, kiedy zaczęła się ostatnia cieczka. Obliczymy, kiedy spodziewać się następnej i jak szeroki jest zakres dni.",
    lastLabel: "Kiedy zaczęła się ostatnia cieczka?",
    lastHelp: "Pierwszy dzień, w którym było widać krew lub obrzęk.",
    lastWrong: "Podaj dzień od 1990 roku do dziś.",
    cycleLabel: "Ile miesięcy zwykle mija między cieczkami?",
    cycles: {
      "4": "4 miesiące",
      "5": "5 miesięcy",
      "6": "6 miesięcy",
      "7": "7 miesięcy",
      "8": "8 miesięcy",
      "9": "9 miesięcy",
    },
    sizeLabel: "Jak duża jest suka?",
    sizes: { small: "Mała", medium: "Średnia", large: "Duża" },
    ageLabel: "Ile ma lat?",
    ages: { young: "Młoda, poniżej 2 lat", adult: "Dorosła", senior: "Seniorka" },
    optional: "Nieobowiązkowe. Bez odpowiedzi przyjmujemy zwykły zakres.",
    calculate: "Oblicz wynik",
    again: "Oblicz ponownie",
    resultTitle: "Następna cieczka, spodziewany termin",
    window: (early, late) => `Najwcześniej ${early}, najpóźniej ${late}.`,
    until: (days) =>
      days === 0 ? "To dzisiaj." : days > 0 ? `To za ${daysIn("pl", days)}.` : `To było ${daysIn("pl", -days)} temu.`,
    accuracy: {
      high: "Zakres uwzględnia wielkość i wiek.",
      medium: "Jeśli podasz wielkość i wiek, zakres będzie lepiej dopasowany: węższy albo szerszy.",
    },
    lengths: {
      short: "Mniej niż sześć miesięcy to krótki cykl.",
      typical: "Sześć miesięcy to typowy cykl.",
      long: "Więcej niż sześć miesięcy to długi cykl. U wielu suk to normalne.",
    },
    seasons: {
      spring: "Termin przypada na wiosnę: wtedy na dworze jest dużo psów, także samców.",
      autumn: "Termin przypada na jesień. Na ciemne wieczory przygotuj krótką smycz.",
    },
    vet: {
      overdue:
        "Ten termin już minął. Cieczka może być cicha albo nie wystąpić. Niech sukę obejrzy weterynarz, zwłaszcza gdy dużo pije, jest zmęczona lub ma wypływ.",
      short:
        "Cztery miesiące to bardzo krótko. Jeśli między cieczkami regularnie mija mniej niż około 130 dni, powinien to sprawdzić weterynarz.",
    },
    tips: [
      "Od najwcześniejszego dnia: tylko na smyczy i nie sama w ogrodzie.",
      "Zapisz pierwszy dzień. Po dwóch, trzech razach będzie widać jej własny rytm.",
      "Przez dwa miesiące po cieczce obserwuj ją uważnie. Duże pragnienie, zmęczenie, gorączka lub wypływ to powód, by tego samego dnia zadzwonić do weterynarza.",
    ],
    share: (expected) => `Następna cieczka mojej suki, spodziewany termin: ${expected}.`,
    calendarTitle: "Możliwa cieczka",
    calendarDay: "Spodziewana cieczka",
    signsTitle: "Czy właśnie ma cieczkę?",
    signsLead: "Zaznacz, co widzisz. Jeśli dużo pije, jest osowiała lub ma gorączkę, od razu zadzwoń do weterynarza.",
    signs: {
      swelling: "Srom jest obrzęknięty",
      bleeding: "Suka krwawi",
      maleAttention: "Interesują się nią samce",
      behaviorChange: "Zachowuje się inaczej niż zwykle",
    },
    signVerdict: {
      likely: "Bardzo prawdopodobne, że ma cieczkę.",
      possible: "Możliwe, że ma cieczkę. Sprawdź znowu za dwa dni.",
      single: "To pojedynczy objaw. Obserwuj dalej.",
    },
    signVet:
      "Krew lub wypływ mogą też pochodzić z zapalenia macicy (ropomacicza), zwłaszcza dwa do ośmiu tygodni po cieczce. Zadzwoń jeszcze dziś do weterynarza. Jeśli suka dużo pije, jest osowiała lub ma gorączkę, to nagły przypadek.",
    signBesideVet: {
      likely: "Według samej liczby objawów: bardzo prawdopodobna cieczka.",
      possible: "Według samej liczby objawów: możliwa cieczka.",
      single: "Według liczby objawów: pojedynczy objaw.",
    },
    evidence: [
      "Zakres (14 dni, u małych suk 10, u dużych 21, u młodych o 7, a u starszych o 14 dni więcej) to nasze własne ustalenie, a nie pomiar.",
      "Literatura weterynaryjna podaje średnio około sześciu miesięcy, ale rasy bardzo się różnią: małe suki mogą mieć cieczkę trzy lub cztery razy w roku, bardzo duże tylko co 12 do 18 miesięcy. Jeśli u twojej suki między cieczkami mija ponad dziewięć miesięcy, ten kalkulator tego nie obliczy.",
      "Ropne zapalenie macicy (ropomacicze) występuje najczęściej dwa do ośmiu tygodni po cieczce. To nagły przypadek.",
    ],
    sections: [
      {
        heading: "Cztery fazy",
        points: [
          "Faza przedrujowa, średnio 9 dni: obrzęk i krew. Samce już przychodzą, ale suka jeszcze ich nie dopuszcza.",
          "Ruja, średnio 9 dni: krew staje się jaśniejsza. Teraz suka może zajść w ciążę.",
          "Faza po rui, około dwóch miesięcy: ciało zachowuje się trochę jak w ciąży.",
          "Spoczynek: do następnej cieczki.",
        ],
      },
    ],
    faq: [
      {
        question: "Kiedy przychodzi pierwsza cieczka?",
        answer:
          "Często w wieku około sześciu miesięcy, u małych suk wcześniej, u bardzo dużych dopiero w wieku półtora roku do dwóch lat.",
      },
      {
        question: "Jak długo trwa?",
        answer:
          "Dwie pierwsze fazy trwają średnio po dziewięć dni, razem około dwóch i pół tygodnia. U niektórych suk mija to znacznie szybciej albo trwa dłużej.",
      },
      {
        question: "Czy po ustaniu krwawienia suka nie może już zajść w ciążę?",
        answer: "Może. Właśnie gdy krew jaśnieje lub znika, zapłodnienie jest najbardziej prawdopodobne.",
      },
      {
        question: "Cykl jest za każdym razem inny. Czy to źle?",
        answer: "W pierwszych dwóch latach zdarza się to często. Jeśli później nagle się zmieni, zapytaj weterynarza.",
      },
    ],
  },
};
