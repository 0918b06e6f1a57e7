import type { Figures } from "../../../content/evidence.ts";
import type { Alarm, Sign, SignBand } from "./signs.ts";
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

export const ALARM_TEXT: Readonly<Record<Alarm, string>> = {
  thickJoint: "Ein Gelenk ist heiß, dick oder geschwollen",
  painOnTouch: "Berühren oder Hochheben tut ihm weh",
};

export const BAND_TEXT: Readonly<Record<SignBand, { title: string; advice: readonly string[]; asksForVet: boolean }>> =
  {
    none: {
      title: "Keine Anzeichen",
      asksForVet: false,
      advice: ["Schön. Halte das Gewicht und die tägliche Bewegung, dann ist schon viel getan."],
    },
    watch: {
      title: "Vorbeugende Maßnahmen empfohlen",
      asksForVet: false,
      advice: [
        "Gemeint sind Gewicht, gleichmäßige Bewegung und rutschfeste Böden. Schau in vier Wochen noch einmal und sprich es beim nächsten Besuch in der Praxis an.",
      ],
    },
    tablets: {
      title: "Gelenktabletten ratsam",
      asksForVet: false,
      advice: [
        "So stuft unser Bogen deine Antworten ein. Lass aber vorher klären, woher die Anzeichen kommen, und wähle eine Ergänzung mit Omega-3: Das ist am besten belegt.",
      ],
    },
    vet: {
      title: "Zum Tierarzt, dazu Gelenktabletten",
      asksForVet: true,
      advice: [
        "So viele Anzeichen gehören untersucht. Eine Ergänzung kann die Fütterung begleiten, aber keinen Schmerzplan ersetzen.",
      ],
    },
  };
