import type { Localised } from "@hundeblick/proto/language";
import { LANGUAGES } from "@hundeblick/proto/languages";
import { type Breed, breeds, type SourcedWeight } from "./breeds.ts";
import confusions from "./confusions.json" with { type: "json" };
import { averageKg, middleOf, sizeOfKg, widestRange } from "./growth.ts";
import { isClubRange, type LifeFigure, lifeFigures } from "./life-figures.ts";
import { type Mix, mixes } from "./mixes.ts";
import { type HelpfulPage, helpWith } from "./help-with.ts";
import notes from "./notes.json" with { type: "json" };
import { type ParentRisks, parentRisks } from "./parent-risks.ts";
import { type Particular, particularsOf } from "./particulars.ts";
import { type Risk, risksOf, risksOfBreed } from "./risks.ts";
import { type Shape, shapeOf } from "./shapes.ts";
import { allowsWeightVerdict } from "./weight-verdict.ts";

/** Coats of one breed: what holds for all of them stands on one page. */
const VARIETY_OF: Readonly<Record<string, string>> = { groenendael: "malinois", tervuren: "malinois" };

/** Another breed on a page. */
export interface BreedLink {
  id: string;
  name: Localised;
  /** Middle of our weight range in kg. */
  kg: number;
}
/** A row of a table of breeds: a look-alike, or a parent of a cross. */
export interface ComparedBreed extends BreedLink {
  kgRange: [number, number];
  heightCm: [number, number] | null;
  life: [number, number] | null;
  coat: Breed["coatInfo"]["length"];
}
export interface BreedPageFacts extends ParentRisks {
  id: string;
  name: Localised;
  names: Breed["names"];
  isMix: boolean;
  /** Where growth and illnesses of the whole breed stand. */
  varietyOf?: BreedLink;
  parents: ComparedBreed[];
  crosses: BreedLink[];
  fci: number | null;
  group: number | null;
  sizeClass: Breed["sizeClass"];
  shape: Shape;
  weightKg: Breed["weightKg"];
  rangeFrom: Breed["rangeFrom"];
  /** Our range can judge the weight of one dog. */
  weightVerdict: boolean;
  weights: SourcedWeight[];
  heightCm: Breed["heightCm"];
  coat: Breed["coatInfo"];
  /** `older`: breeds of the table that live longer by our range. */
  life: { range: [number, number]; figures: LifeFigure[]; isClubRange: boolean; older: number; of: number } | null;
  energy: number | null;
  brachycephalic: boolean;
  risks: Risk[];
  /** Questions and checks for what is more common. */
  help: HelpfulPage[];
  /** The breed's own row. */
  compared: ComparedBreed;
  lookAlikes: ComparedBreed[];
  similarKg: BreedLink[];
  network: { isClass: boolean; confusedWith?: { link: BreedLink; percent: number } };
  note?: Localised;
  particulars: Particular[];
}

const nameOf = (names: Localised): Localised =>
  Object.fromEntries(LANGUAGES.map((language) => [language, names[language]])) as Localised;

const compared = new Map<string, ComparedBreed>([
  ...mixes.map((mix): [string, ComparedBreed] => {
    const { id, weightKg, coatInfo } = mix;
    const link = { id, name: nameOf(mix), kg: middleOf(mix.weightKg) };
    return [id, { ...link, kgRange: weightKg, heightCm: null, life: null, coat: coatInfo.length }];
  }),
  ...breeds.map((breed): [string, ComparedBreed] => {
    const { id, weightKg, heightCm, lifeExpectancyYears: life, coatInfo } = breed;
    const link = { id, name: nameOf(breed), kg: averageKg(breed.weightKg) };
    const ranges = { kgRange: widestRange(weightKg), heightCm: heightCm && widestRange(heightCm), life };
    return [id, { ...link, ...ranges, coat: coatInfo.length }];
  }),
]);
const compare = (ids: readonly string[]): ComparedBreed[] => ids.flatMap((id) => compared.get(id) ?? []);
const rowOf = (id: string): ComparedBreed => {
  const row = compared.get(id);
  if (!row) throw new Error(`no breed ${id}`);
  return row;
};
const link = (id: string): BreedLink[] => compare([id]).map(({ id: own, name, kg }) => ({ id: own, name, kg }));

const similar = (id: string, kg: number): BreedLink[] =>
  breeds
    .filter((other) => other.id !== id)
    .toSorted(
      (a, b) => Math.abs(averageKg(a.weightKg) - kg) - Math.abs(averageKg(b.weightKg) - kg) || a.id.localeCompare(b.id),
    )
    .slice(0, 4)
    .flatMap((other) => link(other.id));

const crossesOf = (id: string): BreedLink[] =>
  mixes.filter(({ parents }) => parents.includes(id)).flatMap((mix) => link(mix.id));

function network(id: string, isClass: boolean): BreedPageFacts["network"] {
  const measured = (confusions as Record<string, { as: string; percent: number }>)[id];
  const [as] = measured ? link(measured.as) : [];
  return { isClass, ...(measured && as && { confusedWith: { link: as, percent: measured.percent } }) };
}

const noteOf = (id: string) => {
  const note = (notes as Record<string, Localised>)[id];
  return note && { note };
};

const breedsOf = (ids: readonly string[]): Breed[] =>
  ids.flatMap((id) => breeds.find((breed) => breed.id === id) ?? []);
const risksIn = ({ fromParents, fromOneParent }: ParentRisks): Risk[] => [
  ...fromParents,
  ...fromOneParent.flatMap(({ risks }) => risks),
];

const ofBreed = (breed: Breed): BreedPageFacts => {
  const { id, group, weightKg, coatInfo } = breed;
  const mix = mixes.find((one) => one.id === id);
  // what a cross has from one parent only stands under its name
  const risks = mix ? risksOf(id, breed.predispositions) : risksOfBreed(breed);
  const fromParents = parentRisks(breedsOf(mix?.parents ?? []), risks);
  const [varietyOf] = link(VARIETY_OF[id] ?? "");
  return {
    id,
    ...(varietyOf && { varietyOf }),
    name: nameOf(breed),
    names: breed.names,
    isMix: mix !== undefined,
    parents: compare(mix?.parents ?? []),
    crosses: crossesOf(id),
    fci: breed.fci,
    group,
    sizeClass: breed.sizeClass,
    shape: shapeOf(breed),
    weightKg,
    rangeFrom: breed.rangeFrom,
    weightVerdict: allowsWeightVerdict(breed),
    weights: breed.weights,
    heightCm: breed.heightCm,
    coat: coatInfo,
    life: {
      range: breed.lifeExpectancyYears,
      figures: lifeFigures(breed.basis.life),
      isClubRange: isClubRange(breed.basis.life),
      older: breeds.filter((other) => middleOf(other.lifeExpectancyYears) > middleOf(breed.lifeExpectancyYears)).length,
      of: breeds.length,
    },
    energy: breed.energy,
    brachycephalic: breed.brachycephalic,
    risks,
    ...fromParents,
    help: helpWith([...risks, ...risksIn(fromParents)]),
    compared: rowOf(id),
    lookAlikes: compare(breed.lookAlikes.slice(0, 8)),
    similarKg: similar(id, averageKg(breed.weightKg)),
    network: network(id, breed.networkClass),
    particulars: particularsOf(id),
    ...noteOf(id),
  };
};

/** A cross has no studies of its own, so its parents' risks are shown. */
function ofMix(mix: Mix): BreedPageFacts {
  const { id, coatInfo, weightKg, parents } = mix;
  const known = breedsOf(parents);
  const sizeClass = sizeOfKg(middleOf(weightKg));
  const risks = risksOf(id, []);
  const fromParents = parentRisks(known, risks);
  return {
    id,
    name: nameOf(mix),
    names: mix.names,
    isMix: true,
    parents: compare(parents),
    crosses: [],
    fci: null,
    group: null,
    sizeClass,
    shape: shapeOf({ id, group: known[0]?.group ?? null, coatInfo, sizeClass }),
    weightKg: { male: weightKg, female: weightKg },
    rangeFrom: "recalled",
    weightVerdict: false,
    weights: mix.weights,
    heightCm: null,
    coat: coatInfo,
    life: null,
    energy: null,
    brachycephalic: known.some((breed) => breed.brachycephalic),
    risks,
    ...fromParents,
    help: helpWith([...risks, ...risksIn(fromParents)]),
    compared: rowOf(id),
    lookAlikes: compare(mix.lookAlikes),
    similarKg: similar(id, middleOf(weightKg)),
    network: network(id, false),
    particulars: particularsOf(id),
  };
}

/** Everything on the page of a breed or cross, in all languages. */
export function breedPageFacts(id: string): BreedPageFacts {
  const breed = breeds.find((each) => each.id === id);
  if (breed) return ofBreed(breed);
  const mix = mixes.find((each) => each.id === id);
  if (!mix) throw new Error(`no breed ${id}`);
  return ofMix(mix);
}
