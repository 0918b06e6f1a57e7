import { expect, test } from "vitest";
import { allConcerns, translatedConcern } from "./all-concerns.ts";
import { concernIn } from "./concern.ts";
import { whyAsked } from "./why-asked.ts";

test("returns the most urgent rule that one answer alone can match", () => {
  const vomiting = translatedConcern("vomiting", "en");
  expect(whyAsked(vomiting, "danger")).toMatchObject({
    level: "now",
    reason: expect.stringMatching(/stomach|minute/i),
  });
  expect(whyAsked(vomiting, "times")?.reason).toMatch(/six times/);
});

test("nearly every question can decide a level", () => {
  const asked = allConcerns.flatMap((data) => {
    const concern = concernIn(data, "de");
    return concern.questions.map(({ id }) => ({ of: `${concern.id}.${id}`, why: whyAsked(concern, id) }));
  });
  const without = asked.filter(({ why }) => why === null).map(({ of }) => of);
  expect(without.length / asked.length).toBeLessThan(0.1);
});
