import { expect, test } from "vitest";
import type { ConcernInfo } from "#shared/session/dog-info.ts";
import { withAnswersOf, withShared } from "./same-answers.ts";

const info = (id: ConcernInfo["id"], answers: ConcernInfo["answers"] = {}, skipped: string[] = []): ConcernInfo => ({
  id,
  answers,
  skipped,
});

test("shares an answer with every concern that asks the same, also changes and removal", () => {
  const first = withShared([info("vomiting"), info("stiff_old")], info("vomiting", { state: "bright" }));
  expect(first[1]).toEqual(info("stiff_old", { well: "bright" }));
  const worse = withShared(first, info("vomiting", { state: "weak" }));
  expect(worse[1]).toEqual(info("stiff_old"));
  expect(withAnswersOf([info("cough", { rate: 22 })], info("breathing_fast"))).toEqual(
    info("breathing_fast", { rate: 22 }),
  );
});

test("keeps an own answer and a skipped question", () => {
  const own = [info("vomiting"), info("stiff_old", { well: "less" })];
  expect(withShared(own, info("vomiting", { state: "bright" }))[1]).toEqual(own[1]);
  const left = [info("vomiting"), info("stiff_old", {}, ["well"])];
  expect(withShared(left, info("vomiting", { state: "bright" }))[1]).toEqual(left[1]);
});

test("does not share an option with a specific meaning", () => {
  expect(withShared([info("vomiting"), info("limping")], info("vomiting", { state: "dull" }))[1]).toEqual(
    info("limping"),
  );
  expect(withShared([info("not_eating"), info("cough")], info("not_eating", { state: "bright" }))[1]).toEqual(
    info("cough"),
  );
});
