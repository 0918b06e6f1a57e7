import type { VetFirstTexts } from "./vet-first.ts";

export const VET_FIRST: VetFirstTexts = {
  reasons: {
    thickJoint: "A joint that is hot, thick or swollen needs looking at today. It may be more than wear and tear.",
    painOnTouch: "A dog that minds being touched is in pain. Ring the practice today.",
    limp: "A limping dog is usually in pain. Have it examined, however cheerful it seems otherwise.",
    strongSign: "One strong sign is enough: have your dog examined before you feed or buy anything.",
    manySigns: "With this many signs your dog needs examining before you feed or buy anything.",
  },
  signCounts: "What matters is the single sign, not the total",
  untilThen: [
    "Book an appointment today, and take these answers and a short video with you.",
    "Until then: no jumping, no ball games, no long walks.",
    "No human painkillers. They can poison a dog.",
  ],
};
