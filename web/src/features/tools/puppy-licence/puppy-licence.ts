import { choice, type Fields } from "../frame/answers.ts";

export const AGES = ["under-8", "8-12", "12-16", "over-16"] as const;
export const PLACES = ["dog-park", "street", "training"] as const;
export const DOGS = ["stranger", "neighbour", "family"] as const;
export const BEHAVIOURS = ["calm", "playful", "pushy"] as const;
type Age = (typeof AGES)[number];
type Place = (typeof PLACES)[number];
type Dogs = (typeof DOGS)[number];
type Behaviour = (typeof BEHAVIOURS)[number];

export interface LicenceAnswers {
  /** Weeks. */
  age: Age;
  place: Place;
  dogs: Dogs;
  behaviour: Behaviour;
}
export const FIELDS: Fields<LicenceAnswers> = {
  age: choice(AGES),
  place: choice(PLACES),
  dogs: choice(DOGS),
  behaviour: choice(BEHAVIOURS),
};
type Scored = Omit<LicenceAnswers, "age">;

const MYTH: Readonly<Record<Place | Dogs | Behaviour, number>> = {
  "dog-park": 30,
  street: 20,
  training: 0,
  stranger: 40,
  neighbour: 20,
  family: 0,
  calm: 0,
  playful: 0,
  pushy: 30,
};
const REALITY: Readonly<Record<Place | Dogs | Behaviour, number>> = {
  "dog-park": 0,
  street: 0,
  training: 20,
  stranger: 0,
  neighbour: 0,
  family: 20,
  calm: 10,
  playful: 0,
  pushy: 0,
};
const sum = (points: typeof MYTH, { place, dogs, behaviour }: Scored) =>
  points[place] + points[dogs] + points[behaviour];

/** Maximum of each score. */
export const MOST = { myth: 100, reality: 150 };

type Risk = "high" | "medium" | "low";
export interface LicenceResult {
  mythScore: number;
  realityScore: number;
  riskLevel: Risk;
  /** The result needs a warning. */
  warned: boolean;
}

/** Myth: points for place, dogs and behaviour; reality: 100 plus good points, minus the myth. */
export function licenceResult(answers: Scored): LicenceResult {
  const mythScore = sum(MYTH, answers);
  const realityScore = Math.max(0, 100 + sum(REALITY, answers) - mythScore);
  const riskLevel = mythScore >= 60 ? "high" : mythScore >= 30 ? "medium" : "low";
  return { mythScore, realityScore, riskLevel, warned: mythScore > 30 };
}
