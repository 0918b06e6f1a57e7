import { LANGUAGES } from "@hundeblick/proto/languages";
import type { Localised } from "@hundeblick/proto/language";
import type { Breed } from "./breeds.ts";
import { type Risk, risksOfBreed } from "./risks.ts";

/** Risks of a cross by its parents, without its own. */
export interface ParentRisks {
  /** Risks that both parents have. */
  fromParents: Risk[];
  /** Others, by parent. */
  fromOneParent: { name: Localised; risks: Risk[] }[];
}

const nameOf = (breed: Breed): Localised =>
  Object.fromEntries(LANGUAGES.map((language) => [language, breed[language]])) as Localised;

/** Studies of the parents stand on their pages. */
const withoutStudies = ({ id, name, from, urgent }: Risk): Risk[] =>
  from ? [{ id, name, from, ...(urgent && { urgent }) }] : [];

export function parentRisks(parents: readonly Breed[], own: readonly Risk[]): ParentRisks {
  const isIn = (risks: readonly Risk[], { id }: Risk): boolean => risks.some((risk) => risk.id === id);
  const others = parents.map((parent) => ({
    name: nameOf(parent),
    risks: risksOfBreed(parent)
      .flatMap(withoutStudies)
      .filter((risk) => !isIn(own, risk)),
  }));
  const isShared = (risk: Risk): boolean => others.every(({ risks }) => isIn(risks, risk));
  return {
    fromParents: others[0]?.risks.filter(isShared) ?? [],
    fromOneParent: others
      .map(({ name, risks }) => ({ name, risks: risks.filter((risk) => !isShared(risk)) }))
      .filter(({ risks }) => risks.length > 0),
  };
}
