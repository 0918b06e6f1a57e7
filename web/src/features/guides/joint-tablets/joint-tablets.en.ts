import type { Figures } from "../../../content/evidence.ts";
import { VET_FIRST } from "../parts/vet-first.en.ts";

/** @public Read by the build: scripts/content/guide-figures.ts. */
export const FIGURES: Figures = { "TEXTS.sizes": "own", "TEXTS.bands.watch": "own" };

export const TEXTS = {
  sizes: {
    small: { label: "Small, under 10 kg", short: "under 10 kg", breeds: "Dachshund, Maltese, Toy Poodle" },
    medium: { label: "Medium, 10–25 kg", short: "10–25 kg", breeds: "Beagle, Cocker Spaniel, Border Collie" },
    large: { label: "Large, 25–40 kg", short: "25–40 kg", breeds: "Labrador, German Shepherd, Boxer" },
    xlarge: { label: "Very large, over 40 kg", short: "over 40 kg", breeds: "Great Dane, St Bernard, Newfoundland" },
  },
  // Needs of a dog of a size, and from which age.
  advice: {
    question: "How big is your dog?",
    example: "For example {{breeds}}",
    prevention: "Start looking closely",
    preventionNote: "Check weight, walk and muscles every few months.",
    treatment: "Support, if there are signs",
    treatmentNote: "With a visit to the vet before you give anything.",
    years: "{{years}} years",
    tablets: "Tablets, weeks {{weeks}}",
    perDay: "{{tablets}} a day",
  },
  table: {
    caption: "Age in years and tablets a day, by weight",
    weight: "Weight",
    prevention: "Prevention",
    treatment: "Support",
    tablets: "Tablets",
  },
  signQuestion: "What have you noticed?",
  signs: {
    morning: "Stiff in the morning",
    stairs: "Avoids stairs",
    play: "Plays less than before",
    standing: "Struggles to get up",
    limp: "Limps",
    jump: "No longer jumps onto the sofa or into the car",
    weather: "Walks worse in cold, wet weather",
  },
  alarmQuestion: "And first of all, without points:",
  alarms: {
    thickJoint: "A joint is hot, thick or swollen",
    painOnTouch: "Being touched or lifted hurts",
  },
  ofPoints: "of {{max}} points",
  bands: {
    none: {
      title: "No signs",
      asksForVet: false,
      advice: ["Good. Keep the weight and the daily exercise as they are, and much is done already."],
    },
    watch: {
      title: "Preventive measures recommended",
      asksForVet: false,
      advice: [
        "That means weight, steady exercise and floors that grip. Look again in four weeks, and mention it at your next visit to the vet. If your dog avoids stairs or jumps, make that visit this week.",
      ],
    },
    tablets: {
      title: "Joint tablets advisable",
      asksForVet: false,
      advice: [
        "That is where our sheet puts your answers. But have a vet find out this week where the signs come from, and choose a supplement with omega-3: it has the best evidence.",
      ],
    },
    vet: {
      title: "See a vet, and joint tablets as well",
      asksForVet: true,
      advice: [
        "So many signs need examining. A supplement can go along with the food. It cannot take the place of a pain plan.",
      ],
    },
  },
  vetFirst: VET_FIRST,
};
