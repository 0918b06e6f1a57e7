import type { Localised } from "@hundeblick/proto/language";

export const emergencyTexts = {
  /** A suspected emergency is uncertain: the practice decides what comes first. */
  ring: {
    de: "Ruf jetzt eine Tierklinik an und beschreib, was du siehst. Dort erfährst du, was zuerst zu tun ist.",
    en: "Ring a vet now and describe what you see. They will say what comes first.",
    pl: "Zadzwoń teraz do lecznicy i opisz, co widzisz. Tam powiedzą, co zrobić najpierw.",
  },
  ifItIs: {
    de: "Falls es das ist ({sign}): {firstAid}",
    en: "If that is what it is ({sign}): {firstAid}",
    pl: "Jeśli to właśnie to ({sign}): {firstAid}",
  },
  noScore: {
    de: "Einen Gesundheitswert zeigen wir dir heute nicht. Erst soll jemand {dogAcc} untersuchen.",
    en: "We are not showing you a health score today. First, someone should examine {dog}.",
    pl: "Dziś nie pokazujemy oceny zdrowia. Najpierw psa powinien zbadać weterynarz.",
  },
  noSupplements: {
    de: "Über Ergänzungen sprechen wir ein anderes Mal.",
    en: "Supplements are a topic for another day.",
    pl: "O suplementach porozmawiamy innym razem.",
  },
  askedByPractice: {
    de: "Seit wann, was zuletzt gefressen, welche Medikamente, wie alt und wie schwer: Das wird die Praxis fragen.",
    en: "Since when, what was eaten last, which medicines, how old and how heavy: that is what the vet will ask.",
    pl: "Od kiedy, co pies jadł ostatnio, jakie leki, ile ma lat i ile waży: o to zapyta weterynarz.",
  },
  forThePractice: {
    de: "{signs}. {facts}. Seit wann, was zuletzt gefressen, welche Medikamente: Das wird die Praxis fragen.",
    en: "{signs}. {facts}. Since when, what was eaten last, which medicines: that is what the vet will ask.",
    pl: "{signs}. {facts}. Od kiedy, co pies jadł ostatnio, jakie leki: o to zapyta weterynarz.",
  },
  asTyped: { de: "„{words}“", en: "“{words}”", pl: "„{words}”" },
} satisfies Record<string, Localised>;
