import type { Figures } from "../../../content/evidence.ts";
import { VET_FIRST } from "../parts/vet-first.de.ts";
import type { JointTabletTexts } from "./joint-tablets.texts.ts";

/** @public Read by the build: scripts/content/guide-figures.ts. */
export const FIGURES: Figures = { "TEXTS.sizes": "own", "TEXTS.bands.watch": "own" };

export const TEXTS: JointTabletTexts = {
  sizes: {
    small: { label: "Klein, unter 10 kg", short: "unter 10 kg", breeds: "Dackel, Malteser, Zwergpudel" },
    medium: { label: "Mittel, 10–25 kg", short: "10–25 kg", breeds: "Beagle, Cocker Spaniel, Border Collie" },
    large: { label: "Groß, 25–40 kg", short: "25–40 kg", breeds: "Labrador, Deutscher Schäferhund, Boxer" },
    xlarge: {
      label: "Sehr groß, über 40 kg",
      short: "über 40 kg",
      breeds: "Deutsche Dogge, Bernhardiner, Neufundländer",
    },
  },
  advice: {
    question: "Wie groß ist dein Hund?",
    example: "Zum Beispiel {{breeds}}",
    prevention: "Vorsorglich prüfen",
    preventionNote: "Gewicht, Gang und Muskeln alle paar Monate prüfen.",
    treatment: "Begleiten, wenn Anzeichen da sind",
    treatmentNote: "Mit einem Termin in der Praxis, bevor du etwas gibst.",
    years: "{{years}} Jahre",
    tablets: "Tabletten, Woche {{weeks}}",
    perDay: "{{tablets}} am Tag",
  },
  table: {
    caption: "Alter in Jahren und Tabletten am Tag, nach Gewicht",
    weight: "Gewicht",
    prevention: "Vorbeugend",
    treatment: "Begleitend",
    tablets: "Tabletten",
  },
  signQuestion: "Was beobachtest du?",
  signs: {
    morning: "Ist am Morgen steif",
    stairs: "Meidet Treppen",
    play: "Spielt weniger als früher",
    standing: "Steht schwer auf",
    limp: "Hinkt",
    jump: "Springt nicht mehr aufs Sofa oder ins Auto",
    weather: "Läuft bei nasskaltem Wetter schlechter",
  },
  alarmQuestion: "Das Wichtigste zuerst, ohne Punkte:",
  alarms: {
    thickJoint: "Ein Gelenk ist heiß, dick oder geschwollen",
    painOnTouch: "Berühren oder Hochheben tut ihm weh",
  },
  ofPoints: "von {{max}} Punkten",
  bands: {
    none: {
      title: "Keine Anzeichen",
      asksForVet: false,
      advice: ["Schön. Halte das Gewicht und die tägliche Bewegung, dann ist schon viel getan."],
    },
    watch: {
      title: "Vorbeugende Maßnahmen empfohlen",
      asksForVet: false,
      advice: [
        "Gemeint sind Gewicht, gleichmäßige Bewegung und rutschfeste Böden. Schau in vier Wochen noch einmal und sprich es beim nächsten Besuch in der Praxis an. Meidet dein Hund Treppen oder Sprünge, geh noch diese Woche hin.",
      ],
    },
    tablets: {
      title: "Gelenktabletten ratsam",
      asksForVet: false,
      advice: [
        "So stuft unser Bogen deine Antworten ein. Lass aber vorher, noch diese Woche, klären, woher die Anzeichen kommen, und wähle eine Ergänzung mit Omega-3: Das ist am besten belegt.",
      ],
    },
    vet: {
      title: "Zum Tierarzt, dazu Gelenktabletten",
      asksForVet: true,
      advice: [
        "Bei so vielen Anzeichen muss dein Hund untersucht werden. Eine Ergänzung kann die Fütterung begleiten, aber keinen Schmerzplan ersetzen.",
      ],
    },
  },
  vetFirst: VET_FIRST,
};
