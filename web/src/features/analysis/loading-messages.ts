/** Interval of the messages in ms; the last one stays. */
export const MESSAGE_STEP_MS = 5000;

export interface LoadingMessage {
  message: string;
  fact: string;
  source: string;
}

/** Messages during the analysis: sentences that are true at any stage, and a fact with its study. Translation keys. */
export const LOADING_MESSAGES: readonly [LoadingMessage, ...LoadingMessage[]] = [
  {
    message: "We take our time for this one photo.",
    fact: "Dogs have a muscle of their own to raise the inner eyebrow. Wolves hardly have it. The look was probably made for us.",
    source: "Kaminski et al., PNAS 2019",
  },
  {
    message: "Each sentence of the report says where it comes from: seen, from you, or typical.",
    fact: "When a dog sniffs, part of the air goes straight to the back of the nose, which is only for smelling. The air for breathing takes another route.",
    source: "Craven et al., Journal of the Royal Society Interface 2010",
  },
  {
    message: "What you tell us counts more than what we guess.",
    fact: "A dog's cold nose can feel weak warmth from more than a metre away.",
    source: "Bálint et al., Scientific Reports 2020",
  },
  {
    message: "Where we are not sure, the report says so.",
    fact: "When dogs see their owner, they wag a little more to their right side.",
    source: "Quaranta et al., Current Biology 2007",
  },
  {
    message: "Every suggestion comes with its evidence.",
    fact: "Dogs see blue and yellow well. Red and green look much alike to them, so a blue toy is easier to find in the grass.",
    source: "Neitz et al., Visual Neuroscience 1989",
  },
  {
    message: "If nothing is needed, we will say that too.",
    fact: "When a dog and its owner look at each other for long, the bonding hormone oxytocin rises in both.",
    source: "Nagasawa et al., Science 2015",
  },
  {
    message: "Your photo belongs to you. You can delete it in the report at any time.",
    fact: "Dogs that learn the names of toys easily tilt their heads more often when they hear one.",
    source: "Sommese et al., Animal Cognition 2021",
  },
  {
    message: "We are still at it. Nothing is lost if you wait a little longer.",
    fact: "Chaser, a Border Collie, learned the names of 1,022 toys.",
    source: "Pilley and Reid, Behavioural Processes 2011",
  },
];

/** Index of the message after this many milliseconds. */
export function messageAfter(elapsedMs: number): number {
  return Math.min(LOADING_MESSAGES.length - 1, Math.max(0, Math.floor(elapsedMs / MESSAGE_STEP_MS)));
}
