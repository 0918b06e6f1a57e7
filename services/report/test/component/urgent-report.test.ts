import { describe, expect, test } from "vitest";
import type { OwnerAnswers } from "@hundeblick/proto/health/answers";
import { composed, rendered } from "../support/dogs.ts";

const reportOf = (answers: OwnerAnswers) => rendered(composed(answers, undefined, "en"), "en");
const breaths: OwnerAnswers = {
  conditions: ["heart_disease"],
  checks: [
    {
      id: "resting_breathing",
      inputs: { effort: ["none"], state: "asleep", taps: 22, again: "again" },
      measuredAt: "2026-11-22T21:00:00Z",
    },
  ],
};
const felt = (ribs: string): OwnerAnswers => ({
  weightKg: 36.5,
  checks: [
    { id: "body_condition", inputs: { ribs, waist: "straight", belly: "level" }, measuredAt: "2026-11-21T10:00:00Z" },
  ],
});

describe("while a visit is urgent", () => {
  test("the summary begins with the level and its reason", () => {
    const report = reportOf(breaths);
    expect(report.level).toBe("now");
    expect(report.healthMetrics.summary).toMatch(
      /^Going by what you measured \(“.+”\), your dog needs to see a vet now\./,
    );
    const answered = reportOf({ concerns: [{ id: "vomiting", answers: { danger: ["none"], times: "many" } }] });
    expect(answered.healthMetrics.summary).toMatch(
      /^Going by your answers about “Vomiting”, your dog needs to see a vet/,
    );
  });

  test("things to watch repeat nothing", () => {
    expect(reportOf(breaths).issues).toEqual([]);
  });
});

test("a measured weight leads to an action, a goal for the joints to no visit", () => {
  expect(composed(felt("press")).improvements).toContain("weight_down");
  expect(composed(felt("hidden")).improvements).toContain("weight_vet");
  expect(composed({ ageMonths: 144, goals: ["joints"] }).improvements).not.toContain("joints_vet");
});

test("a dog that is too heavy is offered the amount of food to measure", () => {
  const checks = reportOf(felt("press")).openQuestions.flatMap((one) => (one.kind === "check" ? one.check : []));
  expect(checks).toContain("food_amount");
});

test("each check that the form offered can be made later", () => {
  const concerns: OwnerAnswers["concerns"] = [
    { id: "stiff_old", answers: { alarm: ["none"] } },
    { id: "cough", answers: {} },
  ];
  const later = reportOf({ concerns }).openQuestions.flatMap((one) => (one.kind === "check" ? one.check : []));
  expect(later).toEqual(["getting_up", "muscle", "resting_breathing", "gums", "body_condition"]);
});

test("nothing is suggested to a puppy", () => {
  const report = reportOf({ ageMonths: 4, weightKg: 22, goals: ["joints"] });
  expect(report.supplements).toEqual([]);
  expect(report.supplementIntro).toContain("complete puppy food");
});

test("a sign in the owner's words suggests the questions of its concern, until it is chosen", () => {
  const additionalInfo = "I found a lump the size of a grape on her flank";
  const asks = (answers: OwnerAnswers) =>
    reportOf(answers).openQuestions.some((one) => one.kind === "concern" && one.text.startsWith("Lump"));
  expect(asks({ additionalInfo })).toBe(true);
  expect(asks({ additionalInfo, concerns: [{ id: "lump", answers: {} }] })).toBe(false);
});

test("the vet's sheet has the lines of every dog, and an illness in the owner's words", () => {
  const answers = reportOf({ sex: "female", additionalInfo: "arthritis in both knees" }).told ?? [];
  const labels = answers.map(({ label }) => label);
  expect(labels).toEqual(expect.arrayContaining(["Travel, ticks", "Last season", "Eats, drinks"]));
  expect(answers.find(({ label }) => label === "Illnesses")?.value).toMatch(/arthritis|osteoarthritis/i);
});
