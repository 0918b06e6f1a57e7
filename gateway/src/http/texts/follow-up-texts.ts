import type { Outcome } from "@hundeblick/proto/http/follow-up";
import type { Localised } from "@hundeblick/proto/language";

export const FOLLOW_UP = {
  title: { de: "Wie geht es jetzt?", en: "How is it now?", pl: "Jak jest teraz?" },
  ask: {
    de: "Deine Antwort bleibt beim Bericht.",
    en: "Your answer is kept with the report.",
    pl: "Twoja odpowiedź zostanie przy raporcie.",
  },
  sooner: { de: "Wann es eiliger wird:", en: "Go sooner when:", pl: "Kiedy jechać wcześniej:" },
  again: { de: "Fragen neu beantworten", en: "Answer the questions again", pl: "Odpowiedz na pytania ponownie" },
  report: { de: "Zum Bericht", en: "To the report", pl: "Do raportu" },
} satisfies Record<string, Localised>;

type Answer = { button: Localised; done: Localised; text: Localised };
export const OUTCOMES: Record<Outcome, Answer> = {
  better: {
    button: { de: "Ja, es ist besser", en: "Yes, it is better", pl: "Tak, jest lepiej" },
    done: { de: "Notiert: besser", en: "Noted: better", pl: "Zapisane: lepiej" },
    text: {
      de: "Kommt es wieder oder kommt etwas dazu, beantworte die Fragen im Bericht neu.",
      en: "If it comes back or something new appears, answer the questions in the report again.",
      pl: "Jeśli to wróci albo pojawi się coś nowego, odpowiedz ponownie na pytania w raporcie.",
    },
  },
  same: {
    button: { de: "Ja, es ist gleich", en: "Yes, it is the same", pl: "Tak, jest tak samo" },
    done: { de: "Notiert: gleich", en: "Noted: the same", pl: "Zapisane: tak samo" },
    text: {
      de: "Es dauert jetzt schon länger an als beim Bericht. Dadurch kann es eiliger geworden sein: Beantworte die Fragen neu.",
      en: "It has now lasted longer than when you got the report. How long can change how urgent it is: answer the questions again.",
      pl: "Trwa to już dłużej niż w chwili raportu. Przez to sprawa mogła stać się pilniejsza: odpowiedz na pytania ponownie.",
    },
  },
  worse: {
    button: { de: "Ja, es ist schlechter", en: "Yes, it is worse", pl: "Tak, jest gorzej" },
    done: { de: "Notiert: schlechter", en: "Noted: worse", pl: "Zapisane: gorzej" },
    text: {
      de: "Beantworte die Fragen jetzt neu. Wenn es eilt, ruf gleich in der Praxis oder beim Notdienst an.",
      en: "Answer the questions again now. If it is urgent, call your vet or the emergency service at once.",
      pl: "Odpowiedz teraz ponownie na pytania. Jeśli sprawa jest pilna, od razu zadzwoń do weterynarza albo do lecznicy dyżurnej.",
    },
  },
};
