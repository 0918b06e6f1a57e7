import type { Source } from "./source.ts";
import { TOOL_SOURCES } from "./tool-sources.ts";

/**
 * All publications: `<Cite id="barbeau2022" />` names an entry. Verified as abstract or excerpt unless a page says
 * more.
 */
export const EVIDENCE = {
  ...TOOL_SOURCES,
  barbeau2022: {
    authors: "Barbeau-Grégoire M, Otis C, Cournoyer A, Moreau M, Lussier B, Troncy E",
    year: 2022,
    title:
      "A 2022 Systematic Review and Meta-Analysis of Enriched Therapeutic Diets and Nutraceuticals in Canine and Feline Osteoarthritis",
    venue: "Int J Mol Sci 23(18):10384",
    url: "https://doi.org/10.3390/ijms231810384",
  },
  fritsch2010a: {
    authors: "Fritsch DA, Allen TA, Dodd CE, Jewell DE, Sixby KA, Leventhal PS, Brejda J, Hahn KA",
    year: 2010,
    title:
      "A multicenter study of the effect of dietary supplementation with fish oil omega-3 fatty acids on carprofen dosage in dogs with osteoarthritis",
    venue: "J Am Vet Med Assoc 236(5):535-539",
    url: "https://doi.org/10.2460/javma.236.5.535",
  },
  fritsch2010b: {
    authors: "Fritsch D et al.",
    year: 2010,
    title: "Dose-titration effects of fish oil in osteoarthritic dogs",
    venue: "J Vet Intern Med 24:1020-1026",
    url: "https://doi.org/10.1111/j.1939-1676.2010.0572.x",
  },
  hielm2012: {
    authors: "Hielm-Björkman A, Roine J, Elo K, Lappalainen A, Junnila J, Laitinen-Vapaavuori O",
    year: 2012,
    title:
      "An un-commissioned randomized, placebo-controlled double-blind study to test the effect of deep sea fish oil as a pain reliever for dogs suffering from canine OA",
    venue: "BMC Vet Res 8:157",
    url: "https://doi.org/10.1186/1746-6148-8-157",
  },
  carlisle2024: {
    authors: "Carlisle C, Metzger BT, Tintle NL, Polley K, Jackson KH, Le Brun-Blashka S, Griffiths J, Harris WS",
    year: 2024,
    title: "The Effects of Omega-3 Supplementation on the Omega-3 Index and Quality of Life and Pain Scores in Dogs",
    venue: "Animals 14(21):3108",
    url: "https://doi.org/10.3390/ani14213108",
  },
  mueller2004: {
    authors: "Mueller RS et al.",
    year: 2004,
    title: "Effect of omega-3 fatty acids on canine atopic dermatitis",
    venue: "J Small Anim Pract 45(6):293-297",
    url: "https://doi.org/10.1111/j.1748-5827.2004.tb00238.x",
  },
  muller2016: {
    authors: "Müller MR, Linek M, Löwenstein C, Röthig A, Mueller RS and others",
    year: 2016,
    title: "Cyclosporine-sparing effect of polyunsaturated fatty acids in canine atopic dermatitis",
    venue: "Vet J (full paper from memory); conference abstract in Clinician's Brief",
  },
  schafer2024: {
    authors: "Schäfer L, Thom N",
    year: 2024,
    title:
      "A placebo-controlled, double-blind study evaluating the effect of orally administered polyunsaturated fatty acids on the oclacitinib dose for atopic dogs",
    venue: "Vet Dermatol 35(4):408-417",
    url: "https://doi.org/10.1111/vde.13246",
  },
  olivry2001: {
    authors: "Olivry T, Marsella R, Hillier A",
    year: 2001,
    title: "The ACVD task force on canine atopic dermatitis (XXIII): are essential fatty acids effective?",
    venue: "Vet Immunol Immunopathol 81:347-362",
    url: "https://doi.org/10.1016/s0165-2427(01)00316-6",
  },
  lenox2013: {
    authors: "Lenox CE, Bauer JE",
    year: 2013,
    title: "Potential adverse effects of omega-3 fatty acids in dogs and cats",
    venue: "J Vet Intern Med 27(2):217-226",
    url: "https://doi.org/10.1111/jvim.12033",
  },
  bauer2011: {
    authors: "Bauer JE",
    year: 2011,
    title: "Therapeutic use of fish oils in companion animals",
    venue: "J Am Vet Med Assoc 239:1441-1451",
  },
  kampa2023: {
    authors:
      "Kampa N, Kaenkangploo D, Jitpean S, Srithunyarat T, Seesupa S, Hoisang S, Yongvanit K, Kamlangchai P, Tuchpramuk P, Lascelles BDX",
    year: 2023,
    title:
      "Study of the effectiveness of glucosamine and chondroitin sulfate, marine based fatty acid compounds (PCSO-524 and EAB-277), and carprofen for the treatment of dogs with hip osteoarthritis",
    venue: "Front Vet Sci 10:1033188",
    url: "https://doi.org/10.3389/fvets.2023.1033188",
  },
  scott2017: {
    authors: "Scott RM et al.",
    year: 2017,
    title:
      "Efficacy of an oral nutraceutical for the treatment of canine osteoarthritis. A double-blind, randomized, placebo-controlled prospective clinical trial",
    venue: "Vet Comp Orthop Traumatol 30(5):318-323",
    url: "https://doi.org/10.3415/VCOT-17-02-0020",
  },
  bhathal2017: {
    authors: "Bhathal A, Spryszak M, Louizos C, Frankel G",
    year: 2017,
    title: "Glucosamine and chondroitin use in canines for osteoarthritis: A review",
    venue: "Open Vet J 7(1):36-49",
    url: "https://doi.org/10.4314/ovj.v7i1.6",
  },
  gpnotebook_glucosamine: {
    authors: "GPnotebook editors",
    year: 2020,
    title: "Glucosamine and osteoarthritis: interactions (human medicine)",
    venue: "gpnotebook.com",
  },
  daltilio2007: {
    authors: "D'Altilio M et al.",
    year: 2007,
    title:
      "Therapeutic Efficacy and Safety of Undenatured Type II Collagen Singly or in Combination with Glucosamine and Chondroitin in Arthritic Dogs",
    venue: "Toxicol Mech Methods (PMID 20020968)",
    url: "https://pubmed.ncbi.nlm.nih.gov/20020968/",
  },
  varney2022: {
    authors: "Varney JL, Fowler JW, Coon CN",
    year: 2022,
    title:
      "Impact of supplemented undenatured type II collagen on pain and mobility in healthy Labrador Retrievers during an exercise regimen",
    venue: "Transl Anim Sci 6(3):txac123",
    url: "https://doi.org/10.1093/tas/txac123",
  },
  hielm2009: {
    authors: "Hielm-Björkman A, Tulamo RM, Salonen H, Raekallio M",
    year: 2009,
    title:
      "Evaluating Complementary Therapies for Canine Osteoarthritis Part I: Green-lipped Mussel (Perna canaliculus)",
    venue: "Evid Based Complement Alternat Med 6(3):365-373",
    url: "https://doi.org/10.1093/ecam/nem136",
  },
  serra2021: {
    authors: "Serra Aguado CI, Ramos-Plá JJ, Soler C, Segarra S, Moratalla V, Redondo JI",
    year: 2021,
    title:
      "Effects of Oral Hyaluronic Acid Administration in Dogs Following Tibial Tuberosity Advancement Surgery for Cranial Cruciate Ligament Injury",
    venue: "Animals 11(5):1264",
    url: "https://doi.org/10.3390/ani11051264",
  },
  brien2011: {
    authors: "Brien S, Prescott P, Lewith G",
    year: 2011,
    title:
      "Meta-analysis of the related nutritional supplements dimethyl sulfoxide and methylsulfonylmethane in the treatment of osteoarthritis of the knee (human)",
    venue: "Evid Based Complement Alternat Med",
    url: "https://doi.org/10.1093/ecam/nep045",
  },
  innes2003: {
    authors: "Innes JF, Fuller CJ, Grover ER, Kelly AL, Burn JF",
    year: 2003,
    title:
      "Randomised, double-blind, placebo-controlled parallel group study of P54FP for the treatment of dogs with osteoarthritis",
    venue: "Vet Rec 152(15):457-460",
  },
  comblain2017: {
    authors: "Comblain F et al.",
    year: 2017,
    title:
      "A randomized, double-blind, prospective, placebo-controlled study of the efficacy of a diet supplemented with curcuminoids extract, hydrolyzed collagen and green tea extract in owner's dogs with osteoarthritis",
    venue: "BMC Vet Res",
    url: "https://doi.org/10.1186/s12917-017-1317-8",
  },
  martello2022: {
    authors: "Martello E, Bigliati M, Adami R, Biasibetti E, Bisanzio D, Meineri G, Bruni N",
    year: 2022,
    title:
      "Efficacy of a dietary supplement in dogs with osteoarthritis: A randomized placebo-controlled, double-blind clinical trial",
    venue: "PLoS One",
    url: "https://doi.org/10.1371/journal.pone.0263971",
  },
  boswellia_content2019: {
    authors: "Miscioscia E, Shmalberg J, Scott KC",
    year: 2019,
    title: "Measurement of boswellic acids in Boswellia serrata supplements given to dogs",
    venue: "BMC Vet Res (PMC6670232)",
  },
  efsa2022olibanum: {
    authors: "EFSA FEEDAP Panel (Bampidis V et al.)",
    year: 2022,
    title:
      "Safety and efficacy of a feed additive consisting of an extract of olibanum from Boswellia serrata for use in dogs and horses",
    venue: "EFSA Journal 20(3) (PMC8900119)",
  },
  eu2022_1383: {
    authors: "European Commission",
    year: 2022,
    title:
      "Implementing Regulation (EU) 2022/1383, olibanum extract from Boswellia serrata as feed additive for horses and dogs",
    venue: "Official Journal of the EU",
  },
  eu767_2009: {
    authors: "European Parliament and Council",
    year: 2009,
    title: "Regulation (EC) No 767/2009 on the placing on the market and use of feed",
    venue: "Official Journal of the EU",
  },
  eu2020_354: {
    authors: "European Commission",
    year: 2020,
    title: "Regulation (EU) 2020/354, list of intended uses of feed intended for particular nutritional purposes",
    venue: "Official Journal of the EU",
  },
  jensen2019: {
    authors: "Jensen AP, Bjørnvad CR",
    year: 2019,
    title:
      "Clinical effect of probiotics in prevention or treatment of gastrointestinal disease in dogs: A systematic review",
    venue: "J Vet Intern Med",
    url: "https://doi.org/10.1111/jvim.15554",
  },
  bybee2011: {
    authors: "Bybee SN et al.",
    year: 2011,
    title:
      "Effect of the probiotic Enterococcus faecium SF68 on presence of diarrhea in cats and dogs housed in an animal shelter",
    venue: "J Vet Intern Med 25(4):856-860",
    url: "https://doi.org/10.1111/j.1939-1676.2011.0738.x",
  },
  gomez2016: {
    authors: "Gómez-Gallego C, Junnila J, Männikkö S, Hämeenoja P, Valtonen E, Salminen S, Beasley S",
    year: 2016,
    title:
      "A canine-specific probiotic product in treating acute or intermittent diarrhea in dogs: A double-blind placebo-controlled efficacy study",
    venue: "Vet Microbiol 197:122-128",
    url: "https://doi.org/10.1016/j.vetmic.2016.11.015",
  },
  shmalberg2019: {
    authors: "Shmalberg J et al.",
    year: 2019,
    title:
      "A Randomized Double Blinded Placebo-Controlled Clinical Trial of a Probiotic or Metronidazole for Acute Canine Diarrhea",
    venue: "Front Vet Sci 6:163",
    url: "https://doi.org/10.3389/fvets.2019.00163",
  },
  alves2021: {
    authors: "Alves JC et al.",
    year: 2021,
    title:
      "The use of soluble fibre for the management of chronic idiopathic large-bowel diarrhoea in police working dogs",
    venue: "BMC Vet Res",
    url: "https://doi.org/10.1186/s12917-021-02809-w",
  },
  swanson2002: {
    authors: "Swanson KS, Grieshop CM, Flickinger EA, Bauer LL, Healy HP, Dawson KA, Merchen NR, Fahey GC",
    year: 2002,
    title:
      "Supplemental fructooligosaccharides and mannanoligosaccharides influence immune function, ileal and total tract nutrient digestibilities, microbial populations and concentrations of protein catabolites in the large bowel of dogs",
    venue: "J Nutr 132(5):980-989",
  },
  pawar2017: {
    authors: "Pawar MM, Pattanaik AK, Sinha DK, Goswami TK, Sharma K",
    year: 2017,
    title:
      "Effect of dietary mannanoligosaccharide supplementation on nutrient digestibility, hindgut fermentation, immune response and antioxidant indices in dogs",
    venue: "J Anim Sci Technol 59:11",
    url: "https://doi.org/10.1186/s40781-017-0136-6",
  },
  ovc2021: {
    authors: "Ontario Veterinary College pet nutrition blog",
    year: 2021,
    title: "Pumpkin as a fibre source",
    venue: "ovcpetnutrition.uoguelph.ca",
  },
  marsh2000: {
    authors: "Marsh KA, Ruedisueli FL, Coe SL, Watson TDG",
    year: 2000,
    title:
      "Effects of zinc and linoleic acid supplementation on the skin and coat quality of dogs receiving a complete and balanced diet",
    venue: "Vet Dermatol 11(4):277-284",
    url: "https://doi.org/10.1046/j.1365-3164.2000.00202.x",
  },
  plevnik2014: {
    authors: "Plevnik Kapun A, Salobir J, Levart A, Tavčar Kalcher G, Nemec Svete A, Kotnik T",
    year: 2014,
    title:
      "Vitamin E supplementation in canine atopic dermatitis: improvement of clinical signs and effects on oxidative stress markers",
    venue: "Vet Rec 175(22):560",
  },
  scarff1992: {
    authors: "Scarff DH, Lloyd DH",
    year: 1992,
    title: "Double blind, placebo-controlled, crossover study of evening primrose oil in the treatment of canine atopy",
    venue: "Vet Rec 131(5):97-99",
    url: "https://doi.org/10.1136/vr.131.5.97",
  },
  harvey1999: {
    authors: "Harvey RG",
    year: 1999,
    title:
      "A blinded, placebo-controlled study of the efficacy of borage seed oil and fish oil in the management of canine atopy",
    venue: "Vet Rec 144(15):405",
  },
  beynen2011: {
    authors: "Beynen AC, Saris DHJ, Paap PM, Van Altena F, Visser EA, Middelkoop J, De Jong L, Staats M",
    year: 2011,
    title: "Dietary beta-1,3/1,6-glucans reduce clinical signs of canine atopy",
    venue: "Am J Anim Vet Sci 6(4):146-152",
    url: "https://doi.org/10.3844/ajavsp.2011.146.152",
  },
  araujo2010: {
    authors: "Araujo JA et al.",
    year: 2010,
    title: "ANXITANE tablets reduce fear of human beings in a laboratory model of anxiety-related behavior",
    venue: "J Vet Behav 5(5):268-275",
    url: "https://doi.org/10.1016/j.jveb.2010.02.003",
  },
  pike2015: {
    authors: "Pike AL, Horwitz DF, Lobprise H",
    year: 2015,
    title: "An open-label prospective study of the use of L-theanine (Anxitane) in storm-sensitive client-owned dogs",
    venue: "J Vet Behav",
  },
  michelazzi2015: {
    authors: "Michelazzi M, Berteselli GV, Talamonti Z, Cannas S, Scaglia E, Minero M, Palestrini C",
    year: 2015,
    title: "Efficacy of L-Theanine in the treatment of noise phobias in dogs: preliminary results",
    venue: "Veterinaria 29(2):53-59",
  },
  bosch2009: {
    authors: "Bosch G et al.",
    year: 2009,
    title: "Dietary tryptophan supplementation in privately owned mildly anxious dogs",
    venue: "Appl Anim Behav Sci",
  },
  denapoli2000: {
    authors: "DeNapoli JS, Dodman NH, Shuster L, Rand WM, Gross KL",
    year: 2000,
    title:
      "Effect of dietary protein content and tryptophan supplementation on dominance aggression, territorial aggression, and hyperactivity in dogs",
    venue: "J Am Vet Med Assoc 217(4):504-508",
  },
  beata2007: {
    authors: "Beata C, Beaumont-Graff E, Diaz C, Marion M, Massal N, Marlois N, Muller G, Lefranc C",
    year: 2007,
    title:
      "Effects of alpha-casozepine (Zylkene) versus selegiline hydrochloride (Selgian, Anipryl) on anxiety disorders in dogs",
    venue: "J Vet Behav 2(5):175-183",
    url: "https://doi.org/10.1016/j.jveb.2007.08.001",
  },
  kato2012: {
    authors: "Kato M, Miyaji K, Ohtani N, Ohta M",
    year: 2012,
    title:
      "Effects of prescription diet on dealing with stressful situations and performance of anxiety-related behaviors in privately owned anxious dogs",
    venue: "J Vet Behav 7(1):21-26",
    url: "https://doi.org/10.1016/j.jveb.2011.05.025",
  },
  buckley2017: {
    authors: "Buckley LA",
    year: 2017,
    title: "Is Alpha-casozepine Efficacious at Reducing Anxiety in Dogs?",
    venue: "Veterinary Evidence 2(3)",
    url: "https://doi.org/10.18849/ve.v2i3.67",
  },
  kaplan2018: {
    authors: "Kaplan JL, Stern JA, Fascetti AJ, Larsen JA, Skolnik H et al.",
    year: 2018,
    title: "Taurine deficiency and dilated cardiomyopathy in golden retrievers fed commercial diets",
    venue: "PLoS One 13(12):e0209112",
    url: "https://doi.org/10.1371/journal.pone.0209112",
  },
  sunvold1998: {
    authors: "Sunvold GD, Tetrick MA, Davenport GM, Bouchard GF",
    year: 1998,
    title: "Carnitine supplementation promotes weight loss and decreased adiposity in the canine",
    venue: "Proc XXIII WSAVA p. 746",
  },
  skorupski2011: {
    authors: "Skorupski KA et al.",
    year: 2011,
    title:
      "Prospective randomized clinical trial assessing the efficacy of Denamarin for prevention of CCNU-induced hepatopathy in tumor-bearing dogs",
    venue: "J Vet Intern Med 25(4):838-845",
  },
  reme2008: {
    authors: "Rème CA et al.",
    year: 2008,
    title:
      "Effect of S-adenosylmethionine tablets on the reduction of age-related mental decline in dogs: a double-blinded, placebo-controlled trial",
    venue: "Vet Ther 9(2):69-82",
  },
  vandeweerd2013: {
    authors: "Vandeweerd JM, Cambier C, Gustin P",
    year: 2013,
    title: "Nutraceuticals for Canine Liver Disease: Assessing the Evidence",
    venue: "Vet Clin North Am Small Anim Pract",
  },
  gawor2018: {
    authors: "Gawor J, Jank M, Jodkowska K, Klim E, Svensson UK",
    year: 2018,
    title:
      "Effects of Edible Treats Containing Ascophyllum nodosum on the Oral Health of Dogs: A Double-Blind, Randomized, Placebo-Controlled Single-Center Study",
    venue: "Front Vet Sci 5:168",
    url: "https://doi.org/10.3389/fvets.2018.00168",
  },
  gawor2023: {
    authors: "Gawor J et al.",
    year: 2023,
    title: "Ascophyllum nodosum as a nutrient supporting oral health in dogs and cats: a review",
    venue: "Pol J Vet Sci 26(3):511-520",
    url: "https://doi.org/10.24425/pjvs.2023.145053",
  },
  lindinger2016: {
    authors: "Lindinger MI",
    year: 2016,
    title:
      "Reduced Dental Plaque Formation in Dogs Drinking a Solution Containing Natural Antimicrobial Herbal Enzymes and Organic Matcha Green Tea",
    venue: "Scientifica 2016:2183623",
    url: "https://doi.org/10.1155/2016/2183623",
  },
  marshall2010: {
    authors: "Marshall WG, Hazewinkel HA, Mullen D, De Meyer G, Baert K, Carmichael S",
    year: 2010,
    title: "The effect of weight loss on lameness in obese dogs with osteoarthritis",
    venue: "Vet Res Commun 34(3):241-253",
    url: "https://doi.org/10.1007/s11259-010-9348-7",
  },
  adebowale2002: {
    authors: "Adebowale A et al.",
    year: 2002,
    title:
      "The bioavailability and pharmacokinetics of glucosamine hydrochloride and low molecular weight chondroitin sulfate after single and multiple doses to beagle dogs",
    venue: "Biopharm Drug Dispos 23(6):217-225",
    url: "https://doi.org/10.1002/bdd.315",
  },
  gant2016: {
    authors: "Gant P, Holden SL, Biourge V, German AJ",
    year: 2016,
    title: "Can you estimate body composition in dogs from photographs?",
    venue: "BMC Vet Res 12:18",
    url: "https://doi.org/10.1186/s12917-016-0642-7",
  },
  such2015: {
    authors: "Such ZR, German AJ",
    year: 2015,
    title: "Best in show but not best shape: a photographic assessment of show dog body condition",
    venue: "Vet Rec",
  },
  gunter2018: {
    authors: "Gunter LM, Barber RT, Wynne CDL",
    year: 2018,
    title: "A canine identity crisis: Genetic breed heritage testing of shelter dogs",
    venue: "PLoS One 13(8):e0202633",
    url: "https://doi.org/10.1371/journal.pone.0202633",
  },
  recht2019: {
    authors: "Recht B, Roelofs R, Schmidt L, Shankar V",
    year: 2019,
    title: "Do ImageNet Classifiers Generalize to ImageNet?",
    venue: "arXiv 1902.10811",
    url: "https://arxiv.org/abs/1902.10811",
  },
  mcmillan2024: {
    authors: "McMillan KM, Bielby J, Williams CL, Upjohn MM, Casey RA, Christley RM",
    year: 2024,
    title: "Longevity of companion dog breeds: those at risk from early death",
    venue: "Scientific Reports 14",
    url: "https://doi.org/10.1038/s41598-023-50458-w",
  },
  kealy1992: {
    authors: "Kealy RD, Olsson SE, Monti KL, Lawler DF, Biery DN, Helms RW, Lust G, Smith GK",
    year: 1992,
    title: "Effects of limited food consumption on the incidence of hip dysplasia in growing dogs",
    venue: "J Am Vet Med Assoc 201(6):857-863",
    url: "https://doi.org/10.2460/javma.1992.201.06.857",
  },
  krontveit2012: {
    authors: "Krontveit RI, Nødtvedt A, Sævik BK, Ropstad E, Trangerud C",
    year: 2012,
    title:
      "Housing- and exercise-related risk factors associated with the development of hip dysplasia as determined by radiographic evaluation in a prospective cohort of Newfoundlands, Labrador Retrievers, Leonbergers, and Irish Wolfhounds in Norway",
    venue: "Am J Vet Res 73(6):838-846",
    url: "https://doi.org/10.2460/ajvr.73.6.838",
  },
  enomoto2024: {
    authors: "Enomoto M, de Castro N, Hash J, Thomson A, Lascelles BDX and others",
    year: 2024,
    title: "Prevalence of radiographic appendicular osteoarthritis and associated clinical signs in young dogs",
    venue: "Scientific Reports 14:2827",
    url: "https://doi.org/10.1038/s41598-024-52324-9",
  },
  akcLabrador: {
    authors: "American Kennel Club",
    year: 2020,
    title: "Labrador Retriever, breed page: weight and height of grown dogs",
    venue: "akc.org, as collected in github.com/tmfilho/akcdata",
    url: "https://github.com/tmfilho/akcdata",
  },
  arce2021: {
    authors: "Arce J, American Veterinary Medical Association, to the press",
    year: 2021,
    title: "Why dogs, cats and other pets dash around: frenetic random activity periods",
    venue: "Live Science, as reprinted",
    url: "https://dagnygromer.wordpress.com/2021/03/19/why-do-dogs-do-zoomies/",
  },
} as const satisfies Readonly<Record<string, Source>>;

export type SourceId = keyof typeof EVIDENCE;

/** Source of each figure in a file's texts: path of a text, such as `TEXTS.bands.watch`, to a publication or "own". */
export type Figures = Readonly<Record<string, SourceId | "own">>;

export const isSourceId = (id: string): id is SourceId => Object.hasOwn(EVIDENCE, id);
