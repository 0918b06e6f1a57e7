import type { Language } from "@hundeblick/proto/language";

export interface ToolWords {
  tools: string;
  share: string;
  print: string;
  calendar: string;
  copied: string;
  copyByHand: string;
  photo: string;
  photoLead: string;
  evidence: string;
  sources: string;
  newTab: string;
  faq: string;
  more: string;
  next: string;
  back: string;
  skip: string;
  years: string;
  tips: string;
  from: string;
  insights: string;
  progress: string;
  step: (step: number, of: number) => string;
  home: string;
  notVet: string;
}

/** Words that all tools share. */
export const TOOL_WORDS: Readonly<Record<Language, ToolWords>> = {
  de: {
    tools: "Werkzeuge",
    share: "Ergebnis teilen",
    print: "Drucken",
    calendar: "In den Kalender",
    copied: "Link kopiert",
    copyByHand: "Kopiere diesen Link:",
    photo: "Foto prüfen lassen",
    photoLead: "Und wie geht es deinem Hund gerade? Ein Foto genügt.",
    evidence: "Wie gut ist das belegt?",
    sources: "Quellen",
    newTab: "öffnet sich in einem neuen Tab",
    faq: "Häufige Fragen",
    more: "Weitere Werkzeuge",
    next: "Weiter",
    back: "Zurück",
    skip: "Überspringen",
    years: "Jahre",
    tips: "Was du tun kannst",
    from: "Berechnet aus",
    insights: "Was das bedeutet",
    progress: "Fortschritt",
    step: (step, of) => `Schritt ${step} von ${of}`,
    home: "Zur Startseite",
    notVet: "Das Ergebnis informiert und ersetzt keine tierärztliche Untersuchung.",
  },
  en: {
    tools: "Tools",
    share: "Share result",
    print: "Print",
    calendar: "Add to calendar",
    copied: "Link copied",
    copyByHand: "Copy this link:",
    photo: "Check a photo",
    photoLead: "And how is your dog right now? One photo is enough.",
    evidence: "How well is this backed up?",
    sources: "Sources",
    newTab: "opens in a new tab",
    faq: "Common questions",
    more: "More tools",
    next: "Next",
    back: "Back",
    skip: "Skip",
    years: "years",
    tips: "What you can do",
    from: "Worked out from",
    insights: "What this means",
    progress: "Progress",
    step: (step, of) => `Step ${step} of ${of}`,
    home: "To the home page",
    notVet: "The result is for information and does not replace an examination by a vet.",
  },
  pl: {
    tools: "Narzędzia",
    share: "Udostępnij wynik",
    print: "Drukuj",
    calendar: "Dodaj do kalendarza",
    copied: "Link skopiowany",
    copyByHand: "Skopiuj ten link:",
    photo: "Sprawdź zdjęcie",
    photoLead: "A jak twój pies ma się dzisiaj? Wystarczy jedno zdjęcie.",
    evidence: "Na ile to pewne?",
    sources: "Źródła",
    newTab: "otwiera się w nowej karcie",
    faq: "Częste pytania",
    more: "Inne narzędzia",
    next: "Dalej",
    back: "Wstecz",
    skip: "Pomiń",
    years: "lat",
    tips: "Co możesz zrobić",
    from: "Obliczono na podstawie",
    insights: "Co to znaczy",
    progress: "Postęp",
    step: (step, of) => `Krok ${step} z ${of}`,
    home: "Na stronę główną",
    notVet: "Wynik ma charakter informacyjny i nie zastępuje badania u weterynarza.",
  },
};
