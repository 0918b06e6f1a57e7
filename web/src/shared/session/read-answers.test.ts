import { describe, expect, test } from "vitest";
import { readAge, readWeight, yearsAndMonths } from "./read-answers.ts";

describe("weight", () => {
  test("a comma and a point both work, with or without the unit", () => {
    for (const typed of ["12,5", "12.5", " 12,5 kg ", "12,5kg"])
      expect(readWeight(typed)).toEqual({ kind: "value", value: 12.5 });
  });

  test("330 kg suggests 33.0", () => {
    expect(readWeight("330")).toMatchObject({
      kind: "complaint",
      complaint: { suggestion: 33, values: { typed: 330, meant: 33 } },
    });
  });

  test("4500 was probably meant in grams", () => {
    expect(readWeight("4500")).toMatchObject({ complaint: { suggestion: 4.5 } });
  });

  test("nothing, words, too little and far too much", () => {
    expect(readWeight("  ")).toEqual({ kind: "empty" });
    expect(readWeight("heavy")).toMatchObject({
      complaint: { text: "Please write the weight as a number, for example 12.5." },
    });
    expect(readWeight("0")).toMatchObject({
      complaint: { text: "That is too little for a dog. Please check it." },
    });
    expect(readWeight("-3")).toMatchObject({ kind: "complaint" });
    expect(readWeight("999999")).toMatchObject({
      complaint: { text: "That is too much for a dog. Please check it." },
    });
  });

  test("the limits themselves are accepted", () => {
    expect(readWeight("0,2")).toEqual({ kind: "value", value: 0.2 });
    expect(readWeight("120")).toEqual({ kind: "value", value: 120 });
  });
});

describe("age", () => {
  test("years and months make whole months, half a year too", () => {
    expect(readAge("2", "3")).toEqual({ kind: "value", value: 27 });
    expect(readAge("2,5", "")).toEqual({ kind: "value", value: 30 });
    expect(readAge("", "5")).toEqual({ kind: "value", value: 5 });
    expect(readAge("", "")).toEqual({ kind: "empty" });
  });

  test("rejects an impossible age, a negative one and a word", () => {
    expect(readAge("31", "")).toMatchObject({
      complaint: { text: "No dog gets that old. Please check it." },
    });
    expect(readAge("-3", "")).toMatchObject({ kind: "complaint" });
    expect(readAge("old", "")).toMatchObject({ kind: "complaint" });
  });

  test("splits stored months into two fields", () => {
    expect(yearsAndMonths("27")).toEqual({ years: "2", months: "3" });
    expect(yearsAndMonths("24")).toEqual({ years: "2", months: "" });
    expect(yearsAndMonths("0")).toEqual({ years: "", months: "0" });
    expect(yearsAndMonths("")).toEqual({ years: "", months: "" });
  });
});
