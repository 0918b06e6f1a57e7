import type { Localised } from "@hundeblick/proto/language";

/** Shown for an unknown medicine or allergen, or an illness: ask the practice. */
export const DOUBTS = {
  medication: {
    de: "Eines der Medikamente kennen wir nicht: vorher in der Tierarztpraxis fragen.",
    en: "We do not know one of the medicines you named: ask the vet first.",
    pl: "Nie znamy jednego z podanych leków: najpierw zapytaj weterynarza.",
  },
  illness: {
    de: "Du nennst eine Krankheit oder ein Medikament: nur nach Rücksprache mit der Tierarztpraxis.",
    en: "You named an illness or a medicine: only after asking your vet.",
    pl: "Piszesz o chorobie lub leku: tylko po rozmowie z weterynarzem.",
  },
  operation: {
    de: "Vor einer Operation nichts Neues geben, ohne in der Praxis zu fragen.",
    en: "Before an operation, give nothing new without asking the practice.",
    pl: "Przed operacją nie podawaj niczego nowego bez zgody weterynarza.",
  },
  kidneyAndHeart: {
    de: "Nieren und Herz sind krank: Was dem einen nützt, kann dem anderen schaden. Das sucht nur die Tierarztpraxis aus.",
    en: "Both kidneys and heart are ill: what helps one may harm the other. Only your vet can choose here.",
    pl: "Chore są i nerki, i serce: co pomaga jednemu, może szkodzić drugiemu. Tu wybiera tylko weterynarz.",
  },
  allergy: {
    de: "Eine der Allergien können wir nicht zuordnen: Zutatenliste prüfen und vorher in der Tierarztpraxis fragen.",
    en: "We cannot place one of the allergies you named: check the list of ingredients and ask the vet first.",
    pl: "Nie rozpoznajemy jednej z podanych alergii: sprawdź skład i najpierw zapytaj weterynarza.",
  },
} satisfies Record<string, Localised>;
