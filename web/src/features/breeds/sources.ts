import type { LifeFigure } from "@hundeblick/triage/breeds/life-figures";

interface PageSource {
  id: string;
  authors: string | null;
  year: number | null;
  title: string;
  venue: string;
  url: string;
  /** Breeds on whose page it is shown; default: all. */
  only?: readonly string[];
}

/** Studies of life expectancy; others are named in their sentence, without a permanent URL. */
export const LIFE_SOURCES: Partial<Record<LifeFigure["study"], PageSource>> = {
  mcmillan2024: {
    id: "life-mcmillan",
    authors: "McMillan KM, Bielby J, Williams CL and others",
    year: 2024,
    title: "Longevity of companion dog breeds: those at risk from early death",
    venue: "Scientific Reports 14:531",
    url: "https://doi.org/10.1038/s41598-023-50458-w",
  },
  teng2022: {
    id: "life-teng",
    authors: "Teng KT, Brodbelt DC, Pegram C, Church DB, O'Neill DG",
    year: 2022,
    title: "Life tables of annual life expectancy and mortality for companion dogs in the United Kingdom",
    venue: "Scientific Reports 12:6415",
    url: "https://doi.org/10.1038/s41598-022-10341-6",
  },
};

export const GROWTH_SOURCES: readonly PageSource[] = [
  {
    id: "growth-purina",
    authors: "Purina Institute",
    year: null,
    title: "Puppy Growth Rates",
    venue: "purinainstitute.com",
    url: "http://www.purinainstitute.com/centresquare/nutritional-and-clinical-assessment/puppy-growth-rates",
  },
  {
    id: "growth-fediaf",
    authors: "FEDIAF, European Pet Food",
    year: 2025,
    title: "Nutritional Guidelines for Complete and Complementary Pet Food for Cats and Dogs",
    venue: "table VII-8a, read in copies",
    url: "https://europeanpetfood.org/self-regulation/nutritional-guidelines/",
  },
  {
    id: "growth-salt",
    authors: "Salt C, Morris PJ, German AJ, Wilson D, Lund EM, Cole TJ, Butterwick RF",
    year: 2017,
    title: "Growth standard charts for monitoring bodyweight in dogs of different sizes",
    venue: "PLOS ONE 12(9):e0182064",
    url: "https://doi.org/10.1371/journal.pone.0182064",
  },
  {
    id: "growth-helmink",
    authors: null,
    year: 2000,
    title: "Breed and sex differences in growth curves for two breeds of dog guides",
    venue: "J Anim Sci 78(1):27-32",
    url: "https://pubmed.ncbi.nlm.nih.gov/10682799/",
    only: ["labrador-retriever", "german-shepherd"],
  },
  {
    id: "growth-toy-poodle",
    authors: null,
    year: null,
    title: "Comparison of nonlinear growth models and factors affecting body weight at different ages in Toy Poodles",
    venue: "abstract",
    url: "https://discovery.researcher.life/article/comparison-of-nonlinear-growth-models-and-factors-affecting-body-weight-at-different-ages-in-toy-poodles/abb14871ac6f37e8b85b6c3e4a40496a",
    only: ["toy-poodle"],
  },
];
