import type { Figures } from "../../../content/evidence.ts";
import { VET_FIRST } from "../parts/vet-first.en.ts";

/** @public Read by the build: scripts/content/guide-figures.ts. */
export const FIGURES: Figures = { "TEXTS.bands.minimal": "own", "TEXTS.dose.note": "own" };

export const TEXTS = {
  symptoms: {
    morningStiffness: "Stiff in the morning",
    limpingAfterRest: "Limps after resting",
    stairs: "Trouble with stairs",
    lessActive: "Moves less",
    muscleLoss: "Muscles are wasting",
    swelling: "Joints swollen, thick or hot",
    painOnTouch: "Pain when touched",
    weather: "Worse in cold, wet weather",
  },
  ratings: { "0": "None", "1": "Mild", "2": "Medium", "3": "Strong" },
  // Shown before the first answer.
  empty: "Rate the signs. The result appears here and changes with every tap.",
  answered: "{{answered}} of {{of}} signs rated. A record of what you see, not a diagnosis.",
  bands: {
    minimal: {
      title: "No signs, or hardly any",
      asksForVet: false,
      advice: [
        "Keep the weight where it is and stay with steady exercise every day.",
        "Fill in the sheet again every three months. That way you notice a change early.",
      ],
    },
    mild: {
      title: "Mild signs",
      asksForVet: false,
      advice: [
        "Mention what you have seen at your next visit to the vet. If your dog avoids stairs or no longer walks as far, make that visit this week.",
        "Start at home: check the weight, cover slippery floors, walk little and often.",
      ],
    },
    moderate: {
      title: "Moderate signs",
      asksForVet: true,
      advice: [
        "Book an appointment in the next few days. Only an examination shows whether it is arthritis.",
        "Take this sheet and a short video of your dog walking.",
        "Until then: no jumping, no ball games, no long walks.",
      ],
    },
    advanced: {
      title: "Advanced signs",
      asksForVet: true,
      advice: [
        "Ring the practice this week. Signs like these mostly come with pain.",
        "Ask about a pain plan and about physiotherapy. Both do more than any tablet from a shop.",
        "No human painkillers. They can poison a dog.",
      ],
    },
    severe: {
      title: "Severe signs",
      asksForVet: true,
      advice: [
        "Your dog needs a vet urgently, today if at all possible.",
        "Carry your dog up and down stairs, and go out only briefly for the toilet.",
        "Supplements are not the question now. First your dog needs examining.",
      ],
    },
  },
  vetFirst: VET_FIRST,
  dose: {
    weight: "Your dog’s weight",
    question: "How strong are the signs?",
    levels: { mild: "Mild", moderate: "Moderate", severe: "Severe" },
    note: "Start with half and build up over two weeks. What the food or another product already contains counts as well.",
    amounts: "Worked out per day",
    severe: "With severe signs, pain comes first. Ask your vet what your dog needs.",
  },
  firstAmount: "To begin with {{amount}}.",
  // Names, and results of studies with dogs, as in the report.
  ingredients: {
    glucosamine: { name: "Glucosamine", evidence: "No benefit found. Often made from shellfish." },
    chondroitin: { name: "Chondroitin", evidence: "No benefit found." },
    omega3: {
      name: "Omega-3 (EPA and DHA)",
      evidence: "The best evidence. This means EPA plus DHA, not the amount of oil. No cod liver oil.",
    },
    msm: { name: "MSM", evidence: "No study with dogs; in people no benefit they could feel." },
    curcumin: {
      name: "Curcumin",
      evidence: "No difference in how the dogs walked. Choose one without pepper extract.",
    },
    hyaluronicAcid: {
      name: "Hyaluronic acid",
      evidence: "Changed the joint fluid; whether dogs walked better is uncertain.",
    },
  },
};
