import type { Language, Localised } from "@hundeblick/proto/language";

/** Benefit texts by a keyword in the ingredient's name (specification, section 9); the last one is the default. */
const TEXTS: readonly { keyword: RegExp; text: Localised }[] = [
  {
    keyword: /omega|fish|fisch|lachs|salmon|ryb|łoso/i,
    text: {
      de: "Haut und Fell erneuern sich langsam. Gib dem Öl 6 bis 12 Wochen, bevor du urteilst.",
      en: "Skin and coat renew slowly. Give the oil 6 to 12 weeks before you judge it.",
      pl: "Skóra i sierść odnawiają się powoli. Daj olejowi od 6 do 12 tygodni, zanim go ocenisz.",
    },
  },
  {
    keyword: /gluco|gluko/i,
    text: {
      de: "Manche geben es 8 bis 12 Wochen lang. Bleibt alles gleich, kannst du es weglassen.",
      en: "Some owners give it for 8 to 12 weeks. If nothing changes, you can leave it out.",
      pl: "Niektórzy podają ją przez 8–12 tygodni. Jeśli nic się nie zmieni, można z niej zrezygnować.",
    },
  },
  {
    keyword: /\bmsm\b|chondroit/i,
    text: {
      de: "Notier dir, wie dein Hund läuft, und vergleiche nach 8 bis 12 Wochen. Siehst du keinen Unterschied, kannst du es weglassen.",
      en: "Write down how your dog moves and compare after 8 to 12 weeks. If you see no difference, you can leave it out.",
      pl: "Zapisz, jak pies się porusza, i porównaj po 8–12 tygodniach. Jeśli nie widać różnicy, można to odstawić.",
    },
  },
  {
    keyword: /probioti|probioty/i,
    text: {
      de: "Am Kot siehst du nach 1 bis 4 Wochen, ob es zu deinem Hund passt.",
      en: "After 1 to 4 weeks the stools show whether it suits your dog.",
      pl: "Po 1–4 tygodniach po kupie widać, czy to służy psu.",
    },
  },
  {
    keyword: /(?:)/,
    text: {
      de: "Beobachte 6 bis 8 Wochen und vergleiche mit vorher. Siehst du keinen Unterschied, kannst du es weglassen.",
      en: "Watch for 6 to 8 weeks and compare with before. If you see no difference, you can leave it out.",
      pl: "Obserwuj przez 6–8 tygodni i porównaj z tym, co było. Jeśli nie widać różnicy, można to odstawić.",
    },
  },
];

/** Benefit text of a supplement without a timeline. */
export function fallbackTimeline(ingredientName: string, language: Language): string {
  return TEXTS.find(({ keyword }) => keyword.test(ingredientName))?.text[language] ?? "";
}
