import { expect, test } from "vitest";
import { quoteAround, sentenceSpans } from "./quote.ts";

const sentences = (text: string) => sentenceSpans(text).map(({ from, to }) => text.slice(from, to));

test.each([
  ["Er humpelt. Sonst frisst er gut!", ["Er humpelt.", "Sonst frisst er gut!"]],
  ["Wiegt 32.5 kg, seit ca. drei Tagen müde", ["Wiegt 32.5 kg, seit ca. drei Tagen müde"]],
  ["limping\nsince Monday", ["limping", "since Monday"]],
  ["  ", []],
])("sentences of %j", (text, expected) => {
  expect(sentences(text)).toEqual(expected);
});

test("quotes the sentence around some words exactly as typed", () => {
  const text = "Hallo! Sie hat   Arthrose in BEIDEN knien, seit jahren. Danke.";
  const from = text.indexOf("Arthrose");
  expect(quoteAround(text, { from, to: from + 8 })).toBe("Sie hat   Arthrose in BEIDEN knien, seit jahren");
});

test("quotes only the part of a long sentence around the matching words", () => {
  const text = `${"und dann noch etwas ".repeat(20)}humpelt er hinten ${"und dann noch etwas ".repeat(20)}`;
  const from = text.indexOf("humpelt");
  const quote = quoteAround(text, { from, to: from + 7 });
  expect(quote).toMatch(/^… (und|dann|noch|etwas) .*humpelt er hinten.* (und|dann|noch|etwas) …$/);
  expect(quote.length).toBeLessThanOrEqual(166);
});
