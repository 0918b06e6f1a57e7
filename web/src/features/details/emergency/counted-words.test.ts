import { expect, test } from "vitest";
import type { ReadSigns } from "@hundeblick/proto/http/read-text";
import { countedWords } from "./counted-words.ts";

const sign = { words: "Rattenköder gefressen", label: "", advice: "", firstAid: "" };
const signs: ReadSigns = {
  alarms: [{ ...sign, id: "poison" }],
  ask: [{ ...sign, id: "bloat", question: "", answers: [] }],
};

test("counts raised, asked and answered signs, without the words", () => {
  expect(countedWords([signs, null], [])).toEqual([
    { kind: "word", id: "poison", outcome: "raised" },
    { kind: "word", id: "bloat", outcome: "asked" },
  ]);
  expect(countedWords([signs], [{ id: "bloat", answer: "earlier" }])).toContainEqual({
    kind: "word",
    id: "bloat",
    outcome: "earlier",
  });
});

test("a sign raised by one text and asked about in another counts as raised", () => {
  const both = { alarms: [], ask: [{ ...sign, id: "poison" as const, question: "", answers: [] }] };
  expect(countedWords([signs, both], []).filter(({ id }) => id === "poison")).toEqual([
    { kind: "word", id: "poison", outcome: "raised" },
  ]);
});
