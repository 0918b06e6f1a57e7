import { describe, expect, test } from "vitest";
import { allChecks, checkById } from "./all-checks.ts";
import type { CheckDog } from "./check-dog.ts";
import { checkDogOf } from "./check-dog.ts";
import { evaluateCheck } from "./evaluate-check.ts";
import type { Answers } from "./holds.ts";

describe.each(allChecks.map((check) => [check.id, check] as const))("%s", (_, check) => {
  test.each(check.examples.map(({ in: inputs, dog = {}, out }) => [inputs, dog, out]))(
    "%j of the dog %j gives %j",
    (inputs, dog, out) => {
      expect(evaluateCheck(check, inputs as Answers, dog as CheckDog)).toEqual(out);
    },
  );

  test("the examples cover exactly the bands", () => {
    const reached = check.examples.map(({ out }) => out["band"]).filter((band) => band !== null);
    expect(new Set(reached)).toEqual(new Set(check.bands.map(({ id }) => id)));
  });

  test("every combination gives a described band", () => {
    const bands: unknown[] = [null, ...check.bands.map(({ id }) => id)];
    const amounts = { weight: 20, taps: 9, before: 20, now: 20, days: 30, target: 18, kcal100: 360 };
    for (const input of check.inputs.flatMap((each) => ("options" in each ? [each] : []))) {
      for (const option of input.options) {
        const alone = { [input.id]: input.kind === "many" ? [option.id] : option.id };
        expect(bands).toContain(evaluateCheck(check, { ...amounts, ...alone }, { ageMonths: 60 }).band);
        expect(bands).toContain(evaluateCheck(check, alone, {}).band);
      }
    }
  });
});

test("no answers give no result", () => {
  for (const check of allChecks) expect(evaluateCheck(check, {}, { ageMonths: 60 }).band).toBeNull();
});

test("an empty choice is no answer", () => {
  expect(evaluateCheck(checkById("pain_signs"), { acute: [], slow: [] }, {}).band).toBeNull();
});

describe("the dog of a check", () => {
  test("a giant breed counts as growing until 18 months", () => {
    expect(checkDogOf({ breed: "great-dane", ageMonths: 17 }).ageMonths).toBe(11);
    expect(checkDogOf({ breed: "great-dane", ageMonths: 18 }).ageMonths).toBe(18);
    expect(checkDogOf({ breed: "beagle", ageMonths: 17 }).ageMonths).toBe(17);
  });

  test("steroids and chronic illness need a vet for the food", () => {
    expect(checkDogOf({ medicines: ["steroid"] }).illness).toBe(true);
    expect(checkDogOf({ conditions: ["kidney_disease"] }).illness).toBe(true);
    expect(checkDogOf({ conditions: [] }).illness).toBeFalsy();
  });

  test("sighthounds are recognised by their breed", () => {
    expect(checkDogOf({ breed: "Whippet" }).sighthound).toBe(true);
    expect(checkDogOf({ breed: "Irish Wolfhound" }).sighthound).toBe(false);
  });
});
