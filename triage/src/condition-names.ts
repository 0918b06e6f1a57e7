import type { ConditionId, MedicineId } from "@hundeblick/proto/health/check-lists";
import type { Localised } from "@hundeblick/proto/language";

/** Known illnesses in owners' words, for lists. */
export const CONDITION_NAMES: Record<ConditionId, Localised> = {
  diabetes: { de: "Diabetes", en: "Diabetes", pl: "Cukrzyca" },
  epilepsy: { de: "Epilepsie", en: "Epilepsy", pl: "Padaczka" },
  kidney_disease: { de: "Nierenerkrankung", en: "Kidney disease", pl: "Choroba nerek" },
  heart_disease: { de: "Herzerkrankung", en: "Heart disease", pl: "Choroba serca" },
  liver_disease: { de: "Lebererkrankung", en: "Liver disease", pl: "Choroba wątroby" },
  hypothyroidism: { de: "Schilddrüsenunterfunktion", en: "Underactive thyroid", pl: "Niedoczynność tarczycy" },
  cushing: { de: "Cushing-Syndrom", en: "Cushing's disease", pl: "Zespół Cushinga" },
  addison: { de: "Morbus Addison", en: "Addison's disease", pl: "Choroba Addisona" },
  cancer: { de: "Krebs oder Tumor", en: "Cancer or tumour", pl: "Rak lub guz" },
  urinary_stones: {
    de: "Blasen- oder Nierensteine",
    en: "Bladder or kidney stones",
    pl: "Kamienie w pęcherzu lub nerkach",
  },
  pancreatitis: { de: "Bauchspeicheldrüsenentzündung", en: "Pancreatitis", pl: "Zapalenie trzustki" },
};

/** Groups of medicines in plain words, with names on the packet. */
export const MEDICINE_NAMES: Record<MedicineId, Localised> = {
  nsaid: {
    de: "Schmerzmittel (Carprofen, Meloxicam …)",
    en: "Painkillers (carprofen, meloxicam …)",
    pl: "Leki przeciwbólowe (karprofen, meloksykam …)",
  },
  steroid: { de: "Kortison (Prednisolon …)", en: "Steroids (prednisolone …)", pl: "Sterydy (prednizolon …)" },
  insulin: { de: "Insulin", en: "Insulin", pl: "Insulina" },
  anticonvulsant: {
    de: "Mittel gegen Anfälle (Phenobarbital, Kaliumbromid …)",
    en: "Seizure medicine (phenobarbital, potassium bromide …)",
    pl: "Leki na padaczkę (fenobarbital, bromek potasu …)",
  },
  heart_medicine: {
    de: "Herzmittel (Pimobendan, ACE-Hemmer …)",
    en: "Heart medicine (pimobendan, ACE inhibitors …)",
    pl: "Leki na serce (pimobendan, inhibitory ACE …)",
  },
  diuretic: {
    de: "Entwässerungstabletten (Furosemid …)",
    en: "Water tablets (furosemide …)",
    pl: "Leki moczopędne (furosemid …)",
  },
  thyroid_hormone: { de: "Schilddrüsentabletten", en: "Thyroid tablets", pl: "Leki na tarczycę" },
  cushing_medicine: {
    de: "Mittel gegen Cushing (Trilostan)",
    en: "Cushing's medicine (trilostane)",
    pl: "Lek na zespół Cushinga (trilostan)",
  },
  jak_inhibitor: {
    de: "Tabletten gegen Juckreiz (Oclacitinib …)",
    en: "Itch tablets (oclacitinib …)",
    pl: "Tabletki na świąd (oklacytynib …)",
  },
  lokivetmab: {
    de: "Spritze gegen Juckreiz (Lokivetmab)",
    en: "Itch injection (lokivetmab)",
    pl: "Zastrzyk na świąd (lokiwetmab)",
  },
  bedinvetmab: {
    de: "Gelenkspritze (Bedinvetmab)",
    en: "Joint injection (bedinvetmab)",
    pl: "Zastrzyk na stawy (bedinwetmab)",
  },
  antibiotic: { de: "Antibiotikum", en: "Antibiotics", pl: "Antybiotyk" },
  anticoagulant: { de: "Blutverdünner", en: "Blood thinners", pl: "Leki przeciwzakrzepowe" },
  ciclosporin: {
    de: "Mittel, die das Immunsystem dämpfen (Ciclosporin …)",
    en: "Immune suppressants (ciclosporin …)",
    pl: "Leki obniżające odporność (cyklosporyna …)",
  },
  antidepressant: {
    de: "Mittel gegen Angst für jeden Tag (Fluoxetin, Clomipramin …)",
    en: "Daily anxiety medicine (fluoxetine, clomipramine …)",
    pl: "Codzienne leki na lęk (fluoksetyna, klomipramina …)",
  },
  sedative: { de: "Beruhigungsmittel", en: "Calming medicine", pl: "Leki uspokajające" },
  opioid: {
    de: "Starke Schmerzmittel (Tramadol …)",
    en: "Strong painkillers (tramadol …)",
    pl: "Silne leki przeciwbólowe (tramadol …)",
  },
  metamizole: { de: "Metamizol", en: "Metamizole", pl: "Metamizol" },
  antacid: {
    de: "Magenschutz (Omeprazol …)",
    en: "Stomach protection (omeprazole …)",
    pl: "Leki osłonowe na żołądek (omeprazol …)",
  },
  allopurinol: { de: "Allopurinol", en: "Allopurinol", pl: "Allopurynol" },
  antihistamine: {
    de: "Allergietabletten (Antihistaminika)",
    en: "Allergy tablets (antihistamines)",
    pl: "Leki na alergię (przeciwhistaminowe)",
  },
  incontinence_medicine: {
    de: "Mittel gegen Inkontinenz",
    en: "Incontinence medicine",
    pl: "Leki na nietrzymanie moczu",
  },
};
