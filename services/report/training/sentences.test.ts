import { expect, test } from "@jest/globals";
import weights from "../src/domain/red-flags/model/weights.json" with { type: "json" };
import { digestOf, sealedSentences, trainingSentences } from "./sentences.ts";

test("no sealed sentence, and no scenario of one in another language, is trained on", () => {
  const texts = new Set(trainingSentences.map(({ text }) => text));
  const scenarios = new Set(trainingSentences.map(({ scenario }) => scenario));
  expect(sealedSentences.filter(({ text, scenario }) => texts.has(text) || scenarios.has(scenario))).toEqual([]);
});

test("about a fifth of each writer's sentences is sealed", () => {
  for (const writer of ["w1", "w2", "w3", "w4", "w5", "w7", "w8"]) {
    const by = (sentences: typeof trainingSentences) => sentences.filter((one) => one.writer === writer).length;
    expect(by(sealedSentences) / (by(sealedSentences) + by(trainingSentences))).toBeGreaterThan(0.13);
  }
});

test("nothing of writer 9 is trained on", () => {
  expect(trainingSentences.filter(({ writer }) => writer === "w9")).toEqual([]);
});

test("the weights are those of these sentences, without the sealed ones", () => {
  expect(weights.trainedOn).toBe(digestOf(trainingSentences));
});
