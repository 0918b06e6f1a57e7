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
  /** `14.000+` analyses made. */
  analyses: (count: string) => string;
  notMeasured: string;
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
    analyses: (count) => `${count}+ Analysen bisher`,
    notMeasured: "Beispielzahl. Sie steht hier, bis eine gemessene an ihre Stelle tritt.",
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
    analyses: (count) => `${count}+ analyses so far`,
    notMeasured: "A sample figure. It stands here until a measured one takes its place.",
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
    analyses: (count) => `Ponad ${count} analiz`,
    notMeasured: "Liczba przykładowa. Zostanie zastąpiona zmierzoną.",
  },
};

/** Words the parts of a guide say themselves, in the language of the page. */
export const useGuideWords = (): GuideWords => WORDS[useLanguage()];
