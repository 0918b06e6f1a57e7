import type { Breed } from "./breeds.ts";

/** Outlines for breeds without a drawing. */
const SHAPES = [
  "sighthound",
  "hound",
  "gundog",
  "shepherd",
  "spitz",
  "molosser",
  "flat-nosed",
  "low",
  "terrier",
  "curly",
  "shaggy",
  "toy",
] as const;
export type Shape = (typeof SHAPES)[number];

const LOW =
  /dachshund|corgi|basset|skye|scottish-terrier|west-highland|sealyham|dandie|cairn|norfolk|norwich|sussex|clumber/;
const SHAGGY =
  /old-english|bearded|briard|komondor|lowland|bouvier|havanese|shih-tzu|lhasa|tibetan-terrier|maltese|bolonka|coton|pekingese|japanese-chin/;
const FLAT = /bulldog|pug|boston|boxer|brussels|affenpinscher/;
const TOY =
  /chihuahua|papillon|russian-toy|toy-terrier|miniature-pinscher|yorkshire|silky|italian-greyhound|chinese-crested/;
const BY_GROUP: Readonly<Record<number, Shape>> = {
  1: "shepherd",
  2: "molosser",
  3: "terrier",
  4: "low",
  5: "spitz",
  6: "hound",
  7: "gundog",
  8: "gundog",
  9: "toy",
  10: "sighthound",
};

/** By name, then by coat, then by FCI group. */
export function shapeOf({
  id,
  group,
  coatInfo,
  sizeClass,
}: Pick<Breed, "id" | "group" | "coatInfo" | "sizeClass">): Shape {
  if (FLAT.test(id)) return "flat-nosed";
  if (LOW.test(id)) return "low";
  if (SHAGGY.test(id)) return "shaggy";
  if (TOY.test(id)) return "toy";
  if (/schnauzer/.test(id)) return "terrier";
  if (coatInfo.type === "curly" || /doodle|poo$/.test(id)) return "curly";
  if (/pinscher|dobermann|podenco|ibizan|dalmatian|coonhound/.test(id)) return "hound";
  if (/schipperke|sled|eskimo|elo/.test(id)) return "spitz";
  return group === null ? (sizeClass === "small" ? "toy" : "hound") : (BY_GROUP[group] ?? "hound");
}
