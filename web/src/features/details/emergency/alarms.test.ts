import { describe, expect, test } from "vitest";
import type { ReadSigns } from "@hundeblick/proto/http/read-text";
import { alarmsIn, askedAnswers, withAnswer } from "./alarms.ts";

const sign = { label: "", advice: "", firstAid: "" };
const signs: ReadSigns = {
  alarms: [{ ...sign, id: "bloat", words: "belly like a drum" }],
  ask: [{ ...sign, id: "poison", words: "rat bait", question: "", answers: [] }],
};
const poisonWas = (answer: "now" | "earlier" | "no") => [{ id: "poison" as const, answer }];

describe("signs in typed words", () => {
  test("are alarms if certain; suspicious ones only when confirmed as now", () => {
    expect(alarmsIn(signs, [])).toEqual([{ id: "bloat", words: "belly like a drum", suspected: false }]);
    expect(alarmsIn(signs, poisonWas("earlier"))).toHaveLength(1);
    expect(alarmsIn(signs, poisonWas("now"))).toContainEqual({ id: "poison", words: "rat bait" });
    expect(alarmsIn(null, poisonWas("now"))).toEqual([]);
  });

  test("removes an answer with its words, but not while they could not be read", () => {
    expect(askedAnswers(poisonWas("now"), [signs, { alarms: [], ask: [] }])).toEqual(poisonWas("now"));
    expect(askedAnswers(poisonWas("now"), [{ alarms: [], ask: [] }])).toEqual([]);
    expect(askedAnswers(poisonWas("now"), [null])).toEqual(poisonWas("now"));
  });

  test("keeps one answer per sign", () => {
    expect(withAnswer(poisonWas("no"), { id: "poison", answer: "now" })).toEqual(poisonWas("now"));
  });
});
