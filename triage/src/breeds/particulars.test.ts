import { expect, test } from "vitest";
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
