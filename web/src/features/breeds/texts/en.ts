import { type BreedTexts, described, exact, listed, seniorFrom, written } from "../texts.ts";

const n = (value: number): string => written("en", value);
const x = (value: number): string => exact("en", value);
const kg: BreedTexts["kg"] = ([low, high]) => {
  if (low === null) return `up to ${n(high ?? 0)}\u00A0kg`;
  if (high === null) return `${n(low)}\u00A0kg or more`;
  return low === high ? `about ${n(low)}\u00A0kg` : `${n(low)}–${n(high)}\u00A0kg`;
};
const SIZE = { small: "small", medium: "medium-sized", large: "large", giant: "very large" } as const;
const COATS = { short: "Short", medium: "Medium", long: "Long", hairless: "Hairless" } as const;
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
const SHEDS = ["Hardly", "Now and then", "Mostly when the coat changes", "All year round", "Constantly and a lot"];
const GROUPS: BreedTexts["groups"] = {
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
const POPULATIONS = { uk: "UK practices", operated: "dogs operated on in Sweden and Norway" } as const;
const texts: BreedTexts = {
  list: {
    title: "Dog breeds from A to Z: size, weight, life span",
    heading: "Dog breeds",
    lead: "What breeds weigh, how long they live and what you can look out for. We say where the figures come from.",
    description:
      "182 dog breeds and the best-known crosses: weight with its source, life expectancy, common illnesses and similar breeds. With search and comparison.",
    search: "Search for a breed",
    searchHelp: "Nicknames work too, for example: Rottie",
    group: "FCI group",
    size: "Size",
    coat: "Coat",
    all: "All",
    none: "No breed fits. Take out a filter or spell the name another way. Mixed breed? Search for the parents’ breeds.",
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
  illnesses: {
    title: "What dog breeds get more often: signs and age",
    heading: "What breeds get more often",
    lead: "What you see at home, from which age to look, and which check or question helps. A breed’s page names what is more common in it.",
    description:
      "Hip dysplasia, twisted stomach, heart, eyes: illnesses that some breeds get more often, with the signs owners see and the age at which to begin looking.",
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
  coats: COATS,
  labels: {
    male: "Males",
    female: "Females",
    weight: "Weight",
    height: "Height at the shoulder",
    life: "Life expectancy",
    group: "Group",
    coat: "Coat",
    sheds: "Sheds",
    energy: "Exercise, our view",
    breed: "Breed",
    years: "Years",
    source: "Source",
    recalled: "from memory only",
    given: "commonly given",
    ours: "our range",
    range: "Our range over all sources",
    weightTitle: "Weight, source by source",
    weightNote: "A standard says what a show dog should weigh. Whether yours is too heavy, you feel at the ribs.",
    healthTitle: "What is more common",
    healthNote:
      "Collected from professional knowledge. “More common” does not mean that your dog will get it. Each name leads to its signs.",
    rarer: "Less common than in other dogs",
    ageNote: "The order is our own. “In old age” begins with the last quarter of the life expectancy (AAHA 2019).",
    growthTitle: "Growth and weight for age",
    network: "Our photo network",
    grown: "Grown, by size",
    older: "Breeds in our table that grow older",
    urgent: "an emergency",
    bothParents: "Known in both parents:",
    oneParent: "Known in one parent:",
    sameBreed: "One breed in several coats. Growth and illnesses of all stand with the",
    particular: "What sets it apart",
    unread: "Commonly given, not looked up.",
    asHeavy: "About as heavy",
    alikeTitle: "Breeds that look alike",
    help: "Questions and checks",
    crossTitle: "Known crosses",
    parentsTitle: "The parents",
    sources: "Sources",
    noExamination: "This page does not replace an examination.",
    calculator: "Place a weight",
    age: "Age in months",
    kg: "Weight in kg",
    sex: "Sex",
    toCheck: "Feel the figure: how to do it",
    copied: "Read in copies, not in the original.",
  },
  bySex: (label, sex) => `${label}, ${sex === "male" ? "males" : "females"}`,
  stage: (stage, life) =>
    ({
      puppy: "As a puppy",
      young: "In the first two years",
      adult: "Grown up",
      senior: life ? `In old age, from about ${seniorFrom(life.range)} years` : "In old age",
    })[stage],
  weightSource: (source) =>
    source.startsWith("fci")
      ? `FCI standard ${source.slice(13)}`
      : ({ akc: "American Kennel Club", "kennel-club": "Kennel Club (UK)", vdh: "VDH", study: "Study of pet dogs" }[
          source
        ] ?? (source === "recalled" ? "own estimate" : "another page")),
  title: ({ name, isMix }) => `${name.en}: weight, life span, ${isMix ? "parents" : "health"}`,
  description: ({ name, compared, life, risks, sizeClass }) =>
    described(
      `${name.en}, ${SIZE[sizeClass]}: ${kg(compared.kgRange)}${life ? `, ${life.range[0]}–${life.range[1]} years` : ", a cross"}. ${risks[0]?.from ? `More common than in others: ${risks[0].name.en}.` : "With what their parents get more often."}`,
      "We say where the figures come from.",
    ),
  lead: ({ name, fci, group, isMix, parents }) =>
    isMix
      ? `${name.en} is what people call a cross of ${listed("en", parents)}.`
      : fci === null || group === null
        ? `${name.en}: on no list of the FCI.`
        : `FCI standard ${fci}, group ${group}: ${GROUPS[group]}.`,
  names: ({ name, names }) =>
    [
      names.en.length > 1 && `Also: ${names.en.slice(1).join(", ")}.`,
      name.de !== name.en && `German: ${name.de}.`,
      name.pl !== name.en && `Polish: ${name.pl}.`,
    ]
      .filter(Boolean)
      .join(" "),
  hints: ({ brachycephalic, note }) => [
    ...(brachycephalic
      ? [
          "A short nose overheats sooner. On warm days only short walks, early or late, and never a hot car. Loud, hard panting that does not ease: cool the dog and go to the vet at once.",
        ]
      : []),
    ...(note ? [note.en] : []),
  ],
  coat: ({ length, type }) => (type === "hairless" ? COATS.hairless : `${COATS[length]}, ${TYPE[type]}`),
  sheds: ({ shedding, checked }) => `${SHEDS[shedding - 1]} ${checked === "recalled" ? "(from memory)" : "(AKC)"}`,
  energies: { 2: "A little", 3: "Medium", 4: "A lot", 5: "A great deal" },
  lifeSources: {
    mcmillan2024: "McMillan et al. 2024, UK median",
    teng2022: "Teng et al. 2022, expected at birth; too low for breeds that became popular lately",
    adams2010: "Adams 2010, survey of UK owners",
    lewis2018: "Lewis 2018, survey of UK owners",
    vetcompass: "VetCompass, records of UK practices",
    akc: "American Kennel Club",
  },
  lifeNotes: {
    young: "in a young population",
    poodles: "all poodle sizes together",
    akitas: "both Akita types together",
    fewDogs: "from few dogs",
    englishCocker: "English Cocker Spaniels only",
    anatolian: "for the Anatolian Shepherd",
  },
  years: (years, to) => `${x(years)}${to ? `–${x(to)}` : ""} years`,
  noLife: "We have found no study with a figure for it.",
  clubLife: "Our range follows the American Kennel Club’s page on the breed.",
  older: (count, of) => `${count} of ${of}`,
  grownAt: (from, to) => (from === null ? `By ${to} months` : `At ${from}–${to} months`),
  odds: ({ id, odds, population = "uk", share, sentence }) => {
    if (odds === undefined) return share === undefined ? null : (sentence?.en.replace("{share}", x(share)) ?? null);
    const found = `(not a percentage), ${POPULATIONS[population]}`;
    if (odds < 1) return `Rarer than in crossbreeds: odds ratio ${x(odds)} ${found}`;
    const ratio = `${id === "cancer" ? "Bone cancer (osteosarcoma): odds" : "Odds"} ratio ${x(odds)} against crossbreeds ${found}`;
    return `${ratio}${share === undefined ? "" : `; in a year ${x(share)} of 100 dogs`}`;
  },
  foundMore: (illness) =>
    illness === "cancer" ? "A study found bone cancer more often in:" : "A study found it more often in:",
  andOthers: "et al.",
  growth: ({ id }) =>
    ({
      "toy-poodle": "In a study of 65 Toy Poodles half the weight was reached at 11 to 12 weeks.",
      "labrador-retriever":
        "Among 880 future guide dogs that were weighed, Labrador bitches had all but finished growing at about 319 days (Helmink et al. 2000).",
    })[id],
  knows: (isClass) => (isClass ? "Knows it" : "Names a look-alike"),
  confused: (name, as, percent) =>
    `When we measured, our photo network took one picture of the breed ${name} for “${as}”, ${percent}% sure.`,
  kg,
  growing: (name, months, [low, high], expected) =>
    `At ${n(months)} ${months === 1 ? "month" : "months"} a dog of this breed (${name}) is still growing. This is ${n(low)} to ${n(high)}% of the grown weight. ${expected === null ? "" : `The average at this age is ${expected}\u00A0kg. `}Weigh every two weeks: the line says more than one figure.`,
  grown: (name, place, range) =>
    ({
      below: `That is less than our range for ${name} (${range}). Feel the ribs; if they are sharp, have it looked at.`,
      within: `That lies in our range for ${name} (${range}). Whether it suits your dog, the ribs will show.`,
      above: `That is more than our range for ${name} (${range}). Feel the ribs: a large frame may weigh more.`,
    })[place],
  curve: (sex) => `Average weight by age, ${sex}`,
  tableCaption: "Average weight by age in kg",
  toTool: "Enter several weights: puppy weight curve",
  badInput: "Enter an age up to 300 months and a weight up to 150 kg.",
};
export default texts;
