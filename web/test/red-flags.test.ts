import { expect, test } from "vitest";
import { RED_FLAGS } from "../src/features/details/red-flags.ts";
import { siteTexts } from "./support/site-texts.ts";
import data from "../../services/report/src/data/red-flags.json" with { type: "json" };

const [de, pl] = [siteTexts("de"), siteTexts("pl")];

test.each(Object.entries(RED_FLAGS))(
  "%s is advised in the form as in the report, in each language",
  (id, { label, advice }) => {
    const flag = data.flags.find((one) => one.id === id);
    expect({ label: flag?.label, advice: flag?.advice }).toEqual({
      label: { de: de[label], en: label, pl: pl[label] },
      advice: { de: de[advice], en: advice, pl: pl[advice] },
    });
  },
);
