import type { Localised } from "@hundeblick/proto/language";

export const HOME: Localised = { de: "Zur Startseite", en: "Go to the home page", pl: "Do strony głównej" };
export const REFERENCE: Localised = { de: "Nummer für Rückfragen:", en: "Reference number:", pl: "Numer zgłoszenia:" };

export const DEMO_SHOP = {
  title: { de: "Beispielshop", en: "Demo shop", pl: "Sklep przykładowy" },
  notice: {
    de: "Das ist ein Beispielshop. Das Produkt ist erfunden, und hier kann nichts gekauft werden.",
    en: "This is a demo shop. The product is invented, and nothing can be bought here.",
    pl: "To jest sklep przykładowy. Produkt jest zmyślony i nie można tu niczego kupić.",
  },
  brand: { de: "Marke", en: "Brand", pl: "Marka" },
  noPrice: { de: "Kein aktueller Preis", en: "No current price", pl: "Brak aktualnej ceny" },
} satisfies Record<string, Localised>;

type LetterTexts = { title: Localised; ask: Localised; button: Localised; done: Localised; doneText: Localised };

export const NEWSLETTER: Record<"confirm" | "unsubscribe", LetterTexts> = {
  confirm: {
    title: { de: "Newsletter bestätigen", en: "Confirm the newsletter", pl: "Potwierdź zapis do newslettera" },
    ask: {
      de: "Ein Klick fehlt noch, dann bekommst du unseren Newsletter. Du kannst ihn jederzeit wieder abbestellen.",
      en: "One more click and you will get our newsletter. You can unsubscribe at any time.",
      pl: "Jeszcze jedno kliknięcie i będziesz otrzymywać nasz newsletter. Możesz się wypisać w każdej chwili.",
    },
    button: { de: "Anmeldung bestätigen", en: "Confirm", pl: "Potwierdź zapis" },
    done: { de: "Du bist angemeldet", en: "You are signed up", pl: "Zapis potwierdzony" },
    doneText: {
      de: "Danke. In jeder E-Mail steht ein Link, mit dem du dich wieder abmelden kannst.",
      en: "Thank you. Every e-mail has a link to unsubscribe.",
      pl: "Dziękujemy. W każdej wiadomości jest link do wypisania się.",
    },
  },
  unsubscribe: {
    title: { de: "Newsletter abbestellen", en: "Unsubscribe from the newsletter", pl: "Wypisz się z newslettera" },
    ask: {
      de: "Möchtest du keinen Newsletter mehr bekommen?",
      en: "Would you like to stop getting our newsletter?",
      pl: "Nie chcesz już otrzymywać naszego newslettera?",
    },
    button: { de: "Newsletter abbestellen", en: "Unsubscribe", pl: "Wypisz się" },
    done: { de: "Du bist abgemeldet", en: "You are unsubscribed", pl: "Wypisano z newslettera" },
    doneText: {
      de: "Wir schicken dir keinen Newsletter mehr. Deine Berichte bleiben, wie sie sind.",
      en: "We will not send you the newsletter any more. Your reports stay as they are.",
      pl: "Nie będziemy już wysyłać ci newslettera. Twoje raporty pozostają bez zmian.",
    },
  },
};

export const WRONG_LINK = {
  title: { de: "Dieser Link stimmt nicht", en: "This link is not right", pl: "Ten link jest nieprawidłowy" },
  text: {
    de: "Bitte nimm den Link zum Abmelden aus unserer neuesten E-Mail oder schreib uns über das Kontaktformular.",
    en: "Please use the link to unsubscribe in our newest e-mail, or write to us through the contact form.",
    pl: "Użyj linku z naszej najnowszej wiadomości, żeby się wypisać, albo napisz do nas przez formularz kontaktowy.",
  },
} satisfies Record<string, Localised>;
