import type { Source } from "../data/sources.ts";

/** Sources of what is typical for dogs of an age, size or breed; only abstracts were read. */
export const typicalSources: readonly (Source & { url?: string })[] = [
  {
    id: "creevy2019",
    authors: "Creevy KE et al.",
    year: 2019,
    title: "2019 AAHA Canine Life Stage Guidelines",
    venue: "J Am Anim Hosp Assoc 55(6):267-290",
    doi: "10.5326/JAAHA-MS-6999",
    whatItSays:
      "Life stages: puppy until growth slows at about 6-9 months, young adult until 3-4 years, mature adult until the last quarter of the expected life, then senior.",
    verified: "seen in search",
  },
  {
    id: "oneill2021",
    authors: "O'Neill DG et al.",
    year: 2021,
    title:
      "Prevalence of commonly diagnosed disorders in UK dogs under primary veterinary care: results and applications",
    venue: "BMC Vet Res 17:69",
    doi: "10.1186/s12917-021-02775-3",
    whatItSays:
      "22,333 dogs in 2016: dental disorder 14.10 %, skin disorder 12.58 %, enteropathy 10.43 %, periodontal disease 12.52 %, otitis externa 7.30 %, obesity 7.07 % within one year.",
    verified: "seen in search",
  },
  {
    id: "anderson2018",
    authors: "Anderson KL et al.",
    year: 2018,
    title:
      "Prevalence, duration and risk factors for appendicular osteoarthritis in a UK dog population under primary veterinary care",
    venue: "Sci Rep 8:5641",
    doi: "10.1038/s41598-018-23940-z",
    whatItSays:
      "Of 455,557 dogs about 2.5 % a year; risk factors include breed (Labrador, Golden Retriever), higher body weight and being older than eight years.",
    verified: "seen in search",
  },
  {
    id: "enomoto2024",
    authors: "Enomoto M et al.",
    year: 2024,
    title: "Prevalence of radiographic appendicular osteoarthritis and associated clinical signs in young dogs",
    venue: "Sci Rep 14:2827",
    doi: "10.1038/s41598-024-52324-9",
    whatItSays:
      "123 dogs of 8 months to 4 years from one practice: radiographic osteoarthritis in at least one joint in 39.8 % (49), with joint pain in 16.3 to 23.6 %; about 30 % of the owners of those saw signs.",
    verified: "seen in search",
  },
  {
    id: "lee2022",
    authors: "Lee H et al.",
    year: 2022,
    title: "Age and Physical Activity Levels in Companion Dogs: Results From the Dog Aging Project",
    venue: "J Gerontol A 77(10):1986-1993",
    doi: "10.1093/gerona/glac099",
    whatItSays:
      "Owner survey: older dogs are less active than younger ones, larger dogs more active than smaller ones.",
    verified: "seen in search",
  },
  {
    id: "marshall2010",
    authors: "Marshall WG et al.",
    year: 2010,
    title: "The effect of weight loss on lameness in obese dogs with osteoarthritis",
    venue: "Vet Res Commun 34(3):241-253",
    doi: "10.1007/s11259-010-9348-7",
    whatItSays:
      "14 obese dogs, 16 weeks: lameness decreased from 6.10 % weight loss on, confirmed by gait analysis from 8.85 % on.",
    verified: "seen in search",
  },
  {
    id: "hall2020",
    authors: "Hall EJ et al.",
    year: 2020,
    title:
      "Incidence and risk factors for heat-related illness (heatstroke) in UK dogs under primary veterinary care in 2016",
    venue: "Sci Rep 10:9128",
    doi: "10.1038/s41598-020-66015-8",
    whatItSays:
      "905,543 dogs: higher risk with a short skull, over 50 kg, above the mean weight of the breed, and over two years of age.",
    verified: "seen in search",
  },
  {
    id: "pegram2021",
    authors: "Pegram C et al.",
    year: 2021,
    title: "Frequency, breed predisposition and demographic risk factors for overweight status in dogs in the UK",
    venue: "J Small Anim Pract 62(7):521-530",
    doi: "10.1111/jsap.13325",
    whatItSays:
      "22,333 dogs, 7.1 % recorded as overweight; higher odds than crossbreds in Pug, Beagle, Golden Retriever, English Springer Spaniel, Border Terrier, Labrador Retriever, Cavalier King Charles Spaniel and Cocker Spaniel (breed list seen in press reports of the paper).",
    verified: "seen in search",
  },
  {
    id: "courcier2010",
    authors: "Courcier EA, Thomson RM, Mellor DJ, Yam P",
    year: 2010,
    title: "An epidemiological study of environmental factors associated with canine obesity",
    venue: "J Small Anim Pract 51(7):362-367",
    doi: "10.1111/j.1748-5827.2010.00933.x",
    whatItSays:
      "696 dogs in five UK practices, body condition scored: 35.3 % ideal, 38.9 % overweight, 20.4 % obese, 5.3 % underweight.",
    verified: "seen in search",
  },
  {
    id: "freeman2013_raw",
    authors: "Freeman LM, Chandler ML, Hamper BA, Weeth LP",
    year: 2013,
    title: "Current knowledge about the risks and benefits of raw meat-based diets for dogs and cats",
    venue: "J Am Vet Med Assoc 243(11):1549-1558",
    doi: "10.2460/javma.243.11.1549",
    whatItSays:
      "Contamination with pathogens is the best documented risk; nutritional imbalances are possible; no reports on long-term risks or benefits.",
    verified: "seen in search",
  },
  {
    id: "tufts_giant_calcium",
    authors: null,
    year: null,
    title: "For Giant-Breed Puppies, Less — Not More — Calcium",
    venue: "Tufts Your Dog",
    doi: null,
    url: "https://www.tuftsyourdog.com/dogownership/for-giant-breed-puppies-less-not-more-calcium/",
    whatItSays:
      "Puppies cannot limit the calcium they take up, large and giant breeds least of all; too much makes developmental bone disease more likely.",
    verified: "seen in search",
  },
  {
    id: "laflamme1997",
    authors: "Laflamme DP",
    year: 1997,
    title: "Development and validation of a body condition score system for dogs",
    venue: "Canine Practice 22(4):10-15",
    doi: null,
    whatItSays: "Ideal body condition: ribs palpable without excess fat, waist visible from above, abdomen tucked up.",
    verified: "seen in search",
  },
  {
    id: "fci_nomenclature",
    authors: "Fédération Cynologique Internationale",
    year: null,
    title: "Breeds nomenclature: ten groups",
    venue: "fci.be",
    doi: null,
    whatItSays: "Every recognised breed belongs to one of ten groups.",
    verified: "seen in search",
  },
];
