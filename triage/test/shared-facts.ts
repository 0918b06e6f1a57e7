import type { Trait } from "../src/traits.ts";

/** What several concerns and checks ask about: found by the words of their English options, of the same level in all. */
interface SharedFact {
  fact: string;
  says: RegExp;
  /** Options the words find and that mean something else, or something more, by `concern.question.option`; why. */
  apart?: Record<string, string>;
  /** Dogs for which it means more in one concern; why. */
  otherwiseFor?: Partial<Record<Trait, string>>;
}

export const SHARED_FACTS: readonly SharedFact[] = [
  {
    fact: "gums without colour",
    says: /pale(?! pink| wax)|gums[^,]* white|grey or (blue|white)|bluish, purple|almost white/i,
  },
  { fact: "yellow eyes or gums", says: /yellowish$/i },
  {
    fact: "hard breathing",
    says: /fights for air|struggl\w+ (to|for) breath|breath\w*( is)? hard(?! with)|hard to breathe/i,
  },
  {
    fact: "cannot get up",
    says: /collapse[sd]?\b|can'?(no)?t( even)? (get up|stand)|hardly (gets? up|stand)|hard to wake/i,
  },
  {
    fact: "staggers",
    says: /stagger|as if drunk|falls (over|down)|eyes flick/i,
    apart: { "getting_up.posture.falls": "while squatting, weighed with five other answers" },
  },
  { fact: "dragged legs", says: /drags? (a|one|paws)|paws drag|or drag|legs (weak|give way)/i },
  {
    fact: "head held tilted",
    says: /^holds the head tilted/i,
  },
  {
    fact: "bloated belly",
    says: /\bretch|belly[^,]*\b(big|hard|tight|swollen)\b/i,
  },
  { fact: "poison", says: /poison/i },
  { fact: "human painkillers", says: /human painkillers/i },
  {
    fact: "a fit, or just had one",
    says: /\bfits?\b|fitting/i,
    apart: {
      "aggression.alarm.fit": "before or after it, over by now: today, as for a fit that is over",
      "breathing_fast.kind.reverse": "snorting in, no fit",
      "seizure.known.same": "how it was before",
      "seizure.known.before": "how it was before",
    },
  },
  { fact: "accident", says: /^(after an )?accident|hit by a car|^car, fall/i },
  { fact: "maggots", says: /maggots/i },
  { fact: "dark urine", says: /urine[^,]*(brown|dark)|like cola/i },
  {
    fact: "no urine",
    says: /no urine|no wee|can'?t pee|hardly any urine|little or no wee|nothing or only drops|strains, nothing/i,
  },
  { fact: "blood in urine", says: /(blood|pus)[^,]*in the (wee|urine)|^pink, red/i },
  {
    fact: "a little blood on the stool",
    says: /fresh blood on it|blood on or in the poo|red streaks|streaks of blood/i,
    apart: {
      "diarrhoea.blood.streaks": "in a puppy it may be parvovirus, which goes with diarrhoea",
      "vomiting.also.streaks": "in a puppy it may be parvovirus, which goes with vomiting and diarrhoea",
    },
  },
  {
    fact: "flat",
    otherwiseFor: { heartDisease: "with a cough it may be fluid on the lungs" },
    says: /\bflat\b(?! poo)|very tired|wants nothing|just lies there/i,
    apart: {
      "ate_something.danger.weak": "after it ate something",
      "puppy_poorly.mood.flat": "its questions ask for the age in weeks",
      "seizure.after.ill": "was so before the fit; a fit of a puppy or with diabetes is for now",
      "muscle.hips.clear": "the muscles are flat",
      "trembling.also.tired": "trembles as well",
      "vomiting.state.dull": "is sick as well, which in a puppy may be parvovirus",
      "urination.danger.weak": "with a bladder that may be blocked",
      "weight_loss.also.tired": "for weeks, on walks",
    },
  },
  {
    fact: "listless or eats poorly",
    says: /listless or eats|eats poorly|eat, is listless/i,
  },
  {
    fact: "nothing eaten for a day",
    says: /nothing (eaten )?(for|at all for) (over|a day)|(more than|over) (24|48) hours nothing/i,
  },
  {
    fact: "water does not stay down",
    says: /water (down|will not)|comes back up/i,
    apart: { "puppy_poorly.food.nodrink": "asked for puppies only" },
  },
  { fact: "swollen face", says: /face[^,]*swell|face[^,]*swollen|swollen face|face or tongue/i },
  {
    fact: "hives",
    says: /hives|raised bumps/i,
    apart: {
      "puppy_poorly.alarm.face": "or a swollen face",
      "puppy_start.alarm.face": "or a swollen face, after a vaccination",
    },
  },
  { fact: "sudden blindness", says: /bumps into/i },
  { fact: "torn claw", says: /torn or broken nail|claw is torn|broken (claw|tooth or claw)|tooth or claw/i },
  {
    fact: "bitten by a dog",
    says: /bite from a dog|wounds from a fight/i,
  },
  { fact: "skin and bones", says: /ribs, backbone/i },
  {
    fact: "drinks more",
    says: /drinks[^,]*more/i,
    apart: {
      "aggression.ill.body": "or something else that has changed slowly",
      "lethargy_fever.eats.thirsty": "is listless as well",
      "season_discharge.well.thirst": "asks when the last season was",
      "vomiting.also.thirst": "is sick as well",
    },
  },
];

/** Two signs, by the words of English options, that are an emergency in every concern that asks for both. */
interface SignPair {
  signs: string;
  says: readonly [RegExp, RegExp];
  dog: readonly Trait[];
}

const DRINKS_MORE = /drinks[^,]*more|noticeably more than before/i;
const ILL =
  /\bflat\b(?! poo)|wants nothing|(keeps being sick|vomit\w* (or|several|twice)|sick several|repeated vomiting)|nothing (eaten|at all) for|more than (24|48) hours nothing/i;

export const SIGN_PAIRS: readonly SignPair[] = [
  { signs: "an unspayed bitch that drinks more and is ill", says: [DRINKS_MORE, ILL], dog: ["intactFemale"] },
  { signs: "yellow and flat", says: [/yellowish$/i, /\bflat\b(?! poo)|wants nothing/i], dog: [] },
  {
    signs: "sick again and again after a vaccination",
    says: [/vaccination|\bjab\b/i, /repeated vomiting|vomited twice|several times/i],
    dog: [],
  },
];

/** Options in the same words whose level differs, because the question before them does. */
export const SAME_WORDS: Record<string, string> = {
  "Drinks much more": "is sick as well, or not",
  "For a few days": "of what the concern is about",
  "Gums: not sure": "weighed with how the dog is otherwise",
  "Hears or sees less well": "of an old dog, or of one that is afraid",
  "It keeps coming back": "an ear, or an itch",
  "More than 3 days ago": "the last stool, or when something was eaten",
};

/** Numbers that mean something else in one of the concerns. */
export const NUMBERS_APART = {
  /** Cooling stops at 39.5 degrees (Hall 2023): after heat this is no fever. */
  celsius: (value: number) => value >= 39.5 && value < 40,
  breaths_per_minute: () => false,
};
