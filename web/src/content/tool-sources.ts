import type { Source } from "./source.ts";

interface ToolSource extends Source {
  /** As the tool's page names it. */
  short: string;
  url: string;
}

/**
 * What the tools rest on: a part of the registry in `evidence.ts`. It is a file of its own so that a tool does not
 * bring the whole registry with it.
 */
export const TOOL_SOURCES = {
  wang2020: {
    authors: "Wang T, Ma J, Hogan AN and others",
    year: 2020,
    title: "Quantitative Translation of Dog-to-Human Aging by Conserved Remodeling of the DNA Methylome",
    venue: "Cell Systems 11(2):176-185",
    url: "https://doi.org/10.1016/j.cels.2020.06.006",
    short: "Wang et al. 2020, Cell Systems",
  },
  aaha2019: {
    authors: "Creevy KE, Grady J, Little SE and others",
    year: 2019,
    title: "2019 AAHA Canine Life Stage Guidelines",
    venue: "J Am Anim Hosp Assoc 55(6):267-290",
    url: "https://doi.org/10.5326/JAAHA-MS-6999",
    short: "AAHA 2019, Canine Life Stage Guidelines",
  },
  vcaHeat: {
    authors: "VCA Animal Hospitals",
    title: "Estrous Cycles in Dogs",
    venue: "vcahospitals.com",
    url: "https://vcahospitals.com/know-your-pet/estrus-cycles-in-dogs",
    short: "VCA: Estrous cycles in dogs",
  },
  vcaPyometra: {
    authors: "VCA Animal Hospitals",
    title: "Pyometra in Dogs",
    venue: "vcahospitals.com",
    url: "https://vcahospitals.com/know-your-pet/pyometra-in-dogs",
    short: "VCA: Pyometra in dogs",
  },
  vcaTeeth: {
    authors: "VCA Animal Hospitals",
    title: "Why does my puppy still have baby teeth?",
    venue: "vcahospitals.com",
    url: "https://vcahospitals.com/pediatric/puppy/health-wellness/why-does-puppy-still-have-baby-teeth",
    short: "VCA: Why does my puppy still have baby teeth?",
  },
  vcaThyroid: {
    authors: "VCA Animal Hospitals",
    title: "Hypothyroidism in Dogs",
    venue: "vcahospitals.com",
    url: "https://vcahospitals.com/know-your-pet/hypothyroidism-in-dogs",
    short: "VCA: Hypothyroidism in dogs",
  },
  vcaCompulsive: {
    authors: "VCA Animal Hospitals",
    title: "Dog Behavior Problems: Compulsive Disorders",
    venue: "vcahospitals.com",
    url: "https://vcahospitals.com/know-your-pet/dog-behavior-problems-compulsive-disorders",
    short: "VCA: Compulsive disorders in dogs",
  },
  avsabPuppy: {
    authors: "American Veterinary Society of Animal Behavior",
    title: "Position Statement on Puppy Socialization",
    venue: "avsab.org",
    url: "https://avsab.org/wp-content/uploads/2018/03/Puppy_Socialization_Position_Statement_Download_-_10-3-14.pdf",
    short: "AVSAB: Position statement on puppy socialization",
  },
  wikipediaAging: {
    authors: "Wikipedia",
    title: "Aging in dogs",
    venue: "en.wikipedia.org",
    url: "https://en.wikipedia.org/wiki/Aging_in_dogs",
    short: "Wikipedia: Aging in dogs",
  },
  wikipediaHeat: {
    authors: "Wikipedia",
    title: "Canine reproduction",
    venue: "en.wikipedia.org",
    url: "https://en.wikipedia.org/wiki/Canine_reproduction",
    short: "Wikipedia: Canine reproduction",
  },
  wikipediaTeeth: {
    authors: "Wikipedia",
    title: "Deciduous teeth",
    venue: "en.wikipedia.org",
    url: "https://en.wikipedia.org/wiki/Deciduous_teeth",
    short: "Wikipedia: Deciduous teeth",
  },
  wikipediaPuppy: {
    authors: "Wikipedia",
    title: "Puppy",
    venue: "en.wikipedia.org",
    url: "https://en.wikipedia.org/wiki/Puppy",
    short: "Wikipedia: Puppy",
  },
  wikipediaCoat: {
    authors: "Wikipedia",
    title: "Coat (dog)",
    venue: "en.wikipedia.org",
    url: "https://en.wikipedia.org/wiki/Coat_(dog)",
    short: "Wikipedia: Coat (dog)",
  },
  wikipediaZoomies: {
    authors: "Wikipedia",
    title: "Zoomies",
    venue: "en.wikipedia.org",
    url: "https://en.wikipedia.org/wiki/Zoomies",
    short: "Wikipedia: Zoomies",
  },
  wikipediaAstrology: {
    authors: "Wikipedia",
    title: "Astrology",
    venue: "en.wikipedia.org",
    url: "https://en.wikipedia.org/wiki/Astrology",
    short: "Wikipedia: Astrology",
  },
} as const satisfies Readonly<Record<string, ToolSource>>;

export type ToolSourceId = keyof typeof TOOL_SOURCES;
