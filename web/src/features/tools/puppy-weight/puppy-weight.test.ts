import { expect, test } from "vitest";
import { writeDay } from "../frame/dates.ts";
import { birthdayOf, FIELDS, grownDogOf, readAdultKg, wrongBirthday } from "./puppy-weight.ts";

const TODAY = new Date(2026, 10, 21);
const BREEDS = [{ id: "pug", name: "Mops", kg: { male: [7, 9], female: [6, 8] } }] as const;

test.each([
  ["24", 24],
  ["2,5", 2.5],
  ["0.7", null],
  ["121", null],
  ["pug", null],
])("%s as the weight of a grown dog: %p", (typed, kg) => {
  expect(readAdultKg(typed)).toBe(kg);
});

test.each([
  [{ dog: "pug", sex: "male" }, [7, 9]],
  [{ dog: "pug", sex: "female" }, [6, 8]],
  [{ dog: "pug" }, [6, 9]],
  [{ dog: "20" }, [20, 20]],
  [{ dog: "unicorn" }, undefined],
] as const)("the grown dog of %j weighs %j", (answers, adultKg) => {
  expect(grownDogOf(answers, BREEDS)?.adultKg).toEqual(adultKg);
});

test.each([
  ["2026-11-22", "ahead"],
  ["2024-11-20", "past"],
  ["2024-11-21", null],
  ["x", "none"],
] as const)("born on %s: %p", (day, wrong) => {
  expect(wrongBirthday(day, TODAY)).toBe(wrong);
});

test.each([
  ["12", "2026-08-29"],
  ["8,5", "2026-09-22"],
  ["0", null],
  ["105", null],
  ["bald", null],
])("%s weeks old: born on %p", (weeks, day) => {
  const born = birthdayOf(weeks, TODAY);
  expect(born && writeDay(born)).toBe(day);
});

test("an address may hold a breed or a weight, and a birthday that lies behind", () => {
  expect(["pug", "great-dane", "12,5"].every((dog) => FIELDS.dog.accepts(dog))).toBe(true);
  expect(["", "Pug", "a--b", "<b>", "999"].some((dog) => FIELDS.dog.accepts(dog))).toBe(false);
  expect(FIELDS.born.accepts("2999-01-01")).toBe(false);
  expect(FIELDS.weights.optional).toBe(true);
});
