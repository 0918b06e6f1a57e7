import { expect, test } from "vitest";
import { LANGUAGES } from "@hundeblick/proto/languages";
import { signs } from "./illnesses.ts";

const URGENT = { de: /sofort|heute|Notfall/, en: /at once|today|emergency/, pl: /od razu|dziś|nagły przypadek/ };

test.each([
  "ivdd",
  "epilepsy",
  "immune_mediated",
  "addisons_disease",
  "eye_disease",
  "boas",
  "heart_congenital",
  "heart_dcm",
  "bloat_gdv",
  "urinary_stones",
])("the signs of %s say when to go to the vet at once", (id) => {
  for (const language of LANGUAGES) expect(signs[id]?.[language]).toMatch(URGENT[language]);
});

test("dogs with the MDR1 change get no loperamide, but are wormed", () => {
  for (const language of LANGUAGES)
    expect(signs["mdr1_sensitivity"]?.[language]).toMatch(/Imodium.*(worm|wurm|robacz)/i);
});
