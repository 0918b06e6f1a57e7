import { expect, test } from "vitest";
import { findSigns } from "./find-signs.ts";

test("on a page of another language", () => {
  expect(findSigns("He is stiff in the morning and struggles to get up.", "de")).toEqual([
    { sign: "told_stiff", quote: "He is stiff in the morning and struggles to get up" },
  ]);
  expect(findSigns("Er ist nicht steif.", "pl")).toEqual([]);
});

test.each([
  ["de", "Sie steht morgens steif auf und läuft sich nach ein paar Schritten ein.", ["told_stiff"]],
  ["de", "Er kommt nicht mehr hoch und will keine Treppen steigen", ["told_stiff"]],
  ["de", "Er ist nicht steif.", []],
  ["de", "Das Fell ist stumpf, sonst ist sie munter und spielt gern.", ["told_dull_coat", "told_lively"]],
  ["de", "Er hat Angst vor Gewitter", ["told_fearful"]],
  ["de", "Mein Mann ist übergewichtig", []],
  ["de", "Mein Mann sagt, er ist übergewichtig", ["told_overweight"]],
  ["en", "Our cat is stiff", []],
  ["pl", "Nasz kot jest gruby", []],
  ["de", "Sie hat keine Angst und ist nicht zu dick", []],
  ["de", "Hat ein paar Kilo zu viel auf den Rippen", ["told_overweight"]],
  ["en", "He is stiff in the morning and struggles to get up.", ["told_stiff"]],
  ["en", "She isn't stiff at all and loves to run", ["told_lively"]],
  ["en", "Dull coat and sheds a lot, bit overweight", ["told_dull_coat", "told_overweight"]],
  ["en", "He is anxious and barks a lot", ["told_fearful"]],
  ["pl", "Rano wstaje sztywno, ma matową sierść.", ["told_stiff", "told_dull_coat"]],
  ["pl", "Nie jest sztywny, bardzo lubi się bawić.", ["told_lively"]],
  ["pl", "Boi się burzy i ma nadwagę", ["told_overweight", "told_fearful"]],
  ["pl", "", []],
] as const)("%s: %s", (language, text, signs) => {
  expect(findSigns(text, language).map(({ sign }) => sign)).toEqual(signs);
});

test.each([
  ["de", "Sie hat seit Mittag zweimal erbrochen, ist aber munter", "ist aber munter"],
  ["de", "Das Fell ist stumpf, sonst ist sie munter und spielt gern.", "sonst ist sie munter und spielt gern"],
  ["de", "Munter!", "Munter!"],
  ["en", "She is limping but still loves to run", "still loves to run"],
  ["pl", "Dwa razy zwymiotowała, ale jest wesoła", "jest wesoła"],
] as const)("a good sign quotes its own clause: [%s] %s", (language, text, quote) => {
  expect(findSigns(text, language).find(({ sign }) => sign === "told_lively")?.quote).toBe(quote);
});
