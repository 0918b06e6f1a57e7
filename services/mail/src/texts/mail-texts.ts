import type { Localised } from "@hundeblick/proto/language";

/** `{dog}` is the dog's name; sentences need no case or gender of it. */
export const REPORT_MAIL = {
  subject: {
    de: "Der Bericht für deinen Hund ist da",
    en: "Your dog's report is ready",
    pl: "Raport o Twoim psie jest gotowy",
  },
  subjectWithDog: {
    de: "Der Bericht für {dog} ist da",
    en: "The report for {dog} is ready",
    pl: "Raport jest gotowy: {dog}",
  },
  greeting: { de: "Hallo,", en: "Hello,", pl: "Dzień dobry," },
  opening: {
    de: "hier ist der Link zum Bericht. Er bleibt gültig, bis du den Bericht löschst.",
    en: "Here is the link to the report. It stays valid until you delete the report.",
    pl: "oto link do raportu. Będzie działał, dopóki raport nie zostanie usunięty.",
  },
  button: { de: "Bericht öffnen", en: "Open the report", pl: "Otwórz raport" },
  sharing: {
    de: "Wer diesen Link hat, kann den Bericht lesen. Gib ihn nur weiter, wenn du das möchtest.",
    en: "Anybody with this link can read the report. Pass it on only if you want to.",
    pl: "Każda osoba z tym linkiem może przeczytać raport. Udostępniaj go tylko wtedy, gdy chcesz.",
  },
  deleting: {
    de: "Löschen: Öffne den Bericht und wähle ganz unten „Jetzt löschen“. Dann sind Foto, Bericht und die Verbindung zu dieser Adresse weg. Das Foto löschen wir nach 90 Tagen automatisch.",
    en: "To delete it, open the report and choose “Delete now” at the bottom. Then the photo, the report and the connection to this address are gone. We delete the photo after 90 days in any case.",
    pl: "Usuwanie: otwórz raport i na samym dole wybierz „Usuń teraz”. Wtedy znikają zdjęcie, raport i powiązanie z tym adresem. Zdjęcie i tak usuwamy automatycznie po 90 dniach.",
  },
  vet: {
    de: "Der Bericht ersetzt keinen Besuch in der Tierarztpraxis.",
    en: "The report does not replace a visit to the vet.",
    pl: "Raport nie zastępuje wizyty u weterynarza.",
  },
  notYou: {
    de: "Du hast keinen Bericht angefordert? Dann hat jemand diese Adresse eingetippt. Du musst nichts tun und bekommst von uns keine Werbung.",
    en: "Did you not ask for a report? Then somebody typed in this address. You need not do anything, and we will not send you advertising.",
    pl: "Ta wiadomość jest pomyłką? W takim razie ktoś wpisał ten adres. Nie trzeba nic robić, nie wyślemy reklam.",
  },
} satisfies Record<string, Localised>;

export const CONFIRM_MAIL = {
  subject: {
    de: "Bitte bestätige deine Anmeldung zum Newsletter von Hundeblick",
    en: "Please confirm your subscription to the Hundeblick newsletter",
    pl: "Potwierdź zapis do newslettera Hundeblick",
  },
  greeting: REPORT_MAIL.greeting,
  opening: {
    de: "mit dieser Adresse hat sich jemand für unseren Newsletter angemeldet. Wenn du das warst, bestätige es bitte.",
    en: "Somebody signed this address up for our newsletter. If that was you, please confirm it.",
    pl: "ktoś zapisał ten adres do naszego newslettera. Jeśli to Twoja decyzja, potwierdź ją.",
  },
  button: { de: "Anmeldung bestätigen", en: "Confirm", pl: "Potwierdź zapis" },
  validity: {
    de: "Der Link gilt 48 Stunden. Ohne Bestätigung schicken wir nichts.",
    en: "The link works for 48 hours. Without a confirmation we send nothing.",
    pl: "Link działa przez 48 godzin. Bez potwierdzenia nic nie wyślemy.",
  },
  notYou: {
    de: "Du warst das nicht? Dann musst du nichts tun. Wenn wir an diese Adresse nie wieder so eine Frage schicken sollen, melde sie hier ab:",
    en: "Was that not you? Then you need not do anything. If you never want us to ask this address again, unsubscribe it here:",
    pl: "To pomyłka? Nie trzeba nic robić. Jeśli nie chcesz już takich pytań, wypisz ten adres tutaj:",
  },
} satisfies Record<string, Localised>;

export const FOLLOW_UP_MAIL = {
  subject: { de: "Wie geht es deinem Hund?", en: "How is your dog?", pl: "Jak się czuje Twój pies?" },
  subjectWithDog: { de: "Wie geht es {dog}?", en: "How is {dog}?", pl: "Jak się czuje {dog}?" },
  opening: {
    de: "du wolltest, dass wir nachfragen. Wie ist es jetzt, verglichen mit dem Bericht?",
    en: "You wanted us to ask. How is it now, compared with the report?",
    pl: "zgodnie z prośbą pytamy: jak jest teraz w porównaniu z raportem?",
  },
  better: { de: "Besser", en: "Better", pl: "Lepiej" },
  same: { de: "Gleich", en: "The same", pl: "Tak samo" },
  worse: { de: "Schlechter", en: "Worse", pl: "Gorzej" },
  urgent: {
    de: "Wenn es eilt, warte nicht auf uns: Ruf in der Praxis oder beim Notdienst an.",
    en: "If it is urgent, do not wait for us: call your vet or the emergency service.",
    pl: "Jeśli sprawa jest pilna, nie czekaj na nas: zadzwoń do weterynarza albo do lecznicy dyżurnej.",
  },
  onlyOne: {
    de: "Das ist die einzige Mail dazu. Die Adresse, die du für diese Nachfrage angegeben hast, haben wir jetzt gelöscht.",
    en: "This is the only mail about it. We have now deleted the address you gave for it.",
    pl: "To jedyna wiadomość w tej sprawie. Adres podany do tego pytania został już usunięty.",
  },
} satisfies Record<string, Localised>;

export const FOOTER = {
  privacy: { de: "Datenschutz", en: "Privacy", pl: "Prywatność" },
  contact: { de: "Kontakt", en: "Contact", pl: "Kontakt" },
  tagline: { de: "ein Blick auf deinen Hund", en: "a look at your dog", pl: "spojrzenie na Twojego psa" },
} satisfies Record<string, Localised>;
