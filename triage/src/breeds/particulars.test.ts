import { expect, test } from "vitest";
import { breeds } from "./breeds.ts";
import { particularsOf } from "./particulars.ts";

/** The paragraph of a breed with this English text. */
const paragraph = (id: string, text: RegExp) => particularsOf(id).find((each) => text.test(each.text.en));

test("the share of Shelties with the MDR1 change is the one of Germany, with its study", () => {
  expect(paragraph("shetland-sheepdog", /MDR1/)?.text.de).toMatch(/In Deutschland .* 30 %/);
  expect(paragraph("shetland-sheepdog", /MDR1/)?.source?.url).toBe("https://doi.org/10.1016/j.tvjl.2010.06.012");
});

test("Bedlingtons with a clear copper test have their liver checked too", () => {
  expect(paragraph("bedlington-terrier", /COMMD1/)?.text.en).toMatch(/clear test .* liver values checked yearly/);
  expect(paragraph("bedlington-terrier", /COMMD1/)?.source?.name).toBe("Haywood, Veterinary Record");
});

test.each([
  ["bichon-frise", /Straining/],
  ["poochon", /straining/],
])("%s: straining without urine is an emergency", (id, about) => {
  const text = paragraph(id, about)?.text;
  expect(text?.en).toContain("If nothing comes, to the vet at once.");
  expect(text?.de).toContain("Kommt nichts, sofort in die Praxis.");
  expect(text?.pl).toContain("Gdy nic nie leci, natychmiast do lecznicy.");
});

test.each(["akita", "american-akita", "shiba-inu"])(
  "%s, a Japanese breed, is warned of onions with the source",
  (id) => {
    expect(paragraph(id, /[Oo]nion/)?.source?.name).toBe("Pet Poison Helpline");
  },
);

test.each(["labradoodle", "cockapoo", "cavapoo"])("%s: the survey of owners names the age of its dogs", (id) => {
  const text = particularsOf(id).find(({ source }) => source?.name === "Bryson 2024")?.text;
  expect(text?.en).toContain("The dogs compared were up to five years old.");
  expect(text?.de).toContain("Verglichen wurden Hunde bis fünf Jahre.");
  expect(text?.pl).toContain("Porównano psy do piątego roku życia.");
});

test.each(["pomeranian", "german-spitz-klein"])("%s is as tall in the text as in the table", (id) => {
  const [low, high] = breeds.find((breed) => breed.id === id)?.heightCm?.male ?? [];
  expect(paragraph(id, /centimetres/)?.text.en).toContain(`${low} to ${high} centimetres`);
  expect(paragraph(id, /centimetres/)?.text.pl).toContain(`${low}–${high} centymetr`);
});

test("a median is called one in all languages", () => {
  const text = paragraph("flat-coated-retriever", /median/)?.text;
  expect(text?.de).toContain("im Median");
  expect(text?.pl).toContain("Mediana wieku");
});
