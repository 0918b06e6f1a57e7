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
  lamm2012: {
    authors: "Lamm CG, Makloski CL",
    year: 2012,
    title: "Current Advances in Gestation and Parturition in Cats and Dogs",
    venue: "Vet Clin North Am Small Anim Pract 42(3)",
    url: "https://ru.scribd.com/document/157979251/Current-Advances-in-Gestation-and-Parturition-in-Cats-and-Dogs",
    short: "Lamm and Makloski 2012, gestation and parturition",
  },
  mir2011: {
    authors: "Mir F, Billault C, Fontaine E, Sendra J, Fontbonne A",
    year: 2011,
    title: "Estimated Pregnancy Length from Ovulation to Parturition in the Bitch and its Influencing Factors",
    venue: "Reprod Domest Anim 46:994-998",
    url: "https://insights.ovid.com/rida/201112000/01445502-201112000-00009",
    short: "Mir et al. 2011, 162 pregnancies",
  },
  kutzler2003: {
    authors: "Kutzler MA, Mohammed HO, Lamb SV, Meyers-Wallen VN",
    year: 2003,
    title:
      "Accuracy of canine parturition date prediction from the initial rise in preovulatory progesterone concentration",
    venue: "Theriogenology 60:1187-1196",
    url: "https://fw.oregonstate.edu/biblio/accuracy-canine-parturition-date-prediction-initial-rise-preovulatory-progesterone",
    short: "Kutzler et al. 2003, Theriogenology",
  },
  okkens1993: {
    authors: "Okkens AC, Hekerman TWM, de Vogel JWA, van Haaften B",
    year: 1993,
    title: "Influence of litter size and breed on variation in length of gestation in the dog",
    venue: "Vet Q 15(4):160-161",
    url: "https://doi.org/10.1080/01652176.1993.9694397",
    short: "Okkens et al. 1993, Vet Quarterly",
  },
  eilts2005: {
    authors: "Eilts BE, Davidson AP, Hosgood G, Paccamonti DL, Baker DG",
    year: 2005,
    title: "Factors affecting gestation duration in the bitch",
    venue: "Theriogenology 64:242-251",
    url: "https://www.researchgate.net/publication/7788167_Factors_affecting_gestation_length_in_the_bitch",
    short: "Eilts et al. 2005, 764 litters",
  },
  davisPregnancy: {
    authors: "UC Davis School of Veterinary Medicine",
    title: "Pregnancy Diagnosis in the Bitch",
    venue: "healthtopics.vetmed.ucdavis.edu",
    url: "https://healthtopics.vetmed.ucdavis.edu/health-topics/canine/pregnancy-diagnosis-bitch",
    short: "UC Davis: Pregnancy diagnosis in the bitch",
  },
  coloradoPregnancy: {
    authors: "Colorado State University, Veterinary Teaching Hospital",
    title: "Pregnancy and whelping",
    venue: "vetmedbiosci.colostate.edu",
    url: "https://vetmedbiosci.colostate.edu/vth/services/small-animal-reproduction/pregnancy-and-whelping/",
    short: "Colorado State University: Pregnancy and whelping",
  },
  vinHerpes: {
    authors: "Veterinary Partner (VIN)",
    year: 2023,
    title: "Herpes Infections in Dogs",
    venue: "veterinarypartner.vin.com",
    url: "https://veterinarypartner.vin.com/default.aspx?pid=19239&id=4952309",
    short: "Veterinary Partner: Herpes infections in dogs",
  },
  geiser2014: {
    authors: "Geiser B, Burfeind O, Heuwieser W, Arlt S",
    year: 2014,
    title: "Prediction of Parturition in Bitches Utilizing Continuous Vaginal Temperature Measurement",
    venue: "Reprod Domest Anim 49:109-114",
    url: "https://doi.org/10.1111/rda.12236",
    short: "Geiser et al. 2014, temperature before birth",
  },
  nelson2009: {
    authors: "Nelson K",
    year: 2009,
    title: "Canine Labor: When To Call The Vet",
    venue: "Dr. Nelson's Veterinary Blog (after Freshman, WVC 2002)",
    url: "https://drnelsonsveterinaryblog.com/2009/01/canine-labor-when-to-call-the-vet/",
    short: "Nelson: Canine labor, when to call the vet",
  },
  amcDelivery: {
    authors: "Animal Medical Center, New York",
    year: 2016,
    title: "Dangerous Delivery: Signs Your Birthing Dog Needs a Veterinarian",
    venue: "AMC blog",
    url: "https://www.amcny.org/blog/2016/01/27/dangerous-delivery-signs-your-birthing-dog-needs-a-veterinarian/",
    short: "Animal Medical Center: Dangerous delivery",
  },
  oneill2017: {
    authors: "O'Neill DG, O'Sullivan AM, Manson EA, Church DB, Boag AK, McGreevy PD, Brodbelt DC",
    year: 2017,
    title: "Canine dystocia in 50 UK first-opinion emergency-care veterinary practices: prevalence and risk factors",
    venue: "Vet Rec 181(4):88",
    url: "https://doi.org/10.1136/vr.104108",
    short: "O’Neill et al. 2017, difficult births",
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
