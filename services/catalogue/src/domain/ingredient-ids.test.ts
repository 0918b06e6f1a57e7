import { expect, test } from "vitest";
import { ingredientIdsOf } from "./ingredient-ids.ts";

test.each([
  [["omega3"], ["omega3"]],
  [["Omega-3", "EPA", "DHA"], ["omega3"]],
  [["Grünlippmuschel"], ["green_lipped_mussel"]],
  [
    ["Małż zielonowargowy", "łuska babki płesznik"],
    ["green_lipped_mussel", "psyllium"],
  ],
  [["Brewer's Yeast", "Rice starch"], ["brewers_yeast"]],
  [["Wasser"], []],
  [[], []],
])("%j in a product's list means %j", (words, ids) => {
  expect(ingredientIdsOf(words)).toEqual(ids);
});
