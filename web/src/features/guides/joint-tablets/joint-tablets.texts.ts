import type { Figures } from "../../../content/evidence.ts";
import type { Sign, SignBand } from "./signs.ts";
import type { Size } from "./sizes.ts";

/** @public Read by the build: scripts/content/guide-figures.ts. */
export const FIGURES: Figures = { SIZE_TEXT: "own", "BAND_TEXT.watch": "own" };

export const SIZE_TEXT: Readonly<Record<Size, { label: string; short: string; breeds: string }>> = {
  small: {
    label: "Klein, unter 10 kg",
    short: "unter 10 kg",
    breeds: "Dackel, Malteser, Zwergpudel",
  },
  medium: {
    label: "Mittel, 10–25 kg",
    short: "10–25 kg",
    breeds: "Beagle, Cocker Spaniel, Border Collie",
  },
  large: {
    label: "Groß, 25–40 kg",
    short: "25–40 kg",
    breeds: "Labrador, Deutscher Schäferhund, Boxer",
  },
  xlarge: {
    label: "Sehr groß, über 40 kg",
    short: "über 40 kg",
    breeds: "Deutsche Dogge, Bernhardiner, Neufundländer",
  },
};

export const SIGN_TEXT: Readonly<Record<Sign, string>> = {
  morning: "Ist am Morgen steif",
  stairs: "Meidet Treppen",
  play: "Spielt weniger als früher",
  standing: "Steht schwer auf",
  limp: "Hinkt",
  jump: "Springt nicht mehr aufs Sofa oder ins Auto",
  weather: "Läuft bei nasskaltem Wetter schlechter",
};

export const BAND_TEXT: Readonly<Record<SignBand, { title: string; advice: string }>> = {
  none: {
    title: "Keine Anzeichen",
    advice: "Schön. Halte das Gewicht und die tägliche Bewegung, dann ist schon viel getan.",
  },
  watch: {
    title: "Vorbeugende Maßnahmen empfohlen",
    advice:
      "Gemeint sind Gewicht, gleichmäßige Bewegung und rutschfeste Böden. Schau in vier Wochen noch einmal und sprich es beim nächsten Besuch in der Praxis an.",
  },
  tablets: {
    title: "Gelenktabletten ratsam",
    advice:
      "So stuft unser Bogen deine Antworten ein. Lass aber vorher klären, woher die Anzeichen kommen, und wähle eine Ergänzung mit Omega-3: Das ist am besten belegt.",
  },
  vet: {
    title: "Zum Tierarzt, dazu Gelenktabletten",
    advice:
      "So viele Anzeichen gehören untersucht. Eine Ergänzung kann die Fütterung begleiten, aber keinen Schmerzplan ersetzen.",
  },
};

/** What stands in the place of a band's advice while a vet comes first: nothing that waits. */
export const ADVICE_BESIDE_VET: Readonly<Partial<Record<SignBand, string>>> = {
  watch:
    "Gemeint sind Gewicht, gleichmäßige Bewegung und rutschfeste Böden. Womit du anfängst, sagt dir die Untersuchung.",
  tablets:
    "So stuft unser Bogen deine Antworten ein. Zuerst klärt aber die Praxis, woher die Anzeichen kommen und ob eine Ergänzung überhaupt passt.",
};
