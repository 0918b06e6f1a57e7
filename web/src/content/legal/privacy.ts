import { OPERATOR, TRACES_DAYS } from "../operator.ts";
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
        paragraphs: [`${OPERATOR.name}, erreichbar unter ${OPERATOR.email} und über die Kontaktseite.`],
      },
      {
        heading: "Dein Foto",
        paragraphs: [
          "Wir lesen das Foto einmal ein, verkleinern es und entfernen dabei alles, was die Kamera hineingeschrieben hat, zum Beispiel den Ort. Das Original löschen wir danach.",
          "Das verkleinerte Bild zeigt der Bericht. Nach 90 Tagen löschen wir es automatisch. Veröffentlicht wird es nie.",
          "Im Normalfall schaut sich ein Programm auf unseren eigenen Rechnern das Bild an. Nutzt diese Seite einen fremden Dienst dafür, steht das im Bericht.",
        ],
      },
      {
        heading: "Deine Antworten und der Bericht",
        paragraphs: [
          "Alter, Gewicht, Allergien und alles andere im Formular sind freiwillig. Wir nutzen sie nur, um den Bericht zu schreiben.",
          "Was auf dem Foto zu sehen war und deine Antworten bleiben beim Bericht, damit du Antworten ergänzen kannst. Von einem ergänzten Bericht bleiben die letzten zehn Fassungen davor. Mit dem Bericht wird alles gelöscht.",
          "Den Bericht kann nur lesen und ergänzen, wer seinen Link kennt. Der Link lässt sich nicht erraten.",
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
        heading: "Wenn du uns schreibst",
        paragraphs: [
          "Name, Adresse und Nachricht aus dem Kontaktformular nutzen wir nur, um dir zu antworten. Nach 180 Tagen löschen wir sie.",
        ],
      },
      {
        heading: "Zählen ohne Namen",
        paragraphs: [
          "Wir zählen Besuche: Einstiegsseite, Herkunftsseite, Gerät, Browser, Land und Schritte bis zum Bericht. Deine IP-Adresse speichern wir nicht, nur einen gekürzten Teil und ein Pseudonym. Dasselbe gilt für Klicks auf Produktlinks.",
          "Das Land liest unser eigener Rechner aus einer Liste ab, niemand sonst erfährt dafür deine Adresse. Diese Website enthält IP2Location-LITE-Daten, erhältlich unter https://lite.ip2location.com.",
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
          "attempt: die Nummer eines laufenden Uploads, bis du den Tab schließt",
          "visit: eine zufällige Nummer für diesen Besuch, bis du den Tab schließt",
          "tools-…: die Dateien eines Werkzeugs, das du geöffnet hast, damit es auch ohne Netz geht",
        ],
      },
      {
        heading: "Produktlinks",
        paragraphs: [
          "Links zu Produkten sind Werbung und so gekennzeichnet. Erst wenn du darauf tippst, erfährt der Händler von dir.",
        ],
      },
      {
        heading: "Wie lange, und auf welcher Grundlage",
        points: [
          "Foto, Besuche und Klicks: 90 Tage. Danach bleiben nur Summen, die sich niemandem zuordnen lassen.",
          "Adresse für eine Nachfrage zum Bericht: bis diese eine Mail verschickt ist, oder bis du den Bericht löschst. Deine Antwort darauf bleibt beim Bericht.",
          "Kopien anderer verschickter E-Mails: 90 Tage. Eine Anmeldung, die nicht bestätigt wird: 14 Tage.",
          "Bericht und E-Mail-Adresse: bis du sie löschst oder uns darum bittest.",
          "Grundlage ist die DSGVO, Artikel 6 Absatz 1: Buchstabe b für den Bericht und die Antwort auf deine Nachricht, Buchstabe a für Tipps und Nachfragen per E-Mail, Buchstabe f für das Zählen und für Fehlermeldungen. Unser Interesse dabei: Die Seite soll funktionieren, und wir wollen wissen, was genutzt wird.",
        ],
      },
      {
        heading: "Löschen und deine Rechte",
        paragraphs: [
          "Im Bericht gibt es „Jetzt löschen“: Foto, Bericht, Analyse, Klicks und die Verbindung zu deiner Adresse verschwinden sofort. Niemand kann sie dann noch öffnen oder finden, auch wir nicht.",
          "Du hast das Recht zu wissen, was wir über dich gespeichert haben, es berichtigen oder löschen zu lassen, es mitzunehmen und eine Einwilligung jederzeit zu widerrufen. Schreib uns dafür. Du kannst dich auch bei einer Datenschutzbehörde beschweren.",
        ],
      },
      {
        heading: "Was nach dem Löschen noch da ist",
        points: [
          `Reste in den Dateien unserer Speicher, bis sie überschrieben sind, und in verschlüsselten Sicherungskopien: höchstens ${TRACES_DAYS} Tage. Eine Sicherungskopie benutzen wir nur nach einem Ausfall.`,
          "Die zufälligen Nummern von Bericht, Analyse und Besuch: 7 Tage in internen Meldungen. Die Nummern von Bericht und Analyse bleiben mit dem Zeitpunkt des Löschens dauerhaft, als Beleg. Öffnen lässt sich damit nichts mehr.",
          "Dein Besuch, ohne Hund und ohne Bericht: bis zu 90 Tage, wie alle Besuche.",
          `Technische Protokolle, in denen weder Namen noch Adressen stehen: höchstens ${TRACES_DAYS} Tage.`,
          "Unsere E-Mail in deinem Postfach. Und deine Adresse, solange sie zum Newsletter oder zu einem anderen Bericht gehört.",
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
      "In short: you need no account. Your photo is used only for your report and is deleted after 90 days. We never sell your data.",
    sections: [
      {
        heading: "Who is responsible",
        paragraphs: [`${OPERATOR.name}, reachable at ${OPERATOR.email} and through the contact page.`],
      },
      {
        heading: "Your photo",
        paragraphs: [
          "We read the photo once, make it smaller and remove everything the camera wrote into it, such as the location. Then we delete the original.",
          "The smaller picture is shown in the report. After 90 days it is deleted automatically. It is never published.",
          "Normally a program on our own computers looks at the picture. If this site uses somebody else’s service for that, the report says so.",
        ],
      },
      {
        heading: "Your answers and the report",
        paragraphs: [
          "Age, weight, allergies and everything else in the form are optional. We use them only to write the report.",
          "What was seen in the photo and your answers stay with the report, so that you can add answers. Of a report you added to, the last ten versions before stay. All of it is deleted with the report.",
          "Only people who know its link can read the report and add to it. The link cannot be guessed.",
        ],
      },
      {
        heading: "Your e-mail address",
        points: [
          "It unlocks the report and receives one e-mail with the link.",
          "Tips, about two or three times a month, are sent only if you tick the box and confirm it once more in an e-mail. Each of these e-mails has a link to unsubscribe.",
          "We do not pass the address on and never sell it.",
        ],
      },
      {
        heading: "When you write to us",
        paragraphs: [
          "We use your name, address and message from the contact form only to answer you. After 180 days we delete them.",
        ],
      },
      {
        heading: "Counting without names",
        paragraphs: [
          "We count visits: the page you arrive on, the site you came from, device, browser, country and the steps to the report. We do not store your IP address, only a shortened part of it and a pseudonym. The same goes for clicks on product links.",
          "Our own computer reads the country from a list; nobody else learns your address for it. This site or product includes IP2Location LITE data available from https://lite.ip2location.com.",
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
          "attempt: the number of an upload in progress, until you close the tab",
          "visit: a random number for this visit, until you close the tab",
          "tools-…: the files of a tool you have opened, so that it works without a network",
        ],
      },
      {
        heading: "Product links",
        paragraphs: [
          "Links to products are advertising and marked as such. The shop learns of you only when you tap one.",
        ],
      },
      {
        heading: "How long, and on what legal basis",
        points: [
          "Photo, visits and clicks: 90 days. After that only totals remain, which cannot be linked to anybody.",
          "Address for asking how it goes on: until that one mail has left, or until you delete the report. Your answer to it stays with the report.",
          "Copies of other e-mails we sent: 90 days. A sign-up that is not confirmed: 14 days.",
          "Report and e-mail address: until you delete them or ask us to.",
          "The basis is the GDPR, Article 6(1): letter b for the report and the answer to your message, letter a for tips and follow-up questions by e-mail, letter f for counting and error messages. Our interest in that: the site should work, and we want to know what is used.",
        ],
      },
      {
        heading: "Deleting, and your rights",
        paragraphs: [
          "The report has “Delete now”: photo, report, analysis, clicks and the connection to your address disappear at once. Nobody can open or find them any more, and neither can we.",
          "You have the right to know what we hold about you, to have it corrected or deleted, to take it with you, and to withdraw your consent at any time. To do so, write to us. You can also complain to a data protection authority.",
        ],
      },
      {
        heading: "What is still there after deleting",
        points: [
          `Remains in the files of our stores, until they are written over, and in encrypted backups: ${TRACES_DAYS} days at most. We use a backup only after a failure.`,
          "The random numbers of report, analysis and visit: 7 days in internal messages. The numbers of report and analysis stay for good, with the time of the deletion, as proof. Nothing can be opened with them.",
          "Your visit, without the dog and the report: up to 90 days, like all visits.",
          `Technical logs, which hold neither names nor addresses: ${TRACES_DAYS} days at most.`,
          "Our e-mail in your mailbox. And your address, as long as it belongs to the newsletter or to another report.",
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
    description: "Co Hundeblick robi ze zdjęciem, odpowiedziami i adresem e-mail, jak długo i jak to wszystko usunąć.",
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
          "Zmniejszony obraz pokazujemy w raporcie. Po 90 dniach usuwamy go automatycznie. Nigdy go nie publikujemy.",
          "Zwykle obraz ogląda program na naszych własnych komputerach. Jeśli ta strona korzysta w tym celu z cudzej usługi, raport o tym mówi.",
        ],
      },
      {
        heading: "Odpowiedzi i raport",
        paragraphs: [
          "Wiek, waga, alergie i cała reszta formularza są dobrowolne. Używamy ich tylko do napisania raportu.",
          "To, co było widać na zdjęciu, i twoje odpowiedzi zostają przy raporcie, żeby można było je uzupełniać. Z uzupełnianego raportu zostaje dziesięć ostatnich wcześniejszych wersji. Wszystko znika razem z raportem.",
          "Raport może przeczytać i uzupełnić tylko osoba, która zna jego link. Linku nie da się odgadnąć.",
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
        heading: "Gdy do nas piszesz",
        paragraphs: [
          "Imienia, adresu i wiadomości z formularza kontaktowego używamy tylko po to, żeby odpowiedzieć. Po 180 dniach je usuwamy.",
        ],
      },
      {
        heading: "Liczenie bez nazwisk",
        paragraphs: [
          "Liczymy wizyty: pierwszą stronę, stronę, z której prowadził link, urządzenie, przeglądarkę, kraj i kroki do raportu. Adresu IP nie zapisujemy, tylko jego skróconą część i pseudonim. Tak samo jest z kliknięciami w linki do produktów.",
          "Kraj odczytuje nasz własny komputer z listy; nikt inny nie poznaje przy tym twojego adresu. Ta strona zawiera dane IP2Location LITE dostępne pod adresem https://lite.ip2location.com.",
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
          "attempt: numer trwającego przesyłania, do zamknięcia karty",
          "visit: losowy numer tej wizyty, do zamknięcia karty",
          "tools-…: pliki otwartego narzędzia, żeby działało także bez internetu",
        ],
      },
      {
        heading: "Linki do produktów",
        paragraphs: [
          "Linki do produktów to reklama i tak są oznaczone. Sklep dowiaduje się o wizycie dopiero po kliknięciu.",
        ],
      },
      {
        heading: "Jak długo i na jakiej podstawie",
        points: [
          "Zdjęcie, wizyty i kliknięcia: 90 dni. Potem zostają tylko sumy, które nie dotyczą nikogo konkretnego.",
          "Adres do pytania, jak jest dalej: do wysłania tej jednej wiadomości albo do usunięcia raportu. Twoja odpowiedź zostaje przy raporcie.",
          "Kopie innych wysłanych wiadomości: 90 dni. Zapis, który nie został potwierdzony: 14 dni.",
          "Raport i adres e-mail: do ich usunięcia lub do prośby o usunięcie.",
          "Podstawą jest RODO, art. 6 ust. 1: litera b dla raportu i odpowiedzi na wiadomość, litera a dla porad i pytań e-mailem, litera f dla liczenia i komunikatów o błędach. Nasz interes: strona ma działać, a my chcemy wiedzieć, co jest używane.",
        ],
      },
      {
        heading: "Usuwanie i prawa",
        paragraphs: [
          "W raporcie jest przycisk „Usuń teraz”: zdjęcie, raport, analiza, kliknięcia i powiązanie z adresem znikają od razu. Nikt nie może ich już otworzyć ani znaleźć, my też nie.",
          "Masz prawo wiedzieć, jakie dane mamy, poprawić je, usunąć lub przenieść, a zgodę wycofać w każdej chwili. Wystarczy do nas napisać. Możesz też złożyć skargę do organu ochrony danych.",
        ],
      },
      {
        heading: "Co zostaje po usunięciu",
        points: [
          `Resztki w plikach naszych baz, dopóki nie zostaną nadpisane, oraz w zaszyfrowanych kopiach zapasowych: najwyżej ${TRACES_DAYS} dni. Z kopii zapasowej korzystamy tylko po awarii.`,
          "Losowe numery raportu, analizy i wizyty: 7 dni w wewnętrznych komunikatach. Numery raportu i analizy zostają na stałe, z czasem usunięcia, jako dowód. Niczego nie da się już nimi otworzyć.",
          "Sama wizyta, bez psa i bez raportu: do 90 dni, jak wszystkie wizyty.",
          `Dzienniki techniczne, w których nie ma imion ani adresów: najwyżej ${TRACES_DAYS} dni.`,
          "Nasza wiadomość w skrzynce odbiorczej. A także adres, dopóki należy do newslettera lub innego raportu.",
        ],
      },
      {
        heading: "Wiek",
        paragraphs: ["Z Hundeblick mogą korzystać osoby, które mają co najmniej 13 lat."],
      },
    ],
  },
};
