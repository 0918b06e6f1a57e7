import type { Texts } from "../texts.ts";

export const checkTexts = {
  measured_check: { de: "{check}: {result}", en: "{check}: {result}", pl: "{check}: {result}" },
  told_concern_visit: {
    de: "Deine Antworten zu „{concern}“ sprechen für einen Termin; warum, steht oben.",
    en: "Your answers about “{concern}” call for a visit; the reasons are above.",
    pl: "Twoje odpowiedzi w sprawie „{concern}” przemawiają za wizytą; powody są powyżej.",
  },
  told_concern_routine: {
    de: "„{concern}“: Sprich es beim nächsten Besuch in der Praxis an.",
    en: "“{concern}”: bring it up at the next visit to the vet.",
    pl: "„{concern}”: wspomnij o tym przy następnej wizycie u weterynarza.",
  },
  told_concern_home: {
    de: "„{concern}“: Nach deinen Antworten reicht es, zu Hause hinzuschauen.",
    en: "“{concern}”: going by your answers, watching at home is enough.",
    pl: "„{concern}”: z twoich odpowiedzi wynika, że wystarczy obserwacja w domu.",
  },
} satisfies Texts;
