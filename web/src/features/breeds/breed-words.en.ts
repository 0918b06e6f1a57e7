import { grownAt } from "@hundeblick/triage/breeds/growth";
import { type BreedWords, described, exact, listed, middleKg, written } from "./breed-words.ts";

const n = (value: number): string => written("en", value);
const x = (value: number): string => exact("en", value);
const kg: BreedWords["kg"] = ([low, high]) => {
  if (low === null) return `up to ${n(high ?? 0)} kg`;
  if (high === null) return `${n(low)} kg or more`;
  return low === high ? `about ${n(low)} kg` : `${n(low)}–${n(high)} kg`;
};
const SIZE = { small: "small", medium: "medium-sized", large: "large", giant: "very large" } as const;
const COAT = { short: "short", medium: "medium-long", long: "long", hairless: "hardly there" } as const;
const TYPE = {
  smooth: "smooth, without a dense undercoat",
  double: "double, with an undercoat",
  wiry: "wiry",
  curly: "curly",
  wavy: "wavy",
  silky: "silky",
  corded: "hanging in cords",
  cotton: "soft as cotton wool",
  hairless: "bare but for tufts",
} as const;
const SHEDS = [
  "You will seldom find hair on the carpet",
  "It sheds only now and then",
  "It sheds mostly when the coat changes",
  "Hair comes out all year round",
  "It sheds constantly and a lot",
];
const ENERGY = [
  "",
  "Easy walks are often enough",
  "Two proper walks and something to think about usually suit",
  "Without plenty of exercise and tasks it soon gets bored",
  "A dog made for work: a lot of running and thinking every day",
];
const GROUPS: BreedWords["groups"] = {
  1: "sheepdogs and cattle dogs",
  2: "pinschers, schnauzers, molossers, Swiss mountain dogs",
  3: "terriers",
  4: "dachshunds",
  5: "spitz and primitive types",
  6: "scent hounds",
  7: "pointing dogs",
  8: "retrievers, flushing dogs, water dogs",
  9: "companion and toy dogs",
  10: "sighthounds",
};
const STUDY = {
  mcmillan2024: (y: string) => `A median of ${y} years in UK records (McMillan et al. 2024)`,
  teng2022: (y: string) => `A life expectancy of ${y} years at birth (Teng et al. 2022, VetCompass)`,
  adams2010: (y: string) => `${y} years in a survey of UK owners (Adams 2010)`,
  lewis2018: (y: string) => `${y} years in a survey of UK owners (Lewis 2018)`,
  vetcompass: (y: string) => `${y} years in records of UK practices (VetCompass)`,
  akc: (y: string) => `${y} years according to the American Kennel Club`,
};

const words: BreedWords = {
  list: {
    title: "Dog breeds from A to Z: size, weight, life span",
    heading: "Dog breeds",
    lead: "What breeds weigh, how long they live and what you can look out for. Every figure with its source.",
    description:
      "182 dog breeds and the best-known crosses: weight with its source, life expectancy, common illnesses and similar breeds. With search and comparison.",
    search: "Search for a breed",
    searchHelp: "Nicknames work too, for example: Rottie",
    group: "FCI group",
    size: "Size",
    coat: "Coat",
    all: "All",
    none: "No breed fits. Take out a filter or spell the name another way.",
    reset: "Clear the filters",
    cross: "Cross",
    crosses: "Crosses have no standard. Their figures are our estimate.",
    compare: "Compare two breeds",
    noScript: "Search and filters need JavaScript. The list below shows every breed.",
  },
  count: (count) => (count === 1 ? "1 breed" : `${count} breeds`),
  compare: {
    title: "Compare two dog breeds: weight, life span, coat",
    heading: "Compare two breeds",
    lead: "Choose two breeds and see their figures side by side.",
    description:
      "Two dog breeds side by side: weight, height at the shoulder, life expectancy, coat and what they get more often. With sources, no account needed.",
    first: "First breed",
    second: "Second breed",
    choose: "Please choose",
    same: "That is the same breed twice. Choose another one.",
  },
  versus: (one, other) => `Compare ${one} and ${other}`,
  groups: GROUPS,
  noGroup: "Not recognised by the FCI",
  sizes: {
    small: "Small (under 10 kg)",
    medium: "Medium (10–25 kg)",
    large: "Large (25–45 kg)",
    giant: "Very large (over 45 kg)",
  },
  coats: { short: "Short", medium: "Medium", long: "Long", hairless: "Hairless" },
  labels: {
    male: "Males",
    female: "Females",
    weight: "Weight",
    height: "Height at the shoulder",
    life: "Life expectancy",
    group: "Group",
    coat: "Coat",
    source: "Source",
    checked: "Checked",
    seen: "read",
    recalled: "from memory only",
    where: "Read at",
    range: "Our range over all sources",
    about: "In short",
    weightTitle: "Weight, source by source",
    weightNote: "A standard says what a show dog should weigh. Whether yours is too heavy, you feel at the ribs.",
    compareTitle: "Beside other breeds",
    compare: "compare",
    healthTitle: "What is more common",
    healthNote: "Collected from professional knowledge. “More common” does not mean that your dog will get it.",
    ageTitle: "What to look out for, by age",
    ageNote: "The order by age is our own.",
    growthTitle: "Growth and weight for age",
    networkTitle: "What our photo network makes of it",
    alikeTitle: "Breeds that look alike",
    crossTitle: "Known crosses",
    parentsTitle: "The parents",
    sources: "Sources",
    noExamination: "This page does not replace an examination.",
    newTab: "opens in a new tab",
    calculator: "Place a weight",
    age: "Age in months",
    kg: "Weight in kg",
    sex: "Sex",
    toCheck: "Feel the figure: how to do it",
    copied: "Read in copies, not in the original.",
  },
  stages: { puppy: "As a puppy", young: "In the first two years", adult: "Grown up", senior: "In old age" },
  weightSource: (source) =>
    source.startsWith("fci")
      ? `FCI standard ${source.slice(13)}`
      : ({ akc: "American Kennel Club", "kennel-club": "Kennel Club (UK)", vdh: "VDH", study: "Study of pet dogs" }[
          source
        ] ?? (source === "recalled" ? "own estimate" : "another page")),
  title: ({ name, isMix }) => `${name.en}: weight, life span, ${isMix ? "parents" : "health"}`,
  description: ({ name, weightKg: { male, female }, life, risks, sizeClass }) =>
    described(
      `${name.en}, ${SIZE[sizeClass]}: ${kg([Math.min(male[0], female[0]), Math.max(male[1], female[1])])}${life ? `, ${life.range[0]}–${life.range[1]} years` : ", a cross"}. ${risks[0]?.plain ? `More common than in others: ${risks[0].name.en}.` : "With what their parents get more often."}`,
      "Every figure with its source.",
    ),
  about: ({ name, names, sizeClass, coat, energy, fci, group, brachycephalic, isMix, parents, note }) => [
    isMix
      ? `${name.en} is what people call a cross of ${listed("en", parents, "and")}.`
      : fci === null || group === null
        ? `${name.en} is on no list of the FCI.`
        : `FCI standard ${fci}, group ${group}: ${GROUPS[group]}.`,
    `Grown up it is ${SIZE[sizeClass]}; the coat is ${COAT[coat.length]}${coat.type === "hairless" ? "" : ` and ${TYPE[coat.type]}`}.`,
    `${SHEDS[coat.shedding - 1]}${coat.checked === "recalled" ? ", as far as we remember" : " (AKC)"}.`,
    ...(energy ? [`${ENERGY[energy - 1]}.`] : []),
    ...(brachycephalic ? [`A short nose: in warm weather ${name.en} needs shade, water and rests.`] : []),
    ...(names.en.length > 1 ? [`Also called ${names.en.slice(1).join(", ")}.`] : []),
    ...(note ? [note.en] : []),
  ],
  places: ({ name, inGroup, group, life, similarKg }) => [
    ...(inGroup && group
      ? [
          `By weight number ${inGroup.place} of ${inGroup.of} in group ${group}${inGroup.before ? `, a little heavier than ${inGroup.before.name.en}` : ", with none lighter"}${inGroup.after ? ` and lighter than ${inGroup.after.name.en}` : ""}.`,
        ]
      : []),
    `About as heavy as ${name.en}: ${listed("en", similarKg, "and")}.`,
    ...(life
      ? [
          `By life expectancy ${life.place.place > life.place.of / 2 ? "only " : ""}${life.place.of - life.place.place} of the ${life.place.of} breeds in our table grow older.`,
        ]
      : []),
  ],
  life: ({ name, life }) =>
    life
      ? [
          `Our range for ${name.en}: ${life.range[0]}–${life.range[1]} years.`,
          ...life.figures.map(
            ({ study, years, to, seen }) =>
              `${STUDY[study](to ? `${x(years)}–${x(to)}` : x(years))}${seen ? "" : ", from memory only"}.`,
          ),
          ...(life.figures.length === 0 ? ["We have read no study with a figure for it."] : []),
        ]
      : [`We know of no study for ${name.en}. Look at the parents.`],
  odds: ({ id, odds, share }, name) => {
    const what = id === "cancer" ? "bone cancer (osteosarcoma)" : "this diagnosis";
    return [
      ...(odds === undefined
        ? []
        : odds > 1
          ? [`In one study the odds of ${what} in ${name} were ${x(odds)} times those of crossbreds.`]
          : [`In one study it was rarer in ${name} than in crossbreds (odds ratio ${x(odds)}).`]),
      ...(share === undefined
        ? []
        : [
            id === "cancer"
              ? `In a year it was found in ${x(share)} of 100.`
              : `Affected were ${x(share)} of 100 dogs in the study.`,
          ]),
    ];
  },
  fromParent: (parent, known) => `${parent.name.en} is known for: ${known.map((name) => name.en).join("; ")}.`,
  growth: (facts) => {
    const [from, to] = grownAt(middleKg(facts));
    const months = from === null ? `by ${to} months at the latest` : `at ${from} to ${to} months`;
    return [
      ...(facts.isMix ? [] : [`A dog of ${n(middleKg(facts))} kg is grown ${months} (Purina Institute, by size).`]),
      ...(/^toy-poodle$/.test(facts.id)
        ? ["In a study of 65 Toy Poodles half the weight was reached at 11 to 12 weeks."]
        : []),
      ...(/^(labrador-retriever|german-shepherd)$/.test(facts.id)
        ? [
            "880 future guide dogs, Labradors and German Shepherds, were weighed: Labrador bitches had all but finished growing at about 319 days (Helmink et al. 2000).",
          ]
        : []),
      middleKg(facts) > 40
        ? "Waltham's growth charts hold only up to 40 kg. Ask your practice to keep a chart of its own."
        : "Centile charts for dogs of this size come from Waltham (Salt et al. 2017), from the 12th week on. Ask for them at your practice.",
    ];
  },
  network: ({ name, network: { isClass, classes, confusedWith } }) => [
    isClass
      ? `${name.en} is one of the 118 classes the network knows.`
      : `${name.en} is not among the 118 classes: the network can never say this name and gives that of a similar breed.`,
    ...(classes.length > 0
      ? [`Most easily taken for ${listed("en", classes, "or")}; that is what we expect, not what was measured.`]
      : []),
    ...(confusedWith
      ? [
          `When we measured, it called one picture of ${name.en} ${confusedWith.link.name.en}, with ${confusedWith.percent}%.`,
        ]
      : []),
  ],
  differs: (facts, { kg: other, coat, networkClass }) => {
    const by = other - middleKg(facts);
    const weight =
      Math.abs(by) < 1
        ? "almost the same weight"
        : `${n(Math.abs(by))} kg ${by > 0 ? "heavier" : "lighter"} on average`;
    return `${weight}, coat ${coat === facts.coat.length ? "of the same length" : COAT[coat]}${networkClass ? "" : ", unknown to the network"}`;
  },
  kg,
  growing: (name, months, [low, high], expected) =>
    `At ${n(months)} ${months === 1 ? "month" : "months"} ${name} is still growing. This is ${n(low)} to ${n(high)}% of the grown weight. ${expected === null ? "" : `The average at this age is ${expected} kg. `}Weigh every two weeks: the line says more than one figure.`,
  grown: (name, place, range) =>
    ({
      below: `That is less than our range for ${name} (${range}). Feel the ribs; if they are sharp, have it looked at.`,
      within: `That lies in our range for ${name} (${range}). Whether it suits your dog, the ribs will show.`,
      above: `That is more than our range for ${name} (${range}). Feel the ribs: a large frame may weigh more.`,
    })[place],
  curve: (name, sex) => `${name}, ${sex}: average weight by age`,
  tableCaption: (name) => `${name}: average weight by age in kg`,
  toTool: "Enter several weights: puppy weight curve",
  badInput: "Enter an age up to 300 months and a weight up to 150 kg.",
};
export default words;
