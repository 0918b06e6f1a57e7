import { OPERATOR } from "../operator.ts";
import type { LegalTexts } from "./legal-text.ts";

const address = [OPERATOR.name, OPERATOR.responsible, OPERATOR.street, OPERATOR.city, OPERATOR.country];
const contact = (mail: string, phone: string) => [`${mail}: ${OPERATOR.email}`, `${phone}: ${OPERATOR.phone}`];
const numbers = (vat: string, register: string) => [
  ...(OPERATOR.vatId ? [`${vat}: ${OPERATOR.vatId}`] : []),
  ...(OPERATOR.register ? [`${register}: ${OPERATOR.register}`] : []),
];

/** Who runs the site, as German law asks (§ 5 DDG, § 18 MStV). */
export const IMPRESSUM: LegalTexts = {
  de: {
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
  en: {
    title: "Legal notice",
    description:
      "Who runs Hundeblick, who answers for its texts and how to reach us: the legal notice that German law asks for.",
    intro: "Information required by § 5 of the German Digital Services Act (DDG).",
    sections: [
      { heading: "Operator", points: address },
      { heading: "How to reach us", points: [...contact("E-mail", "Phone"), ...numbers("VAT ID", "Register")] },
      {
        heading: "Responsible for the texts (§ 18 (2) MStV)",
        paragraphs: [`${OPERATOR.responsible}, address as above`],
      },
      {
        heading: "What this site is not",
        paragraphs: [
          "Hundeblick is for information. It does not replace a visit to the vet. Links to products are advertising and marked “Ad”.",
        ],
      },
      {
        heading: "Dispute resolution",
        paragraphs: [
          "We do not take part in dispute resolution before a consumer arbitration board and are not obliged to.",
        ],
      },
      {
        heading: "Pictures and fonts",
        paragraphs: [
          "The drawings were made for Hundeblick. Icons: Lucide (ISC licence). Fonts: Bricolage Grotesque and Figtree (SIL Open Font License).",
        ],
      },
    ],
  },
  pl: {
    title: "Nota prawna",
    description:
      "Kto prowadzi Hundeblick, kto odpowiada za teksty i jak się z nami skontaktować: dane wymagane przez niemieckie prawo.",
    intro: "Dane wymagane przez § 5 niemieckiej ustawy o usługach cyfrowych (DDG).",
    sections: [
      { heading: "Operator", points: address },
      { heading: "Kontakt", points: [...contact("E-mail", "Telefon"), ...numbers("Numer VAT", "Rejestr")] },
      {
        heading: "Odpowiedzialność za teksty (§ 18 ust. 2 MStV)",
        paragraphs: [`${OPERATOR.responsible}, adres jak wyżej`],
      },
      {
        heading: "Czym ta strona nie jest",
        paragraphs: [
          "Hundeblick informuje. Nie zastępuje badania weterynaryjnego. Linki do produktów są reklamą i mają oznaczenie „Reklama”.",
        ],
      },
      {
        heading: "Rozstrzyganie sporów",
        paragraphs: [
          "Nie uczestniczymy w postępowaniach przed organami polubownego rozstrzygania sporów konsumenckich i nie mamy takiego obowiązku.",
        ],
      },
      {
        heading: "Ilustracje i czcionki",
        paragraphs: [
          "Rysunki powstały dla Hundeblick. Ikony: Lucide (licencja ISC). Czcionki: Bricolage Grotesque i Figtree (SIL Open Font License).",
        ],
      },
    ],
  },
};
