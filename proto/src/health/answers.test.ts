import { expect, test } from "vitest";
import { OwnerAnswers, RED_FLAGS_NOW } from "./answers.ts";

const vomiting = { id: "vomiting", answers: { danger: ["none"], times: "twice", hours: 3 } };
const accepts = (answers: unknown): boolean => OwnerAnswers.safeParse(answers).success;

test("accepts concerns with one, several and numeric answers, and a measured check", () => {
  const check = { id: "resting_breathing", inputs: { taps: 9 }, measuredAt: "2026-11-20T19:00:00Z" };
  expect(accepts({ concerns: [vomiting], checks: [check], conditions: ["diabetes"], medicines: ["insulin"] })).toBe(
    true,
  );
});

test("accepts the answer to a question about suspicious words", () => {
  expect(accepts({ wordAnswers: RED_FLAGS_NOW.map((id) => ({ id, answer: "earlier" })) })).toBe(true);
});

test.each([
  ["a concern that does not exist", { concerns: [{ id: "homesick", answers: {} }] }],
  ["the same concern twice", { concerns: [vomiting, vomiting] }],
  [
    "more than three concerns",
    { concerns: ["vomiting", "limping", "cough", "ears"].map((id) => ({ id, answers: {} })) },
  ],
  ["an answer that is a text", { concerns: [{ id: "vomiting", answers: { times: "three times, I think" } }] }],
  [
    "more answers than any concern has questions",
    { concerns: [{ id: "vomiting", answers: Object.fromEntries(Array.from({ length: 21 }, (_, i) => [`q${i}`, 1])) }] },
  ],
  ["a check without its time", { checks: [{ id: "gums", inputs: { colour: "pink" } }] }],
  ["an answer about a sign that is not on the list", { wordAnswers: [{ id: "limping", answer: "now" }] }],
  ["an answer that is none", { wordAnswers: [{ id: "poison", answer: "perhaps" }] }],
  ["two answers about one sign", { wordAnswers: ["now", "no"].map((answer) => ({ id: "poison", answer })) }],
  ["an illness that is not on the list", { conditions: ["sadness"] }],
])("rejects %s", (_, answers) => {
  expect(accepts(answers)).toBe(false);
});
