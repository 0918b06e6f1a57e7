import type { Language } from "@hundeblick/proto/language";

/** What stands around the texts of a concern or check. */
export interface PageWords {
  all: string;
  hub: { title: string; heading: string; lead: string; description: string; search: string; searchHelp: string };
  found: string;
  noneFound: string;
  emergency: string;
  urgent: string;
  urgentLead: string;
  concerns: string;
  checks: string;
  checksLead: string;
  stopReading: string;
  poison: string;
  checkedOn: (day: string) => string;
  concernTitle: (asked: string) => string;
  concernDescription: (name: string) => string;
  concernLead: string;
  checkTitle: (name: string) => string;
  answerQuestions: string;
  effort: string;
  when: string;
  yourDog: string;
  offline: string;
  aboutDog: string;
  aboutDogWhy: string;
  atHome: string;
  homeNow: string;
  homeToday: string;
  homeLater: string;
  homeNote: string;
  onlyFor: string;
  notFor: string;
  not: string;
  sooner: string;
  tellVet: string;
  sources: string;
  newTab: string;
  notReadByVet: string;
  fittingChecks: string;
  otherConcerns: string;
  otherChecks: string;
  makeReport: string;
  makeReportLead: string;
  howTo: string;
  result: string;
  noResultYet: string;
  takeBack: string;
  meanings: string;
  checkNotFor: string;
  measure: string;
}

export const PAGE_WORDS: Readonly<Record<Language, PageWords>> = {
  de: {
    all: "Alle Beschwerden",
    hub: {
      title: "Was hat mein Hund? Beschwerden prüfen",
      heading: "Was ist mit deinem Hund?",
      lead: "Such aus, was dir auffällt. Ein paar kurze Fragen zeigen, wie eilig es ist und was du bis zur Praxis tun kannst.",
      description:
        "36 Beschwerden beim Hund von Durchfall bis Humpeln: wann es eilt, was du zu Hause tun kannst und was nicht. Mit Fragen, ohne Anmeldung.",
      search: "Sag es mit deinen Worten",
      searchHelp: "Zum Beispiel: humpelt seit gestern hinten links",
    },
    found: "Geht es darum?",
    noneFound: "Dazu haben wir nichts gefunden. Sag es anders oder such unten.",
    emergency: "Notfall",
    urgent: "Das kann nicht warten",
    urgentLead: "Trifft eines davon zu, ruf jetzt in einer Notfallpraxis an und fahr los.",
    concerns: "Beschwerden",
    checks: "Mit Händen und Uhr prüfen",
    checksLead: "Kleine Checks für zu Hause. Was du misst, sagt mehr als ein Foto.",
    stopReading: "Dann lies nicht weiter. Ruf jetzt in einer Notfallpraxis an und fahr los.",
    poison: "Giftberatung:",
    checkedOn: (day) => `geprüft am ${day}`,
    concernTitle: (asked) => `${asked}: wann zum Tierarzt?`,
    concernDescription: (name) =>
      `${name} beim Hund: wann es eilt, was du zu Hause tun kannst, was du lassen solltest und was die Praxis wissen will. Mit Fragen und Quellen.`,
    concernLead: "Hier steht, woran du erkennst, wie eilig es ist, was du bis dahin tun kannst und was nicht.",
    checkTitle: (name) => `${name}: so prüfst du deinen Hund`,
    answerQuestions: "Fragen beantworten",
    effort: "Ein bis zwei Minuten, ohne Foto, ohne Konto",
    when: "Wann in die Praxis?",
    yourDog: "Und bei deinem Hund?",
    offline: "Läuft auch ohne Netz, sobald die Seite offen ist.",
    aboutDog: "Alter, Gewicht, Geschlecht",
    aboutDogWhy: "Freiwillig. Bei Welpen, kleinen und trächtigen Hunden ist manches eiliger.",
    atHome: "Was du tun kannst",
    homeNow: "Im Notfall, bis du in der Praxis bist",
    homeToday: "Bis zum Termin",
    homeLater: "Wenn du zu Hause beobachten kannst",
    homeNote: "Nicht jeder Rat passt zu jedem Hund. Die Fragen oben suchen heraus, was für deinen gilt.",
    onlyFor: "Gilt für:",
    notFor: "Gilt nicht für:",
    not: "Bitte nicht",
    sooner: "Wann es eiliger wird",
    tellVet: "Das will die Praxis wissen",
    sources: "Quellen",
    newTab: "öffnet sich in einem neuen Tab",
    notReadByVet:
      "Gebaut aus veröffentlichten Quellen, noch nicht von einer Tierärztin oder einem Tierarzt gelesen. Ersetzt keine Untersuchung.",
    fittingChecks: "Dazu kannst du selbst messen",
    otherConcerns: "Ähnliche Beschwerden",
    otherChecks: "Weitere Checks",
    makeReport: "Foto machen und Bericht daraus machen",
    makeReportLead: "Deine Antworten kommen mit in den Bericht. Du musst sie nicht noch einmal geben.",
    howTo: "So geht es",
    result: "Dein Ergebnis",
    noResultYet: "Trag ein, was du gefunden hast. Das Ergebnis steht dann hier.",
    takeBack: "Alles zurücknehmen",
    meanings: "Was das Ergebnis bedeuten kann",
    checkNotFor: "Wann dieser Check nicht passt",
    measure: "Jetzt prüfen",
  },
  en: {
    all: "All concerns",
    hub: {
      title: "What is wrong with my dog? Check the signs",
      heading: "What is the matter with your dog?",
      lead: "Choose what you have noticed. A few short questions show how urgent it is and what you can do until you see a vet.",
      description:
        "36 concerns in dogs, from diarrhoea to limping: when it is urgent, what you can do at home and what to leave. With questions, no account needed.",
      search: "Say it in your own words",
      searchHelp: "For example: limping since yesterday, back left",
    },
    found: "Is it about this?",
    noneFound: "We found nothing for that. Put it another way, or look below.",
    emergency: "Emergency",
    urgent: "This cannot wait",
    urgentLead: "If any of these is happening, ring an emergency vet now and set off.",
    concerns: "Concerns",
    checks: "Check with your hands and a watch",
    checksLead: "Small checks to do at home. What you measure says more than a photo.",
    stopReading: "Then stop reading. Ring an emergency vet now and set off.",
    poison: "Poison line:",
    checkedOn: (day) => `checked on ${day}`,
    concernTitle: (asked) => `${asked}: when to see a vet`,
    concernDescription: (name) =>
      `${name} in dogs: when it is urgent, what you can do at home, what to leave, and what the vet will want to know. With questions and sources.`,
    concernLead: "How to tell how urgent it is, what you can do until then, and what to leave.",
    checkTitle: (name) => `${name}: how to check your dog`,
    answerQuestions: "Answer the questions",
    effort: "One or two minutes, no photo, no account",
    when: "When to see a vet",
    yourDog: "And your dog?",
    offline: "Works without a network once the page is open.",
    aboutDog: "Age, weight, sex",
    aboutDogWhy: "Optional. Some things are more urgent in puppies, in small dogs and in pregnancy.",
    atHome: "What you can do",
    homeNow: "In an emergency, until you reach the vet",
    homeToday: "Until the appointment",
    homeLater: "When it can be watched at home",
    homeNote: "Not every piece of advice fits every dog. The questions above pick out what applies to yours.",
    onlyFor: "For:",
    notFor: "Not for:",
    not: "Please don't",
    sooner: "When it gets more urgent",
    tellVet: "What the vet will want to know",
    sources: "Sources",
    newTab: "opens in a new tab",
    notReadByVet: "Built from published sources, not yet read by a vet. It does not replace an examination.",
    fittingChecks: "What you can measure yourself",
    otherConcerns: "Similar concerns",
    otherChecks: "More checks",
    makeReport: "Take a photo and make a report of it",
    makeReportLead: "Your answers go into the report. You need not give them again.",
    howTo: "How to do it",
    result: "Your result",
    noResultYet: "Enter what you found. The result will be here.",
    takeBack: "Take everything back",
    meanings: "What the result can mean",
    checkNotFor: "When this check does not fit",
    measure: "Check now",
  },
  pl: {
    all: "Wszystkie dolegliwości",
    hub: {
      title: "Co dolega mojemu psu? Sprawdź objawy",
      heading: "Co dzieje się z twoim psem?",
      lead: "Wybierz to, co cię niepokoi. Kilka krótkich pytań pokaże, jak bardzo to pilne i co możesz zrobić przed wizytą.",
      description:
        "36 dolegliwości psów, od biegunki po kulawiznę: kiedy to pilne, co można zrobić w domu, a czego lepiej nie robić. Z pytaniami, bez konta.",
      search: "Powiedz to własnymi słowami",
      searchHelp: "Na przykład: od wczoraj kuleje na lewą tylną łapę",
    },
    found: "Czy chodzi o to?",
    noneFound: "Nic do tego nie pasuje. Spróbuj innych słów albo poszukaj niżej.",
    emergency: "Nagły przypadek",
    urgent: "To nie może czekać",
    urgentLead: "Jeśli dzieje się coś z tej listy, zadzwoń teraz do lecznicy dyżurnej i jedź.",
    concerns: "Dolegliwości",
    checks: "Sprawdź rękami i zegarkiem",
    checksLead: "Proste testy do zrobienia w domu. To, co zmierzysz, mówi więcej niż zdjęcie.",
    stopReading: "Wtedy nie czytaj dalej. Zadzwoń teraz do lecznicy dyżurnej i jedź.",
    poison: "Infolinia toksykologiczna:",
    checkedOn: (day) => `sprawdzono ${day}`,
    concernTitle: (asked) => `${asked}: kiedy do weterynarza?`,
    concernDescription: (name) =>
      `${name} u psa: kiedy to pilne, co możesz zrobić w domu, czego nie robić i o co zapyta weterynarz. Z pytaniami i źródłami.`,
    concernLead: "Jak poznać, czy sprawa jest pilna, co możesz zrobić do wizyty, a czego nie robić.",
    checkTitle: (name) => `${name}: jak sprawdzić psa w domu`,
    answerQuestions: "Odpowiedz na pytania",
    effort: "Minuta lub dwie, bez zdjęcia, bez konta",
    when: "Kiedy do weterynarza?",
    yourDog: "A jak jest u twojego psa?",
    offline: "Po otwarciu strony działa też bez internetu.",
    aboutDog: "Wiek, waga, płeć",
    aboutDogWhy: "Nieobowiązkowe. U szczeniąt, małych psów i ciężarnych suk część spraw jest pilniejsza.",
    atHome: "Co możesz zrobić",
    homeNow: "W nagłym przypadku, zanim dotrzesz do lecznicy",
    homeToday: "Do czasu wizyty",
    homeLater: "Jeśli możesz obserwować psa w domu",
    homeNote: "Nie każda rada pasuje do każdego psa. Pytania powyżej wybierają to, co dotyczy twojego.",
    onlyFor: "Dotyczy:",
    notFor: "Nie dotyczy:",
    not: "Tego nie rób",
    sooner: "Kiedy robi się pilniej",
    tellVet: "O co zapyta weterynarz",
    sources: "Źródła",
    newTab: "otwiera się w nowej karcie",
    notReadByVet:
      "Na podstawie opublikowanych źródeł, jeszcze bez sprawdzenia przez weterynarza. Nie zastępuje badania.",
    fittingChecks: "Co możesz zmierzyć samodzielnie",
    otherConcerns: "Podobne dolegliwości",
    otherChecks: "Inne testy",
    makeReport: "Zrób zdjęcie i przygotuj z tego raport",
    makeReportLead: "Odpowiedzi przejdą do raportu. Nie trzeba podawać ich jeszcze raz.",
    howTo: "Jak to zrobić",
    result: "Twój wynik",
    noResultYet: "Wpisz, co widzisz lub czujesz. Wynik pojawi się tutaj.",
    takeBack: "Cofnij wszystko",
    meanings: "Co może oznaczać wynik",
    checkNotFor: "Kiedy ten test nie pasuje",
    measure: "Sprawdź teraz",
  },
};
