import { expect, test } from "vitest";
import { LANGUAGES } from "@hundeblick/proto/languages";
import { signs } from "./illnesses.ts";

const URGENT = { de: /sofort|heute|Notfall/, en: /at once|today|emergency/, pl: /od razu|dziś|nagły przypadek/ };

test.each(["ivdd"])("the signs of %s say when to go to the vet at once", (id) => {
  for (const language of LANGUAGES) expect(signs[id]?.[language]).toMatch(URGENT[language]);
});
