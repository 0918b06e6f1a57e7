import { expect, test } from "vitest";
import weights from "../src/domain/red-flags/model/weights.json" with { type: "json" };
import {
  digestOf,
  everydaySentences,
  newestSentences,
  plainSentences,
  sealedSentences,
  trainingSentences,
} from "./sentences.ts";

test("no sealed sentence, and no scenario of one in another language, is trained on", () => {
  const texts = new Set(trainingSentences.map(({ text }) => text));
  const scenarios = new Set(trainingSentences.map(({ scenario }) => scenario));
  const unseen = [...sealedSentences, ...everydaySentences, ...plainSentences, ...newestSentences];
  expect(unseen.filter(({ text, scenario }) => texts.has(text) || scenarios.has(scenario))).toEqual([]);
});

test("about half of the everyday writers and of the owners' everyday texts are measured and not trained on", () => {
  for (const [learned, kept] of [
    ["w12", "w12"],
    ["w20", "w20"],
    ["w21", "w21"],
    ["w22", "w22"],
    ["everyday", "everyday-held-out"],
  ] as const) {
    const many = [...everydaySentences, ...plainSentences].filter(({ writer }) => writer === kept).length;
    expect(many / (many + trainingSentences.filter(({ writer }) => writer === learned).length)).toBeGreaterThan(0.4);
  }
});

test("about a fifth of each writer's sentences is sealed", () => {
  for (const writer of ["w1", "w2", "w3", "w4", "w5", "w7", "w8"]) {
    const by = (sentences: typeof trainingSentences) => sentences.filter((one) => one.writer === writer).length;
    expect(by(sealedSentences) / (by(sealedSentences) + by(trainingSentences))).toBeGreaterThan(0.13);
  }
});

test.each(["w9", "w15"])("nothing of %s is trained on, and all of it is measured", (writer) => {
  expect(trainingSentences.filter((one) => one.writer === writer)).toEqual([]);
  expect(sealedSentences.filter((one) => one.writer === writer).length).toBeGreaterThanOrEqual(360);
});

test.each(["w25", "w28"])("nothing of %s is trained on, and all of its plain sentences are measured", (writer) => {
  expect(trainingSentences.filter((one) => one.writer === writer)).toEqual([]);
  expect(newestSentences.filter((one) => one.writer === writer).length).toBeGreaterThanOrEqual(300);
});

test("writer 15 tells as many emergencies as harmless things in each language", () => {
  const by = Map.groupBy(
    sealedSentences.filter(({ writer }) => writer === "w15"),
    ({ language, level }) => `${language} ${level}`,
  );
  expect(Object.fromEntries([...by].map(([which, some]) => [which, some.length]))).toEqual({
    "de now": 60,
    "de none": 60,
    "en now": 60,
    "en none": 60,
    "pl now": 60,
    "pl none": 60,
  });
});

test("the weights are those of these sentences, without the sealed ones", () => {
  expect(weights.trainedOn).toBe(digestOf(trainingSentences));
});
