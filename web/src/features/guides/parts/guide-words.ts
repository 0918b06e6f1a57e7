import type { Language } from "@hundeblick/proto/language";
import { useLanguage } from "#shared/language/use-language.ts";

interface GuideWords {
  contents: string;
  example: string;
  exampleNote: string;
  ad: string;
  adNote: string;
  evidence: string;
  /** What a bar of five says to somebody who cannot see it. */
  ofFive: (dots: number) => string;
  kg: string;
  /** How many visits led to a report, as counted. */
  reports: (count: string) => string;
  /** In the place of the count, until enough was counted. */
  free: string;
}

const WORDS: Readonly<Record<Language, GuideWords>> = {
  de: {
    contents: "Inhalt",
    example: "Beispiel",
    exampleNote: "Erfunden, damit du dir den Weg vorstellen kannst. Kein Bericht eines Kunden.",
    ad: "Anzeige",
    adNote: "Hier geht es um unser eigenes Angebot.",
    evidence: "Was dahinter steht",
    ofFive: (dots) => `${dots} von 5`,
    kg: "kg",
    reports: (count) => `${count} Besuche haben schon zu einem Bericht geführt.`,
    free: "Kostenlos und ohne Konto. Jeder Satz sagt, woher er kommt.",
  },
  en: {
    contents: "Contents",
    example: "Example",
    exampleNote: "Made up, so that you can picture how it might go. Not a customer’s story.",
    ad: "Ad",
    adNote: "This is about our own offer.",
    evidence: "What is behind it",
    ofFive: (dots) => `${dots} of 5`,
    kg: "kg",
    reports: (count) => `${count} visits have led to a report so far.`,
    free: "Free and without an account. Every sentence says where it comes from.",
  },
  pl: {
    contents: "Spis treści",
    example: "Przykład",
    exampleNote: "Historia wymyślona, żeby pokazać możliwą drogę. To nie relacja klienta.",
    ad: "Reklama",
    adNote: "Tu chodzi o naszą własną ofertę.",
    evidence: "Na czym to się opiera",
    ofFive: (dots) => `${dots} z 5`,
    kg: "kg",
    reports: (count) => `Wizyty zakończone raportem: ${count}.`,
    free: "Bezpłatnie i bez konta. Przy każdym zdaniu widać, skąd pochodzi.",
  },
};

/** Words the parts of a guide say themselves, in the language of the page. */
export const useGuideWords = (): GuideWords => WORDS[useLanguage()];
