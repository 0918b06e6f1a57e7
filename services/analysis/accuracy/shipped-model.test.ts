import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { MODEL_SHA256 } from "../src/adapters/onnx/model-file.ts";

test("the committed figures are those of the shipped network", () => {
  const { modelFile } = JSON.parse(readFileSync(new URL("accuracy.json", import.meta.url), "utf8")) as {
    modelFile: string;
  };
  expect(modelFile).toBe(MODEL_SHA256);
});
