import { OPERATOR, TRACES_DAYS } from "../../operator.ts";
import type { LegalTexts } from "../legal-text.ts";
import { address, contact, numbers } from "../operator-lines.ts";

const TEXTS: LegalTexts = {
  impressum: {
    title: "Impressum",
    description:
      "Wer Hundeblick betreibt, wer für die Texte verantwortlich ist und wie du uns erreichst: Angaben nach § 5 DDG.",
    intro: "Angaben nach § 5 DDG.",
    sections: [
      { heading: "Betreiber", points: address },
      {
        heading: "So erreichst du uns",
        points: [...contact("E-Mail", "Telefon"), ...numbers("Umsatzsteuer-ID", "Register")],
      },
      {
        heading: "Verantwortlich für die Texte (§ 18 Abs. 2 MStV)",
        paragraphs: [`${OPERATOR.responsible}, Anschrift wie oben`],
      },
      {
        heading: "Was diese Seite nicht ist",
        paragraphs: [
          "Hundeblick informiert. Es ersetzt keine tierärztliche Untersuchung. Links zu Produkten sind Werbung und als „Anzeige“ gekennzeichnet.",
        ],
      },
      {
        heading: "Streitbeilegung",
        paragraphs: [
          "Wir nehmen nicht an einem Streitbeilegungsverfahren vor einer Verbraucherschlichtungsstelle teil und sind dazu nicht verpflichtet.",
        ],
      },
      {
        heading: "Bilder und Schriften",
        paragraphs: [
          "Die Zeichnungen sind für Hundeblick entstanden. Symbole: Lucide (ISC-Lizenz). Schriften: Bricolage Grotesque und Figtree (SIL Open Font License).",
        ],
      },
    ],
  },
  privacy: {
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
          "Im Normalfall schaut sich ein Programm auf unseren eigenen Rechnern das Bild an. Nutzt diese Seite einen fremden Dienst dafür, steht das im Bericht. Er bekommt dann die Bilder, Rasse, Alter und worum es geht, samt den ersten Sätzen deiner eigenen Worte; E-Mail-Adressen und Telefonnummern nehmen wir vorher heraus.",
          "Weitere Fotos sind freiwillig. Für sie gilt dasselbe, auch das Löschen.",
        ],
      },
      {
        heading: "Deine Antworten und der Bericht",
        paragraphs: [
          "Alter, Gewicht, Allergien und alles andere im Formular sind freiwillig. Wir nutzen sie, um den Bericht zu schreiben. Name, Rasse, Alter und Gewicht stehen außerdem bis zu 90 Tage bei deinem Besuch in unserer Zählung, längstens aber, bis du den Bericht löschst. Länger zählen wir nur die Rasse, und nur wenn du es erlaubst.",
          "Was auf dem Foto zu sehen war und deine Antworten bleiben beim Bericht, damit du Antworten ergänzen kannst. Ergänzt du den Bericht, bewahren wir die zehn letzten früheren Fassungen auf. Mit dem Bericht wird alles gelöscht.",
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
          "Name, Adresse und Nachricht aus dem Kontaktformular nutzen wir nur, um dir zu antworten. In unserer Datenbank löschen wir sie nach 180 Tagen, in unserem Postfach spätestens dann auch.",
        ],
      },
      {
        heading: "Zählen ohne Namen",
        paragraphs: [
          "Wir zählen Besuche: Einstiegsseite, Herkunftsseite, Kampagne im Link, Gerät, Betriebssystem, Browser, Sprache, Land und Schritte bis zum Bericht, dazu, welchen Check du geöffnet hast, wie dringend das Ergebnis war und welche Fragen du ausgelassen hast. Erkennt unser Programm in deinen Worten ein Notfallzeichen, zählen wir, welches es war und was du auf unsere Rückfrage geantwortet hast. Deinen Text speichern wir dabei nie. Deine IP-Adresse speichern wir nicht, nur einen gekürzten Teil und ein Pseudonym. Dasselbe gilt für Klicks auf Produktlinks.",
          "Nur wenn du es beim Ergänzen der Rasse ankreuzt, zählen wir mit, was das Programm auf dem Foto gesehen hat und welche Rasse du nennst: zwei Rassen und den Monat, sonst nichts. Die Zählung führt nicht zu dir oder deinem Bericht zurück und bleibt deshalb auch nach dem Löschen.",
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
          "app-store: Sprache, deine Antworten, Name und Größe der Fotodatei, die laufende oder letzte Analyse",
          "hundeblick: die gewählten Fotos, bis du sie entfernst",
          "theme: ob du es hell oder dunkel magst",
          "attempt: die Nummer eines laufenden Uploads, bis du den Tab schließt",
          "visit: eine zufällige Nummer für diesen Besuch, bis du den Tab schließt",
          "check-… und tool-…: was du auf der Seite eines Checks oder Tools angegeben hast, bis du den Tab schließt",
          "answers-…: Antworten zu einem Bericht, die du noch nicht gesendet hast, bis du den Tab schließt",
          "tools-…: die Dateien eines Tools, das du geöffnet hast, damit es auch ohne Netz geht",
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
          "Wird aus einem Foto kein Bericht, etwa weil kein Hund zu sehen ist, löschen wir es sofort. 30 Tage lang speichern wir den Grund, eine Prüfsumme, an der wir eine wiederholte Sendung erkennen, und bei einem Notfall das Anzeichen und was dann zu tun ist: ohne Namen, ohne deinen Text und ohne Bezug zu deinem Besuch.",
          "Adresse für eine Nachfrage zum Bericht: bis diese eine Mail verschickt ist, oder bis du den Bericht löschst. Deine Antwort darauf bleibt beim Bericht.",
          "An wen welche andere E-Mail ging, mit dem Namen deines Hundes, aber ohne den Text: 90 Tage. Eine Anmeldung, die nicht bestätigt wird: 14 Tage.",
          "Bericht und E-Mail-Adresse: bis du sie löschst oder uns darum bittest.",
          "Grundlage ist die DSGVO, Artikel 6 Absatz 1: Buchstabe b für den Bericht und die Antwort auf deine Nachricht, Buchstabe a für Tipps und Nachfragen per E-Mail und für das Mitzählen der Rasse, Buchstabe f für das Zählen und für Fehlermeldungen. Unser Interesse dabei: Die Seite soll funktionieren, und wir wollen wissen, was genutzt wird.",
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
          `Reste in den Dateien unserer Speicher, bis sie überschrieben sind (bei der Datenbank: Journal, Änderungsprotokoll „Oplog“ und frei gewordene Stellen), und in verschlüsselten Sicherungskopien: höchstens ${TRACES_DAYS} Tage. Eine Sicherungskopie benutzen wir nur nach einem Ausfall.`,
          "Die zufälligen Nummern von Bericht, Analyse und Besuch: 7 Tage in internen Meldungen. Die Nummern von Bericht und Analyse bleiben mit dem Zeitpunkt des Löschens dauerhaft, als Beleg. Öffnen lässt sich damit nichts mehr.",
          "Dein Besuch, ohne Hund und ohne Bericht: bis zu 90 Tage, wie alle Besuche.",
          `Technische Protokolle, in denen weder Namen noch Adressen stehen: höchstens ${TRACES_DAYS} Tage.`,
          "Ein Nachweis, dass du den Newsletter bestätigt oder abbestellt hast oder dass wir deine Adresse auf deine Bitte gelöscht haben: mit einem Pseudonym statt der Adresse, dauerhaft. So können wir deine Einwilligung belegen und ein Nein einhalten.",
          "Unsere E-Mail in deinem Postfach. Und deine Adresse, solange sie zum Newsletter oder zu einem anderen Bericht gehört.",
        ],
      },
      {
        heading: "Alter",
        paragraphs: ["Du musst mindestens 13 Jahre alt sein, um Hundeblick zu nutzen."],
      },
    ],
  },
  terms: {
    title: "Nutzungsbedingungen",
    description: "Was du von Hundeblick erwarten darfst, was nicht, und welche Regeln gelten.",
    intro: "Hundeblick ist kostenlos und informiert. Eine tierärztliche Untersuchung ersetzt es nicht.",
    sections: [
      {
        heading: "Was du bekommst",
        paragraphs: [
          "Aus einem Foto und deinen freiwilligen Antworten entsteht ein Bericht mit Hinweisen zu deinem Hund. Jeder Satz sagt, woher er kommt: gesehen, von dir oder typisch.",
          "Der Bericht dient nur zur Information. Er stellt keine Diagnose und ist kein tierärztlicher Rat. Geht es deinem Hund schlecht, ruf in einer Tierarztpraxis an.",
        ],
      },
      {
        heading: "Worum wir dich bitten",
        points: [
          "Du bist mindestens 13 Jahre alt.",
          "Du lädst nur Fotos hoch, die du verwenden darfst und auf denen keine fremden Menschen zu erkennen sind.",
          "Du gibst eine E-Mail-Adresse an, die dir gehört.",
          "Du versuchst nicht, den Dienst zu stören oder automatisch abzufragen.",
        ],
      },
      {
        heading: "Ergänzungen und Werbung",
        paragraphs: [
          "Empfehlungen entstehen nach festen Regeln aus deinen Angaben und veröffentlichten Belegen. Produktlinks sind als Anzeige gekennzeichnet. Kaufst du darüber, können wir eine Provision bekommen. Die Empfehlung steht vorher fest. Verkäufer ist immer der Händler.",
        ],
      },
      {
        heading: "Verfügbarkeit und Haftung",
        paragraphs: [
          "Wir tun unser Bestes, damit alles läuft, versprechen aber keine ständige Verfügbarkeit. Ein Bericht kann sich irren. Für Vorsatz und grobe Fahrlässigkeit und für Schäden an Leben, Körper und Gesundheit haften wir unbeschränkt, sonst nur, soweit das Gesetz es verlangt.",
        ],
      },
      {
        heading: "Löschen und Ende",
        paragraphs: [
          "Du kannst Foto und Bericht jederzeit löschen. Fotos löschen wir nach 90 Tagen automatisch. Mehr dazu steht unter Datenschutz.",
        ],
      },
      {
        heading: "Recht",
        paragraphs: ["Es gilt deutsches Recht. Zwingende Verbraucherrechte deines Wohnsitzlandes bleiben bestehen."],
      },
    ],
  },
};

export default TEXTS;
