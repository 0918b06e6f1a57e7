import type { ToolSourceId } from "../../../content/tool-sources.ts";
import type { Figures, ToolTexts } from "../frame/tool-text.ts";
import type { Age, Found, Observation, Size, TeethCategory, TeethPhase, Tooth } from "./puppy-teeth.ts";

interface Own {
  ageLabel: string;
  ages: Record<Age, string>;
  sizeLabel: string;
  sizes: Record<Size, string>;
  seenLabel: string;
  seen: Record<Observation, string>;
  foundLabel: string;
  found: Record<Found, string>;
  calculate: string;
  again: string;
  resultTitle: string;
  categories: Record<TeethCategory, string>;
  score: (points: number) => string;
  scoreBesideVet: (points: number) => string;
  phases: Record<TeethPhase, { name: string; text: string }>;
  foundNote: Record<Found, string>;
  tooEarly: string;
  vetHint: string;
  vet: Record<"double" | "late" | "unfinished", string>;
  timeline: string;
  teeth: Record<Tooth, string>;
  span: (start: number, end: number) => string;
  now: string;
  tips: readonly string[];
  share: (phase: string) => string;
  calendar: (tooth: string) => string;
  calendarDone: string;
  calendarNote: string;
}

export const SOURCES: readonly ToolSourceId[] = ["vcaTeeth", "wikipediaTeeth"];
/** @public Read by the build: scripts/content/tool-entries.ts. */
export const FIGURES: Figures = {
  "phases.milk": "own",
  "phases.final": "vcaTeeth",
  tooEarly: "own",
  vetHint: "own",
  "vet.late": "own",
  "vet.unfinished": "own",
  "evidence.0": "vcaTeeth",
  "sections.0": "own",
};

export const TEXTS: ToolTexts<Own> = {
  de: {
    title: "Milchzahn-Tracker",
    description:
      "Läuft der Zahnwechsel deines Welpen wie erwartet? Mit Zeitplan für jeden Zahn, Tipps und Terminen für den Kalender.",
    lead: "Aus 28 Milchzähnen werden 42 bleibende. Sag uns, was du siehst, und wir sagen dir, was gerade an der Reihe ist.",
    ageLabel: "Wie viele Monate ist dein Welpe alt?",
    ages: { "2": "2", "3": "3", "4": "4", "5": "5", "6": "6", "7": "7", "8": "8+" },
    sizeLabel: "Wie groß wird er ausgewachsen?",
    sizes: { small: "Klein", medium: "Mittel", large: "Groß" },
    seenLabel: "Was siehst du im Maul?",
    seen: {
      none: "Noch kein Wechsel",
      loose: "Wackelzähne, Lücken oder neue Zähne",
      double: "Zwei Zähne an einer Stelle",
      finished: "Alle neuen Zähne sind da",
    },
    foundLabel: "Hast du schon ausgefallene Zähne gefunden?",
    found: { yes: "Ja", no: "Nein" },
    calculate: "Zähne prüfen",
    again: "Neu prüfen",
    resultTitle: "So sieht der Zahnwechsel aus",
    categories: {
      perfect: "Läuft wie erwartet",
      normal: "Im üblichen Rahmen",
      check: "Bitte ansehen lassen",
    },
    score: (points) => `${points} von 100 Punkten`,
    scoreBesideVet: (points) => `${points} von 100 Punkten. Hier zählt mehr, was du siehst.`,
    phases: {
      milk: {
        name: "Milchzahnphase",
        text: "Die 28 Milchzähne sind da, spitz wie Nadeln. Gewechselt wird meist erst ab drei Monaten.",
      },
      before: { name: "Vor dem Wechsel", text: "Jetzt lockern sich die ersten Schneidezähne." },
      main: {
        name: "Hauptwechsel",
        text: "Eck- und Backenzähne kommen. Das Zahnfleisch kann jucken.",
      },
      final: {
        name: "Endphase",
        text: "Mit etwa sieben Monaten sind meist alle 42 bleibenden Zähne da und alle Milchzähne weg.",
      },
    },
    foundNote: {
      yes: "Ausgefallene Zähne zu finden ist Glück: Die meisten werden verschluckt, das ist harmlos.",
      no: "Dass du keine Zähne findest, ist normal: Die meisten werden verschluckt, das ist harmlos.",
    },
    vetHint:
      "Lass die Zähne beim nächsten Impftermin mit ansehen. Ab sieben Monaten lohnt sich ein Blick in der Praxis, ob alle Milchzähne weg sind, auch wenn alles gut aussieht.",
    tooEarly: "Vor drei Monaten noch kein Wechsel: Das ist normal, auch wenn unsere Punkte dafür etwas abziehen.",
    vet: {
      double:
        "Zwei Zähne an einer Stelle: Der Milchzahn macht dem neuen keinen Platz. Lass das bald in der Tierarztpraxis ansehen, dann lässt sich der Biss oft noch richten. Bei kleinen Hunden kommt es häufiger vor.",
      unfinished:
        "Mit acht Monaten sollte der Wechsel fertig sein. Lass in der Tierarztpraxis nachsehen, ob noch Milchzähne stehen und ob ein Zahn fehlt.",
      late: "Spätestens mit sechs Monaten sollte der Wechsel laufen. Lass in der Tierarztpraxis nachsehen, ob alle bleibenden Zähne angelegt sind.",
    },
    timeline: "Zeitplan in Monaten",
    teeth: {
      incisors: "Schneidezähne",
      canines: "Eckzähne",
      premolars: "Vordere Backenzähne",
      molars: "Hintere Backenzähne",
    },
    span: (start, end) => `${start} bis ${end} Monate`,
    now: "jetzt",
    tips: [
      "Schau einmal in der Woche kurz ins Maul, mit Lob und einem Leckerchen.",
      "Gib etwas Weiches zum Kauen, zum Beispiel ein feuchtes, gekühltes Tuch. Kein Geweih, keine Knochen, keine Steine.",
      "Keine Zerrspiele, solange Zähne wackeln.",
      "Ein wenig Blut am Spielzeug ist normal. Frisst dein Welpe nicht oder riecht er stark aus dem Maul, ruf in der Praxis an.",
    ],
    share: (phase) => `Zahnwechsel bei meinem Welpen: ${phase}.`,
    calendar: (tooth) => `Zähne ansehen: ${tooth}`,
    calendarDone: "Zähne ansehen: Sind alle Milchzähne weg?",
    calendarNote: "Stehen zwei Zähne an einer Stelle, bitte in der Tierarztpraxis zeigen.",
    evidence: [
      "28 Milchzähne, 42 bleibende, Wechsel vom dritten bis zum siebten Monat: Darin sind sich die Fachtexte einig. Große Hunde sind oft etwas früher fertig als kleine.",
      "Die Punkte sind unsere eigene Regel. Tierärzte sagen: Ein Milchzahn sollte weg sein, sobald der neue da ist, in jedem Alter. Deshalb raten wir bei doppelten Zähnen immer zur Praxis, auch bei hoher Punktzahl.",
    ],
    sections: [
      {
        heading: "Was wann wechselt",
        paragraphs: [
          "Zuerst die Schneidezähne (3 bis 5 Monate), dann die Eckzähne (4 bis 6) und die vorderen Backenzähne (4 bis 7). Die hinteren Backenzähne (5 bis 7) haben keine Milchzähne vor sich: Sie kommen einfach dazu.",
        ],
      },
    ],
    faq: [
      {
        question: "Tut der Zahnwechsel weh?",
        answer: "Das Zahnfleisch kann jucken und drücken. Kauen hilft. Starke Schmerzen sind nicht normal.",
      },
      {
        question: "Mein Welpe hat einen Zahn verschluckt. Was nun?",
        answer: "Nichts. Milchzähne sind winzig und gehen von allein wieder ab.",
      },
      {
        question: "Soll ich einen wackelnden Zahn ziehen?",
        answer: "Nein. Die Wurzel kann abbrechen. Wackelt er lange neben dem neuen Zahn, zeig ihn in der Praxis.",
      },
    ],
  },
  en: {
    title: "Puppy teeth tracker",
    description:
      "Is your puppy’s change of teeth going as expected? With a timetable for every tooth, tips and dates for your calendar.",
    lead: "28 milk teeth become 42 permanent ones. Tell us what you see and we tell you what is due right now.",
    ageLabel: "How many months old is your puppy?",
    ages: { "2": "2", "3": "3", "4": "4", "5": "5", "6": "6", "7": "7", "8": "8+" },
    sizeLabel: "How big will your puppy be when fully grown?",
    sizes: { small: "Small", medium: "Medium", large: "Large" },
    seenLabel: "What do you see in the mouth?",
    seen: {
      none: "No change yet",
      loose: "Loose teeth, gaps or new teeth",
      double: "Two teeth in one place",
      finished: "All new teeth are there",
    },
    foundLabel: "Have you found any teeth that fell out?",
    found: { yes: "Yes", no: "No" },
    calculate: "Check the teeth",
    again: "Check again",
    resultTitle: "How the change of teeth looks",
    categories: {
      perfect: "Going as expected",
      normal: "Within the usual range",
      check: "Please have it looked at",
    },
    score: (points) => `${points} of 100 points`,
    scoreBesideVet: (points) => `${points} of 100 points. What you see counts for more here.`,
    phases: {
      milk: {
        name: "Milk teeth",
        text: "The 28 milk teeth are there, sharp as needles. The change usually starts at three months.",
      },
      before: { name: "Before the change", text: "The first incisors are getting loose now." },
      main: { name: "Main change", text: "Canines and cheek teeth are coming. The gums can itch." },
      final: {
        name: "Final phase",
        text: "At about seven months all 42 permanent teeth are usually there and all milk teeth gone.",
      },
    },
    foundNote: {
      yes: "Finding a tooth is luck: most are swallowed, and that is harmless.",
      no: "Finding no teeth is normal: most are swallowed, and that is harmless.",
    },
    vetHint:
      "Ask for a look at the teeth at the next vaccination. From seven months on, have a vet check once that all milk teeth are gone, even if all looks well.",
    tooEarly: "No change before three months: that is normal, even though our points take a little off for it.",
    vet: {
      double:
        "Two teeth in one place: the milk tooth leaves no room for the new one. Have a vet look at it soon; the bite can often still be put right then. It is more common in small dogs.",
      unfinished:
        "At eight months the change should be over. Have a vet check whether milk teeth are left and whether a tooth is missing.",
      late: "By six months the change should be under way. Have a vet check that all permanent teeth are there.",
    },
    timeline: "Timetable in months",
    teeth: { incisors: "Incisors", canines: "Canines", premolars: "Premolars", molars: "Molars" },
    span: (start, end) => `${start} to ${end} months`,
    now: "now",
    tips: [
      "Take a quick look in the mouth once a week, with praise and a treat.",
      "Give something soft to chew, for example a damp, cooled cloth. No antlers, bones or stones.",
      "No tug games while teeth are loose.",
      "A little blood on a toy is normal. If your puppy does not eat or has a strong smell from the mouth, ring your vet.",
    ],
    share: (phase) => `My puppy's change of teeth: ${phase}.`,
    calendar: (tooth) => `Look at the teeth: ${tooth}`,
    calendarDone: "Look at the teeth: are all milk teeth gone?",
    calendarNote: "If there are two teeth in one place, please show them to a vet.",
    evidence: [
      "28 milk teeth, 42 permanent ones, change from the third to the seventh month: veterinary texts agree on that. Large dogs are often done a little earlier than small ones.",
      "The points are our own rule. Vets say: a milk tooth should be gone as soon as the new one is there, at any age. That is why we always advise a vet for double teeth, even with many points.",
    ],
    sections: [
      {
        heading: "What changes when",
        paragraphs: [
          "First the incisors (3 to 5 months), then the canines (4 to 6) and the premolars (4 to 7). The molars (5 to 7) have no milk teeth before them: they simply join in.",
        ],
      },
    ],
    faq: [
      {
        question: "Does the change of teeth hurt?",
        answer: "The gums can itch and feel tight. Chewing helps. Severe pain is not normal.",
      },
      {
        question: "My puppy has swallowed a tooth. What now?",
        answer: "Nothing. Milk teeth are tiny and pass on their own.",
      },
      {
        question: "Should I pull a loose tooth?",
        answer: "No. The root can break. If it stays loose beside the new tooth for a long time, show it to a vet.",
      },
    ],
  },
  pl: {
    title: "Dziennik zębów mlecznych",
    description:
      "Czy wymiana zębów u szczenięcia przebiega zgodnie z planem? Harmonogram dla każdego zęba, wskazówki i terminy do kalendarza.",
    lead: "Miejsce 28 zębów mlecznych zajmują 42 stałe. Powiedz, co widzisz, a my powiemy, na co teraz pora.",
    ageLabel: "Ile miesięcy ma szczenię?",
    ages: { "2": "2", "3": "3", "4": "4", "5": "5", "6": "6", "7": "7", "8": "8+" },
    sizeLabel: "Jak duże będzie jako dorosłe?",
    sizes: { small: "Małe", medium: "Średnie", large: "Duże" },
    seenLabel: "Co widać w pysku?",
    seen: {
      none: "Jeszcze nic się nie zmienia",
      loose: "Chwiejące się zęby, luki lub nowe zęby",
      double: "Dwa zęby w jednym miejscu",
      finished: "Są już wszystkie nowe zęby",
    },
    foundLabel: "Czy udało się już znaleźć zęby, które wypadły?",
    found: { yes: "Tak", no: "Nie" },
    calculate: "Sprawdź zęby",
    again: "Sprawdź ponownie",
    resultTitle: "Tak wygląda wymiana zębów",
    categories: {
      perfect: "Przebiega zgodnie z planem",
      normal: "W zwykłych granicach",
      check: "Warto pokazać to weterynarzowi",
    },
    score: (points) => `${points} na 100 punktów`,
    scoreBesideVet: (points) => `${points} na 100 punktów. Ważniejsze jest tu to, co widać.`,
    phases: {
      milk: {
        name: "Zęby mleczne",
        text: "Jest 28 zębów mlecznych, ostrych jak igły. Wymiana zaczyna się zwykle od trzeciego miesiąca.",
      },
      before: { name: "Przed wymianą", text: "Teraz zaczynają się chwiać pierwsze siekacze." },
      main: {
        name: "Główna wymiana",
        text: "Wychodzą kły, przedtrzonowce i trzonowce. Dziąsła mogą swędzieć.",
      },
      final: {
        name: "Faza końcowa",
        text: "Około siódmego miesiąca są już zwykle wszystkie 42 zęby stałe, a mlecznych nie ma wcale.",
      },
    },
    foundNote: {
      yes: "Znaleziony ząb to rzadkość: większość psy połykają i nic złego się nie dzieje.",
      no: "To normalne, że trudno znaleźć zęby: większość psy połykają i nic złego się nie dzieje.",
    },
    vetHint:
      "Poproś o obejrzenie zębów przy najbliższym szczepieniu. Od siódmego miesiąca warto raz sprawdzić u weterynarza, czy wypadły wszystkie mleczaki, nawet gdy wszystko wygląda dobrze.",
    tooEarly: "Brak wymiany przed trzecim miesiącem to norma, choć nasze punkty trochę za to odejmują.",
    vet: {
      double:
        "Dwa zęby w jednym miejscu: mleczny nie ustępuje miejsca nowemu. Pokaż to wkrótce weterynarzowi, wtedy zgryz często da się jeszcze poprawić. U małych psów zdarza się to częściej.",
      unfinished:
        "W wieku ośmiu miesięcy wymiana powinna być skończona. Niech weterynarz sprawdzi, czy nie zostały mleczaki i czy nie brakuje zęba.",
      late: "Najpóźniej w wieku sześciu miesięcy wymiana powinna już trwać. Niech weterynarz sprawdzi, czy są wszystkie zęby stałe.",
    },
    timeline: "Harmonogram w miesiącach",
    teeth: {
      incisors: "Siekacze",
      canines: "Kły",
      premolars: "Przedtrzonowce",
      molars: "Trzonowce",
    },
    span: (start, end) => `od ${start} do ${end} miesięcy`,
    now: "teraz",
    tips: [
      "Raz w tygodniu zajrzyj na chwilę do pyska, z pochwałą i smakołykiem.",
      "Daj coś miękkiego do gryzienia, na przykład wilgotną, schłodzoną ściereczkę. Bez poroża, kości i kamieni.",
      "Zrezygnuj z zabaw w przeciąganie, póki zęby się chwieją.",
      "Odrobina krwi na zabawce to norma. Jeśli szczenię nie je albo z pyska brzydko pachnie, zadzwoń do weterynarza.",
    ],
    share: (phase) => `Wymiana zębów mojego szczenięcia: ${phase}.`,
    calendar: (tooth) => `Obejrzeć zęby: ${tooth}`,
    calendarDone: "Obejrzeć zęby: czy nie ma już mlecznych?",
    calendarNote: "Jeśli w jednym miejscu są dwa zęby, pokaż je weterynarzowi.",
    evidence: [
      "28 zębów mlecznych, 42 stałe, wymiana od trzeciego do siódmego miesiąca: co do tego teksty fachowe są zgodne. U dużych psów wymiana kończy się często trochę wcześniej niż u małych.",
      "Punkty to nasza własna reguła. Weterynarze mówią: ząb mleczny powinien zniknąć, gdy tylko pojawi się nowy, w każdym wieku. Dlatego przy podwójnych zębach zawsze radzimy wizytę, także przy wysokiej liczbie punktów.",
    ],
    sections: [
      {
        heading: "Co i kiedy się wymienia",
        paragraphs: [
          "Najpierw siekacze (3 do 5 miesięcy), potem kły (4 do 6) i przedtrzonowce (4 do 7). Trzonowce (5 do 7) nie mają mlecznych poprzedników: po prostu dochodzą.",
        ],
      },
    ],
    faq: [
      {
        question: "Czy wymiana zębów boli?",
        answer: "Dziąsła mogą swędzieć i być napięte. Gryzienie pomaga. Silny ból to już nie norma.",
      },
      {
        question: "Szczenię połknęło ząb. Co teraz?",
        answer: "Nic. Zęby mleczne są maleńkie i same wyjdą z kałem.",
      },
      {
        question: "Czy wyrwać chwiejący się ząb?",
        answer: "Nie. Korzeń może się złamać. Jeśli długo chwieje się obok nowego, pokaż go weterynarzowi.",
      },
    ],
  },
};
