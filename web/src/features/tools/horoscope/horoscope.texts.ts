import type { ToolSourceId } from "../../../content/tool-sources.ts";
import type { Figures, ToolTexts } from "../frame/tool-text.ts";
import type { Element, Focus, SignId } from "./horoscope.ts";

interface SignText {
  name: string;
  personality: readonly [string, string, string, string];
  treats: string;
  toy: string;
}
interface FocusText {
  name: string;
  supplement: string;
  tip: string;
}
interface Own {
  birthdayLabel: string;
  birthdayHelp: string;
  birthdayWrong: string;
  show: string;
  pick: string;
  again: string;
  resultTitle: (day: string) => string;
  labels: Record<
    | "element"
    | "treats"
    | "toy"
    | "focus"
    | "supplement"
    | "mood"
    | "activity"
    | "number"
    | "match"
    | "friends"
    | "week"
    | "tip"
    | "traits",
    string
  >;
  elements: Record<Element, string>;
  signs: Record<SignId, SignText>;
  focus: Record<Focus, FocusText>;
  moods: readonly string[];
  activities: readonly string[];
  week: readonly { days: string; text: string }[];
  share: (sign: string, mood: string) => string;
}

export const SOURCES: readonly ToolSourceId[] = ["wikipediaAstrology"];
/** @public Read by the build: scripts/content/tool-entries.ts. */
export const FIGURES: Figures = { focus: "own" };

const sign = (name: string, personality: SignText["personality"], treats: string, toy: string): SignText => ({
  name,
  personality,
  treats,
  toy,
});

export const TEXTS: ToolTexts<Own> = {
  de: {
    title: "Hunde-Horoskop",
    description:
      "Welches Sternzeichen hat dein Hund, und was bringt ihm der Tag? Ein Spaß mit Augenzwinkern, aus Geburtstag oder Sternzeichen.",
    lead: "Ein Spaß mit Augenzwinkern: Gib den Geburtstag ein oder tippe auf ein Sternzeichen. Dein Hund glaubt nicht an Sterne, aber an dich.",
    birthdayLabel: "Wann hat dein Hund Geburtstag?",
    birthdayHelp: "Du kennst ihn nicht? Nimm den Tag, an dem er zu dir kam.",
    birthdayWrong: "Bitte einen Tag ab 1990.",
    show: "Horoskop anzeigen",
    pick: "Oder wähle das Sternzeichen",
    again: "Anderes Sternzeichen",
    resultTitle: (day) => `Horoskop für den ${day}`,
    labels: {
      element: "Element",
      treats: "Lieblingssnack",
      toy: "Glücksspielzeug",
      focus: "Achte heute auf",
      supplement: "Ergänzung",
      mood: "Stimmung",
      activity: "Heute passt",
      number: "Glückszahl",
      match: "Bester Freund des Tages",
      friends: "Versteht sich mit",
      week: "Die Woche",
      tip: "Gesundheitstipp",
      traits: "Wesen",
    },
    elements: { fire: "Feuer", earth: "Erde", air: "Luft", water: "Wasser" },
    signs: {
      aries: sign(
        "Widder",
        ["mutig", "schnell", "ungeduldig", "herzlich"],
        "Möhrenstücke, sofort",
        "ein großer Ball, der weit rollt",
      ),
      taurus: sign(
        "Stier",
        ["gemütlich", "treu", "verfressen", "stur"],
        "ein Stück Apfel ohne Kerne",
        "eine Schleckmatte für lange Abende",
      ),
      gemini: sign(
        "Zwillinge",
        ["neugierig", "gesprächig", "flink", "wechselhaft"],
        "zwei kleine statt eines großen",
        "zwei Spielzeuge im Wechsel",
      ),
      cancer: sign(
        "Krebs",
        ["anhänglich", "sanft", "wachsam", "häuslich"],
        "gekochte Kartoffel ohne Salz",
        "eine Schnüffelmatte neben dir",
      ),
      leo: sign(
        "Löwe",
        ["stolz", "großzügig", "laut", "sonnig"],
        "gekochtes Huhn ohne Knochen, bitte mit Applaus",
        "ein Gummiring, groß wie eine Krone",
      ),
      virgo: sign(
        "Jungfrau",
        ["ordentlich", "klug", "fleißig", "wählerisch"],
        "eine Gurkenscheibe, sauber geschnitten",
        "ein Suchspiel mit System",
      ),
      libra: sign(
        "Waage",
        ["freundlich", "ausgeglichen", "charmant", "unentschlossen"],
        "erst der eine, dann der andere",
        "ein Zergel für zwei",
      ),
      scorpio: sign(
        "Skorpion",
        ["tiefgründig", "mutig", "beharrlich", "geheimnisvoll"],
        "getrockneter Fisch ohne Salz",
        "ein gut verstecktes Lieblingsspielzeug",
      ),
      sagittarius: sign(
        "Schütze",
        ["abenteuerlustig", "fröhlich", "frei", "ehrlich"],
        "etwas für unterwegs",
        "ein Stock-Ersatz aus Gummi",
      ),
      capricorn: sign(
        "Steinbock",
        ["geduldig", "ernst", "zäh", "zuverlässig"],
        "ein weicher Kausnack, der lange hält",
        "ein Futterball mit Aufgabe",
      ),
      aquarius: sign(
        "Wassermann",
        ["eigenwillig", "erfinderisch", "gesellig", "verträumt"],
        "ein Stück Melone ohne Kerne und Schale",
        "ein Karton ohne Klammern und Klebeband",
      ),
      pisces: sign(
        "Fische",
        ["einfühlsam", "verspielt", "träumerisch", "weich"],
        "ein Löffel Hüttenkäse",
        "ein Spielzeug, das schwimmt",
      ),
    },
    focus: {
      joints: {
        name: "die Gelenke",
        supplement: "Es braucht nichts. Bei älteren Hunden kannst du in der Praxis nach Omega-3 fragen.",
        tip: "Erst zehn Minuten gehen, dann toben. Das mögen Gelenke unter jedem Stern.",
      },
      coat: {
        name: "das Fell",
        supplement: "Mit einem guten Alleinfutter braucht es nichts.",
        tip: "Fünf Minuten bürsten und dabei die Haut anschauen: Knötchen, Zecken, kahle Stellen?",
      },
      digestion: {
        name: "den Bauch",
        supplement: "Es braucht nichts. Neues Futter mischst du über sieben Tage langsam ein.",
        tip: "Immer zur gleichen Zeit füttern und danach eine Stunde ruhen.",
      },
      calm: {
        name: "die Ruhe",
        supplement: "Es braucht nichts. Eine Schnüffelmatte beruhigt besser.",
        tip: "Ein fester Mittagsschlaf an einem Platz, an dem ihn niemand stört.",
      },
      weight: {
        name: "die Linie",
        supplement: "Es braucht nichts, im Napf eher etwas weniger.",
        tip: "Fühl die Rippen: Sie sollten leicht zu tasten, aber nicht zu sehen sein.",
      },
      teeth: {
        name: "die Zähne",
        supplement: "Es braucht nichts. Eine Zahnbürste wirkt besser.",
        tip: "Heb einmal die Lefze an: Bei rotem Zahnfleisch oder starkem Geruch geht ihr in die Praxis.",
      },
    },
    moods: [
      "verschmust",
      "abenteuerlustig",
      "gelassen",
      "frech",
      "verträumt",
      "stolz",
      "neugierig",
      "hungrig nach Lob",
      "sonnig",
      "ein bisschen eigensinnig",
    ],
    activities: [
      "ein neuer Weg",
      "Suchspiele im Gras",
      "ein langer Mittagsschlaf",
      "ein Besuch bei einem Hundefreund",
      "ein kleiner neuer Trick",
      "Bürsten und Kraulen",
      "eine Runde im Wald",
      "Leckerchen verstecken",
      "am Fenster sitzen und schauen",
      "ein Sonnenbad",
      "Apportieren, aber nur kurz",
      "gar nichts, zusammen auf dem Sofa",
    ],
    week: [
      { days: "Mo–Di", text: "Ruhiger Start: lieber schnüffeln als rennen." },
      { days: "Mi–Do", text: "Eine Begegnung unterwegs macht gute Laune." },
      { days: "Fr–So", text: "Zeit für Abenteuer, und am Sonntag für das Sofa." },
    ],
    share: (name, mood) => `Mein Hund ist ${name}, und heute ist er ${mood}.`,
    evidence: [
      "Horoskope sind Unterhaltung. Für einen Einfluss der Sterne auf Menschen oder Hunde gibt es keinen Beleg. Stimmung, Aktivität und Glückszahl rechnen wir aus dem Datum: Sie sind am selben Tag für alle Hunde gleich.",
      "Nur die Tipps zu Gelenken, Fell, Bauch, Zähnen und Gewicht sind ernst gemeint.",
    ],
    sections: [
      {
        heading: "Was den Charakter wirklich formt",
        paragraphs: [
          "Anlagen, die ersten Wochen im Leben, Erfahrungen und du. Beobachte deinen Hund: Er sagt dir mehr als jeder Stern.",
        ],
      },
    ],
    faq: [
      {
        question: "Mein Hund kommt aus dem Tierschutz. Was nehme ich als Geburtstag?",
        answer:
          "Den Tag, an dem er zu dir kam. Für die Sterne ist das so gut wie jeder andere Tag, und gefeiert wird sowieso.",
      },
      {
        question: "Muss mein Hund die Ergänzung bekommen?",
        answer: "Nein. Bei jedem Sternzeichen steht dasselbe: Ein gesunder Hund mit gutem Alleinfutter braucht nichts.",
      },
    ],
  },
  en: {
    title: "Dog horoscope",
    description:
      "Which star sign is your dog, and what does the day bring? A bit of fun, from a birthday or a star sign.",
    lead: "A bit of fun: enter the birthday or tap a star sign. Your dog does not believe in stars, but does believe in you.",
    birthdayLabel: "When is your dog’s birthday?",
    birthdayHelp: "Not sure? Use the day your dog came to live with you.",
    birthdayWrong: "Please give a day from 1990 on.",
    show: "Show horoscope",
    pick: "Or choose the star sign",
    again: "Another star sign",
    resultTitle: (day) => `Horoscope for ${day}`,
    labels: {
      element: "Element",
      treats: "Favourite snack",
      toy: "Lucky toy",
      focus: "Today, look after",
      supplement: "Supplement",
      mood: "Mood",
      activity: "Good today",
      number: "Lucky number",
      match: "Best friend of the day",
      friends: "Gets on with",
      week: "The week",
      tip: "Health tip",
      traits: "Character",
    },
    elements: { fire: "Fire", earth: "Earth", air: "Air", water: "Water" },
    signs: {
      aries: sign(
        "Aries",
        ["brave", "fast", "impatient", "warm"],
        "pieces of carrot, at once",
        "a big ball that rolls far",
      ),
      taurus: sign(
        "Taurus",
        ["easy-going", "loyal", "always hungry", "stubborn"],
        "a piece of apple without pips",
        "a lick mat for long evenings",
      ),
      gemini: sign(
        "Gemini",
        ["curious", "talkative", "nimble", "changeable"],
        "two small ones instead of one big one",
        "two toys that take turns",
      ),
      cancer: sign(
        "Cancer",
        ["affectionate", "gentle", "watchful", "home-loving"],
        "boiled potato without salt",
        "a snuffle mat next to you",
      ),
      leo: sign(
        "Leo",
        ["proud", "generous", "loud", "sunny"],
        "boiled boneless chicken, with applause, please",
        "a rubber ring as big as a crown",
      ),
      virgo: sign(
        "Virgo",
        ["tidy", "clever", "hard-working", "choosy"],
        "a slice of cucumber, neatly cut",
        "a search game with rules",
      ),
      libra: sign(
        "Libra",
        ["friendly", "balanced", "charming", "indecisive"],
        "first one, then the other",
        "a tug toy for two",
      ),
      scorpio: sign(
        "Scorpio",
        ["deep", "bold", "persistent", "mysterious"],
        "dried fish without salt",
        "a favourite toy, well hidden",
      ),
      sagittarius: sign(
        "Sagittarius",
        ["adventurous", "cheerful", "free-spirited", "honest"],
        "something for the road",
        "a rubber stick",
      ),
      capricorn: sign(
        "Capricorn",
        ["patient", "serious", "tough", "reliable"],
        "a soft chew that lasts",
        "a puzzle ball filled with food",
      ),
      aquarius: sign(
        "Aquarius",
        ["wilful", "inventive", "sociable", "dreamy"],
        "a piece of melon without seeds or rind",
        "a cardboard box without staples or tape",
      ),
      pisces: sign(
        "Pisces",
        ["sensitive", "playful", "dreamy", "soft-hearted"],
        "a spoonful of cottage cheese",
        "a toy that floats",
      ),
    },
    focus: {
      joints: {
        name: "the joints",
        supplement: "Nothing needed. For older dogs you can ask your vet about omega-3.",
        tip: "Ten minutes of walking first, then play. Joints like that under any star.",
      },
      coat: {
        name: "the coat",
        supplement: "Nothing needed with a good complete food.",
        tip: "Brush for five minutes and look at the skin: lumps, ticks, bare patches?",
      },
      digestion: {
        name: "the tummy",
        supplement: "Nothing needed. Mix in new food slowly over seven days.",
        tip: "Feed at the same time every day, then rest for an hour.",
      },
      calm: {
        name: "some calm",
        supplement: "Nothing needed. A snuffle mat calms better.",
        tip: "A regular midday nap in a place where nobody disturbs your dog.",
      },
      weight: {
        name: "the waistline",
        supplement: "Nothing needed, perhaps a little less in the bowl.",
        tip: "Feel the ribs: they should be easy to feel but not to see.",
      },
      teeth: {
        name: "the teeth",
        supplement: "Nothing needed. A toothbrush works better.",
        tip: "Lift the lip once: red gums or a strong smell are for a vet to look at.",
      },
    },
    moods: [
      "cuddly",
      "adventurous",
      "relaxed",
      "cheeky",
      "dreamy",
      "proud",
      "curious",
      "hungry for praise",
      "sunny",
      "a little headstrong",
    ],
    activities: [
      "a new path",
      "search games in the grass",
      "a long midday nap",
      "a visit to a friend",
      "a small new trick",
      "a brush and a good scratch",
      "a walk in the woods",
      "hiding treats",
      "sitting at the window and watching",
      "a nap in the sun",
      "fetching, but only briefly",
      "nothing at all, together on the sofa",
    ],
    week: [
      { days: "Mon–Tue", text: "A quiet start: more sniffing than running." },
      { days: "Wed–Thu", text: "A chance meeting on a walk puts everyone in a good mood." },
      { days: "Fri–Sun", text: "Time for adventure, and on Sunday for the sofa." },
    ],
    share: (name, mood) => `My dog is ${name} and today feels ${mood}.`,
    evidence: [
      "Horoscopes are entertainment. There is no evidence that stars influence people or dogs. We work out mood, activity and lucky number from the date: on any one day they are the same for all dogs.",
      "Only the tips on joints, coat, tummy, teeth and weight are meant seriously.",
    ],
    sections: [
      {
        heading: "What really shapes character",
        paragraphs: [
          "Genes, the first weeks of life, experience and you. Watch your dog: that tells you more than any star.",
        ],
      },
    ],
    faq: [
      {
        question: "My dog is a rescue. Which birthday should I use?",
        answer:
          "The day your dog came to live with you. For the stars it is as good as any other day, and there will be a party anyway.",
      },
      {
        question: "Does my dog need the supplement?",
        answer: "No. Every star sign says the same: a healthy dog on a good complete food needs nothing.",
      },
    ],
  },
  pl: {
    title: "Psi horoskop",
    description:
      "Jaki znak zodiaku ma twój pies i co przyniesie mu dzień? Zabawa z przymrużeniem oka, według urodzin lub znaku.",
    lead: "Zabawa z przymrużeniem oka: podaj dzień urodzin albo wybierz znak zodiaku. Twój pies nie wierzy w gwiazdy, ale wierzy w ciebie.",
    birthdayLabel: "Kiedy twój pies ma urodziny?",
    birthdayHelp: "Nie wiadomo? Podaj dzień, w którym pies trafił do domu.",
    birthdayWrong: "Podaj dzień od 1990 roku.",
    show: "Pokaż horoskop",
    pick: "Albo wybierz znak zodiaku",
    again: "Inny znak zodiaku",
    resultTitle: (day) => `Horoskop na dzień: ${day}`,
    labels: {
      element: "Żywioł",
      treats: "Ulubiona przekąska",
      toy: "Szczęśliwa zabawka",
      focus: "Dziś zadbaj o",
      supplement: "Suplement",
      mood: "Nastrój",
      activity: "Dobre na dziś",
      number: "Szczęśliwa liczba",
      match: "Przyjaciel dnia",
      friends: "Najlepsze towarzystwo",
      week: "Tydzień",
      tip: "Wskazówka zdrowotna",
      traits: "Charakter",
    },
    elements: { fire: "Ogień", earth: "Ziemia", air: "Powietrze", water: "Woda" },
    signs: {
      aries: sign(
        "Baran",
        ["odwaga", "szybkość", "niecierpliwość", "serdeczność"],
        "kawałki marchewki, natychmiast",
        "duża piłka, która daleko się toczy",
      ),
      taurus: sign(
        "Byk",
        ["spokój", "wierność", "apetyt", "upór"],
        "kawałek jabłka bez pestek",
        "mata do lizania na długie wieczory",
      ),
      gemini: sign(
        "Bliźnięta",
        ["ciekawość", "gadatliwość", "zwinność", "zmienność"],
        "dwie małe zamiast jednej dużej",
        "dwie zabawki na zmianę",
      ),
      cancer: sign(
        "Rak",
        ["przywiązanie", "łagodność", "czujność", "miłość do domu"],
        "gotowany ziemniak bez soli",
        "mata węchowa tuż obok ciebie",
      ),
      leo: sign(
        "Lew",
        ["duma", "hojność", "donośny głos", "pogoda ducha"],
        "gotowany kurczak bez kości, koniecznie z oklaskami",
        "gumowy krążek wielki jak korona",
      ),
      virgo: sign(
        "Panna",
        ["porządek", "mądrość", "pracowitość", "wybredność"],
        "plasterek ogórka, równo ukrojony",
        "zabawa w szukanie według planu",
      ),
      libra: sign(
        "Waga",
        ["życzliwość", "równowaga", "urok", "niezdecydowanie"],
        "najpierw jedna, potem druga",
        "szarpak dla dwojga",
      ),
      scorpio: sign(
        "Skorpion",
        ["głębia", "śmiałość", "wytrwałość", "tajemniczość"],
        "suszona ryba bez soli",
        "ulubiona zabawka, dobrze schowana",
      ),
      sagittarius: sign(
        "Strzelec",
        ["duch przygody", "radość", "niezależność", "szczerość"],
        "coś na drogę",
        "gumowy patyk",
      ),
      capricorn: sign(
        "Koziorożec",
        ["cierpliwość", "powaga", "wytrzymałość", "rzetelność"],
        "miękki gryzak na długo",
        "kula na smakołyki, nad którą trzeba pogłówkować",
      ),
      aquarius: sign(
        "Wodnik",
        ["własne zdanie", "pomysłowość", "towarzyskość", "bujanie w obłokach"],
        "kawałek melona bez pestek i skórki",
        "karton bez zszywek i taśmy",
      ),
      pisces: sign(
        "Ryby",
        ["wrażliwość", "figlarność", "rozmarzenie", "czułość"],
        "łyżka serka wiejskiego",
        "zabawka, która pływa",
      ),
    },
    focus: {
      joints: {
        name: "stawy",
        supplement: "Nic nie trzeba. Przy starszym psie zapytaj weterynarza o omega-3.",
        tip: "Najpierw dziesięć minut spokojnego marszu, potem szaleństwa. Stawy lubią to pod każdą gwiazdą.",
      },
      coat: {
        name: "sierść",
        supplement: "Nic nie trzeba przy dobrej karmie pełnoporcjowej.",
        tip: "Pięć minut szczotkowania i rzut oka na skórę: guzki, kleszcze, łyse miejsca?",
      },
      digestion: {
        name: "brzuch",
        supplement: "Nic nie trzeba. Nową karmę dodawaj powoli, przez siedem dni.",
        tip: "Karm zawsze o tej samej porze, a potem daj psu godzinę odpoczynku.",
      },
      calm: {
        name: "spokój",
        supplement: "Nic nie trzeba. Mata węchowa uspokaja lepiej.",
        tip: "Stała drzemka w południe w miejscu, gdzie nikt psu nie przeszkadza.",
      },
      weight: {
        name: "linię",
        supplement: "Nic nie trzeba, w misce raczej trochę mniej.",
        tip: "Dotknij żeber: powinno się je łatwo wyczuć, ale nie widzieć.",
      },
      teeth: {
        name: "zęby",
        supplement: "Nic nie trzeba. Szczoteczka działa lepiej.",
        tip: "Unieś wargę: gdy dziąsła są czerwone albo z pyska mocno pachnie, idź do weterynarza.",
      },
    },
    moods: [
      "ochota na pieszczoty",
      "ochota na przygodę",
      "spokój",
      "psoty w głowie",
      "rozmarzenie",
      "duma",
      "ciekawość",
      "apetyt na pochwały",
      "pogoda ducha",
      "trochę uporu",
    ],
    activities: [
      "nowa ścieżka",
      "szukanie smakołyków w trawie",
      "długa drzemka w południe",
      "wizyta u psiego przyjaciela",
      "mała nowa sztuczka",
      "szczotkowanie i drapanie za uchem",
      "spacer po lesie",
      "chowanie smakołyków",
      "podglądanie świata przez okno",
      "wylegiwanie się w słońcu",
      "aportowanie, ale krótko",
      "zupełnie nic, razem na kanapie",
    ],
    week: [
      { days: "pon.–wt.", text: "Spokojny początek: więcej węszenia niż biegania." },
      { days: "śr.–czw.", text: "Spotkanie po drodze poprawi humor." },
      { days: "pt.–niedz.", text: "Czas na przygodę, a w niedzielę na kanapę." },
    ],
    share: (name, mood) => `Znak mojego psa to ${name}, a nastrój na dziś: ${mood}.`,
    evidence: [
      "Horoskopy to rozrywka. Nie ma dowodów na wpływ gwiazd na ludzi ani na psy. Nastrój, zajęcie i szczęśliwą liczbę liczymy z daty: tego samego dnia są takie same dla wszystkich psów.",
      "Całkiem serio są tylko wskazówki o stawach, sierści, brzuchu, zębach i wadze.",
    ],
    sections: [
      {
        heading: "Co naprawdę kształtuje charakter",
        paragraphs: [
          "Geny, pierwsze tygodnie życia, doświadczenia i ty. Obserwuj psa: powie ci więcej niż jakakolwiek gwiazda.",
        ],
      },
    ],
    faq: [
      {
        question: "Pies jest ze schroniska. Jaki dzień urodzin podać?",
        answer: "Dzień, w którym trafił do domu. Dla gwiazd jest tak samo dobry jak każdy inny, a święto i tak będzie.",
      },
      {
        question: "Czy pies musi dostawać suplement?",
        answer:
          "Nie. Przy każdym znaku jest to samo: zdrowy pies na dobrej karmie pełnoporcjowej niczego nie potrzebuje.",
      },
    ],
  },
};
