import type { LifeFigure } from "@hundeblick/triage/breeds/life-figures";
import type { Study } from "@hundeblick/triage/breeds/odds";

interface PageSource {
  id: string;
  authors: string | null;
  year: number | null;
  title: string;
  venue: string;
  url: string;
  /** Breeds on whose page it is shown; default: all. */
  only?: readonly string[];
  /** Only on pages with a curve of weight by age. */
  ofCurve?: true;
}

/** "O'Neill et al. 2021"; the publisher if no author is known. */
export function shortStudy({ authors, year, venue }: Study, andOthers: string): string {
  const [, first] = /^([^ ,]+) [A-Z]{1,3}, /.exec(authors ?? "") ?? [];
  const who = first ? `${first} ${andOthers}` : (authors ?? venue);
  return year ? `${who} ${year}` : who;
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

/** Sources of growth and of life stages. */
export const PAGE_SOURCES: readonly PageSource[] = [
  {
    id: "aaha",
    authors: "Creevy KE, Grady J, Little SE and others",
    year: 2019,
    title: "2019 AAHA Canine Life Stage Guidelines",
    venue: "J Am Anim Hosp Assoc 55(6):267-290",
    url: "https://doi.org/10.5326/JAAHA-MS-6999",
  },
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
    ofCurve: true,
    url: "https://europeanpetfood.org/self-regulation/nutritional-guidelines/",
  },
  {
    id: "growth-helmink",
    authors: "Helmink SK, Shanks RD, Leighton EA",
    year: 2000,
    title: "Breed and sex differences in growth curves for two breeds of dog guides",
    venue: "J Anim Sci 78(1):27-32",
    url: "https://pubmed.ncbi.nlm.nih.gov/10682799/",
    only: ["labrador-retriever"],
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
