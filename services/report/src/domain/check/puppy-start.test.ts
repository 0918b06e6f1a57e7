import { expect, test } from "vitest";
import { composed, rendered } from "../../../test/support/dogs.ts";

const idsOf = (answers: Parameters<typeof composed>[0]) => rendered(composed(answers)).concerns.map(({ id }) => id);

test("answers vaccination, worming and food of a puppy", () => {
  expect(idsOf({ ageMonths: 3, additionalInfo: "Wann ist die nächste Impfung beim Welpen dran?" })).toEqual([
    "puppy_start",
  ]);
  expect(idsOf({ ageMonths: 3, additionalInfo: "Wie oft füttern?" })).toEqual(["puppy_start"]);
  expect(idsOf({ ageMonths: 60, additionalInfo: "Wie oft füttern?" })).toEqual([]);
});

test("asks about them if the owner did not mention them", () => {
  const questions = rendered(composed({ ageMonths: 3 })).openQuestions.flatMap((one) =>
    one.kind === "concern" ? one.question : [],
  );
  expect(questions).toEqual(["vacc", "worm", "food"]);
  expect(rendered(composed({ ageMonths: 30 })).openQuestions.filter(({ kind }) => kind === "concern")).toEqual([]);
});

test("shows a puppy's age in months, on the page and the vet's sheet", () => {
  const report = rendered(composed({ ageMonths: 4 }), "en");
  expect(report.dogProfile.ageText).toBe("4 months");
  expect(report.told?.map(({ value }) => value)).toContain("4 months");
});
