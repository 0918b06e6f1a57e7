import type { LegalTexts } from "./legal-text.ts";

/** The terms of service. */
export const TERMS: LegalTexts = {
  de: {
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
  en: {
    title: "Terms of Service",
    description: "What you may expect of Hundeblick, what you may not, and which rules apply.",
    intro: "Hundeblick is free and for information. It does not replace an examination by a vet.",
    sections: [
      {
        heading: "What you get",
        paragraphs: [
          "A photo and your optional answers become a report with pointers about your dog. Every sentence says where it comes from: seen, from you, or typical.",
          "The report is for information only. It is neither a diagnosis nor veterinary advice. If your dog is unwell, call a vet.",
        ],
      },
      {
        heading: "What we ask of you",
        points: [
          "You are 13 or older.",
          "You upload only photos you may use and in which no strangers can be recognised.",
          "You give an e-mail address that is yours.",
          "You do not try to disrupt the service or query it automatically.",
        ],
      },
      {
        heading: "Supplements and advertising",
        paragraphs: [
          "Recommendations follow fixed rules from your answers and published evidence. Product links are marked as ads. If you buy through one, we may receive a commission. The recommendation is decided beforehand. The seller is always the shop.",
        ],
      },
      {
        heading: "Availability and liability",
        paragraphs: [
          "We do our best to keep everything running, but cannot promise that the site is always available. A report can be wrong. We are fully liable for intent and gross negligence and for harm to life, body and health; otherwise only as far as the law requires.",
        ],
      },
      {
        heading: "Deleting and ending",
        paragraphs: [
          "You can delete photo and report at any time. Photos are deleted automatically after 90 days. You can read more in the privacy policy.",
        ],
      },
      {
        heading: "Law",
        paragraphs: ["German law applies. Mandatory consumer rights of the country you live in remain unaffected."],
      },
    ],
  },
  pl: {
    title: "Regulamin",
    description: "Czego można oczekiwać od Hundeblick, czego nie, i jakie zasady obowiązują.",
    intro: "Hundeblick jest bezpłatny i ma charakter informacyjny. Nie zastępuje badania u weterynarza.",
    sections: [
      {
        heading: "Co otrzymujesz",
        paragraphs: [
          "Ze zdjęcia i dobrowolnych odpowiedzi powstaje raport ze wskazówkami o psie. Każde zdanie mówi, czy coś jest widoczne, od Ciebie czy typowe.",
          "Raport ma wyłącznie charakter informacyjny. Nie jest diagnozą ani poradą weterynaryjną. Jeśli pies źle się czuje, zadzwoń do weterynarza.",
        ],
      },
      {
        heading: "O co prosimy",
        points: [
          "Masz co najmniej 13 lat.",
          "Dodajesz tylko zdjęcia, których możesz używać i na których nie widać obcych osób.",
          "Podajesz własny adres e-mail.",
          "Nie próbujesz zakłócać usługi ani odpytywać jej automatycznie.",
        ],
      },
      {
        heading: "Suplementy i reklama",
        paragraphs: [
          "Zalecenia powstają według stałych zasad, z podanych informacji i opublikowanych badań. Linki do produktów są oznaczone jako reklama. Przy zakupie przez taki link możemy otrzymać prowizję. Zalecenie jest ustalone wcześniej. Sprzedawcą jest zawsze sklep.",
        ],
      },
      {
        heading: "Dostępność i odpowiedzialność",
        paragraphs: [
          "Staramy się, żeby wszystko działało, ale nie obiecujemy stałej dostępności. Raport może się mylić. Za winę umyślną, rażące niedbalstwo oraz szkody na życiu, ciele i zdrowiu odpowiadamy bez ograniczeń, poza tym tylko w zakresie wymaganym przez prawo.",
        ],
      },
      {
        heading: "Usuwanie i zakończenie",
        paragraphs: [
          "Zdjęcie i raport możesz usunąć w każdej chwili. Zdjęcia usuwamy automatycznie po 90 dniach. Więcej informacji zawiera polityka prywatności.",
        ],
      },
      {
        heading: "Prawo",
        paragraphs: [
          "Obowiązuje prawo niemieckie. Bezwzględnie obowiązujące prawa konsumenta z kraju zamieszkania pozostają w mocy.",
        ],
      },
    ],
  },
};
