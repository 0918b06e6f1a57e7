import { OPERATOR } from "../operator.ts";
import type { LegalTexts } from "./legal-text.ts";

/** The privacy policy. What it says must be what the services do; change both together. */
export const PRIVACY: LegalTexts = {
  de: {
    title: "Datenschutz",
    description:
      "Was Hundeblick mit deinem Foto, deinen Antworten und deiner E-Mail-Adresse macht, wie lange, und wie du alles löschst.",
    intro:
      "Kurz gesagt: Du brauchst kein Konto. Dein Foto dient nur deinem Bericht und wird nach 90 Tagen gelöscht. Wir verkaufen deine Daten nie.",
    sections: [
      {
        heading: "Wer verantwortlich ist",
        paragraphs: [
          `${OPERATOR.name}, erreichbar unter ${OPERATOR.email} und über die Kontaktseite.`,
        ],
      },
      {
        heading: "Dein Foto",
        paragraphs: [
          "Wir lesen das Foto einmal ein, verkleinern es und entfernen dabei alles, was die Kamera hineingeschrieben hat, zum Beispiel den Ort. Das Original löschen wir danach.",
          "Das verkleinerte Bild zeigt der Bericht. Nach 90 Tagen löschen wir es von selbst. Veröffentlicht wird es nie.",
          "Im Normalfall schaut ein Programm auf unseren eigenen Rechnern auf das Bild. Nutzt diese Seite einen fremden Dienst dafür, steht das im Bericht.",
        ],
      },
      {
        heading: "Deine Antworten und der Bericht",
        paragraphs: [
          "Alter, Gewicht, Allergien und alles andere im Formular sind freiwillig. Wir nutzen sie nur, um den Bericht zu schreiben.",
          "Den Bericht kann nur lesen, wer seinen Link kennt. Der Link lässt sich nicht erraten.",
        ],
      },
      {
        heading: "Deine E-Mail-Adresse",
        points: [
          "Sie schaltet den Bericht frei und bekommt eine E-Mail mit dem Link.",
          "Tipps, etwa zwei- bis dreimal im Monat, schicken wir nur, wenn du das Kästchen ankreuzt und es in einer E-Mail noch einmal bestätigst. Jede dieser E-Mails enthält einen Link zum Abbestellen.",
          "Wir geben die Adresse nicht weiter und verkaufen sie nie.",
        ],
      },
      {
        heading: "Zählen ohne Namen",
        paragraphs: [
          "Wir zählen Besuche: Einstiegsseite, Herkunftsseite, Gerät, Browser, Land und Schritte bis zum Bericht. Deine IP-Adresse speichern wir nicht, nur einen gekürzten Teil und ein Pseudonym. Dasselbe gilt für Klicks auf Produktlinks.",
          "Geht in deinem Browser etwas kaputt, bekommen wir die technische Fehlermeldung ohne persönliche Angaben.",
        ],
      },
      {
        heading: "Was in deinem Browser liegt",
        paragraphs: [
          "Wir setzen keine Cookies und laden nichts von fremden Servern. Damit ein Neuladen nichts verliert, merkt sich dein Browser:",
        ],
        points: [
          "app-store: Sprache, deine Antworten und welche Analyse läuft",
          "hundeblick: das gewählte Foto, bis du es entfernst",
          "theme: ob du es hell oder dunkel magst",
          "visit: eine zufällige Nummer für diesen Besuch, bis du den Tab schließt",
        ],
      },
      {
        heading: "Produktlinks",
        paragraphs: [
          "Links zu Produkten sind Werbung und so gekennzeichnet. Erst wenn du darauf tippst, erfährt der Händler von dir.",
        ],
      },
      {
        heading: "Löschen und deine Rechte",
        paragraphs: [
          "Im Bericht gibt es „Jetzt löschen“: Foto, Bericht, Analyse, Klicks und die Verbindung zu deiner Adresse verschwinden sofort.",
          "Du darfst wissen, was wir über dich haben, es berichtigen, löschen oder mitnehmen, und eine Einwilligung jederzeit zurücknehmen. Schreib uns dafür. Du kannst dich auch bei einer Datenschutzbehörde beschweren.",
        ],
      },
      {
        heading: "Alter",
        paragraphs: ["Du musst mindestens 13 Jahre alt sein, um Hundeblick zu nutzen."],
      },
    ],
  },
  en: {
    title: "Privacy Policy",
    description:
      "What Hundeblick does with your photo, your answers and your e-mail address, for how long, and how you delete everything.",
    intro:
      "In short: you need no account. Your photo serves your report only and is deleted after 90 days. We never sell your data.",
    sections: [
      {
        heading: "Who is responsible",
        paragraphs: [
          `${OPERATOR.name}, reachable at ${OPERATOR.email} and through the contact page.`,
        ],
      },
      {
        heading: "Your photo",
        paragraphs: [
          "We read the photo once, make it smaller and remove everything the camera wrote into it, such as the place. Then we delete the original.",
          "The smaller picture is shown in the report. After 90 days it is deleted by itself. It is never published.",
          "Normally a program on our own computers looks at the picture. If this site uses somebody else’s service for that, the report says so.",
        ],
      },
      {
        heading: "Your answers and the report",
        paragraphs: [
          "Age, weight, allergies and everything else in the form are optional. We use them only to write the report.",
          "Only people who know its link can read the report. The link cannot be guessed.",
        ],
      },
      {
        heading: "Your e-mail address",
        points: [
          "It unlocks the report and gets one e-mail with the link.",
          "Tips, about two or three times a month, are sent only if you tick the box and confirm it once more in an e-mail. Each of these e-mails has a link to stop them.",
          "We do not pass the address on and never sell it.",
        ],
      },
      {
        heading: "Counting without names",
        paragraphs: [
          "We count visits: first page, the site that led here, device, browser, country and the steps to the report. We do not store your IP address, only a shortened part of it and a pseudonym. The same goes for clicks on product links.",
          "If something breaks in your browser, we receive the technical error message without personal data.",
        ],
      },
      {
        heading: "What is kept in your browser",
        paragraphs: [
          "We set no cookies and load nothing from other servers. So that a reload loses nothing, your browser remembers:",
        ],
        points: [
          "app-store: language, your answers and which analysis is running",
          "hundeblick: the chosen photo, until you remove it",
          "theme: whether you like it light or dark",
          "visit: a random number for this visit, until you close the tab",
        ],
      },
      {
        heading: "Product links",
        paragraphs: [
          "Links to products are advertising and marked as such. The shop learns of you only when you tap one.",
        ],
      },
      {
        heading: "Deleting, and your rights",
        paragraphs: [
          "The report has “Delete now”: photo, report, analysis, clicks and the connection to your address disappear at once.",
          "You may know what we have about you, correct it, delete it or take it with you, and take back a consent at any time. Write to us for that. You can also complain to a data protection authority.",
        ],
      },
      {
        heading: "Age",
        paragraphs: ["You must be 13 or older to use Hundeblick."],
      },
    ],
  },
  pl: {
    title: "Polityka prywatności",
    description:
      "Co Hundeblick robi ze zdjęciem, odpowiedziami i adresem e-mail, jak długo i jak to wszystko usunąć.",
    intro:
      "W skrócie: nie potrzeba konta. Zdjęcie służy tylko do raportu i po 90 dniach zostaje usunięte. Nigdy nie sprzedajemy danych.",
    sections: [
      {
        heading: "Kto odpowiada za dane",
        paragraphs: [`${OPERATOR.name}, kontakt: ${OPERATOR.email} oraz strona kontaktowa.`],
      },
      {
        heading: "Zdjęcie",
        paragraphs: [
          "Zdjęcie odczytujemy raz, zmniejszamy i usuwamy z niego wszystko, co zapisał aparat, na przykład miejsce. Potem usuwamy oryginał.",
          "Zmniejszony obraz pokazujemy w raporcie. Po 90 dniach usuwa się sam. Nigdy go nie publikujemy.",
          "Zwykle na obraz patrzy program na naszych własnych komputerach. Jeśli ta strona korzysta z cudzej usługi, raport o tym mówi.",
        ],
      },
      {
        heading: "Odpowiedzi i raport",
        paragraphs: [
          "Wiek, waga, alergie i cała reszta formularza są dobrowolne. Używamy ich tylko do napisania raportu.",
          "Raport może przeczytać tylko osoba, która zna jego link. Linku nie da się odgadnąć.",
        ],
      },
      {
        heading: "Adres e-mail",
        points: [
          "Odblokowuje raport i dostaje jedną wiadomość z linkiem.",
          "Porady, około dwóch lub trzech w miesiącu, wysyłamy tylko po zaznaczeniu pola i ponownym potwierdzeniu w wiadomości. Każda taka wiadomość zawiera link do rezygnacji.",
          "Adresu nie przekazujemy dalej i nigdy nie sprzedajemy.",
        ],
      },
      {
        heading: "Liczenie bez nazwisk",
        paragraphs: [
          "Liczymy wizyty: pierwsza strona, strona, z której prowadził link, urządzenie, przeglądarka, kraj i kroki do raportu. Adresu IP nie zapisujemy, tylko jego skróconą część i pseudonim. Tak samo jest z kliknięciami w linki do produktów.",
          "Jeśli w przeglądarce coś się zepsuje, dostajemy techniczny komunikat o błędzie bez danych osobowych.",
        ],
      },
      {
        heading: "Co zostaje w przeglądarce",
        paragraphs: [
          "Nie używamy ciasteczek i nie wczytujemy niczego z obcych serwerów. Żeby odświeżenie strony niczego nie zgubiło, przeglądarka pamięta:",
        ],
        points: [
          "app-store: język, odpowiedzi i trwającą analizę",
          "hundeblick: wybrane zdjęcie, aż do usunięcia",
          "theme: jasny lub ciemny widok",
          "visit: losowy numer tej wizyty, do zamknięcia karty",
        ],
      },
      {
        heading: "Linki do produktów",
        paragraphs: [
          "Linki do produktów to reklama i tak są oznaczone. Sklep dowiaduje się o wizycie dopiero po kliknięciu.",
        ],
      },
      {
        heading: "Usuwanie i prawa",
        paragraphs: [
          "W raporcie jest przycisk „Usuń teraz”: zdjęcie, raport, analiza, kliknięcia i powiązanie z adresem znikają od razu.",
          "Masz prawo wiedzieć, jakie dane mamy, poprawić je, usunąć lub zabrać ze sobą, a zgodę wycofać w każdej chwili. Wystarczy do nas napisać. Możesz też złożyć skargę do organu ochrony danych.",
        ],
      },
      {
        heading: "Wiek",
        paragraphs: ["Z Hundeblick mogą korzystać osoby, które mają co najmniej 13 lat."],
      },
    ],
  },
};
