import type { Figures } from "../../../content/evidence.ts";

/** @public Read by the build: scripts/content/guide-figures.ts. */
export const FIGURES: Figures = { "TEXTS.observations.long": "own" };

export const TEXTS = {
  question: "What do you see while your dog is racing? Tick everything that fits.",
  observations: {
    bow: "Bottom down, ears back, mouth open, wide curves",
    stopsAlone: "It stops by itself, and the dog flops down afterwards",
    responds: "Looks at me, or comes when I call",
    long: "It lasts longer than five minutes, time after time",
    newWhenOlder: "My dog is no longer young, and this is new",
    stress: "It happens mostly with rows, noise or visitors",
    chases: "Chases tail, light or shadows and cannot be interrupted",
    sameWay: "Always spins in the same direction",
    sore: "Limps, yelps, or bites at a paw or flank",
    staggers: "Staggers, seems confused, falls over or has a fit",
    breathless: "Struggles for breath, or the gums are pale or blue",
    poison: "May have eaten something poisonous, such as chocolate or xylitol",
  },
  verdicts: {
    play: "Those sound like proper zoomies. Clear the way and enjoy the show.",
    watch:
      "These may be zoomies, but look more closely. For a few days write down when it happens and how long it lasts, and take a video.",
  },
  vetFirst: {
    vet: "This does not fit zoomies. Take a video and show it to your vet within the next few days. If your dog is limping badly or yelping, ring today.",
    now: "These are not zoomies. Ring your vet or the out-of-hours service now, at night and at weekends too. Keep your dog quiet and away from stairs.",
  },
};
