import { describe, expect, test } from "vitest";
import { outcomeOf } from "./outcome.ts";

const id = "r".repeat(22);
const result = {
  reportId: id,
  health_metrics: { overall_score: 76 },
  dog_profile: { name: "Frieda", breed: null },
};

describe("outcome of a status reply", () => {
  test("the report id is found in the status or inside the result", () => {
    expect(outcomeOf({ status: "completed", reportId: id }, false)).toEqual({
      kind: "completed",
      reportId: id,
      result: null,
    });
    expect(outcomeOf({ status: "completed", result }, false)).toEqual({
      kind: "completed",
      reportId: id,
      result,
    });
  });

  test("completed without any report id is an error of its own", () => {
    expect(outcomeOf({ status: "completed" }, false)).toEqual({ kind: "reportIdMissing" });
  });

  test("a failure has the server's message, or the catalogue's", () => {
    expect(outcomeOf({ status: "failed", error: "Too dark.", code: "photo_too_dark" }, false)).toMatchObject({
      message: "Too dark.",
      code: "photo_too_dark",
    });
    expect(outcomeOf({ status: "failed" }, false)).toMatchObject({
      message: "Analysis not found or expired",
      code: null,
    });
  });

  test("an unknown id after a reload is an expired analysis", () => {
    expect(outcomeOf({ status: "not_found" }, true)).toEqual({
      kind: "expired",
      message: "Previous analysis expired. Please try again.",
    });
    expect(outcomeOf({ status: "not_found" }, false)).toEqual({
      kind: "expired",
      message: "Analysis not found or expired",
    });
  });

  test("a pending reply has the current stage", () => {
    expect(outcomeOf({ status: "pending", stage: "looking" }, false)).toEqual({
      kind: "pending",
      stage: "looking",
    });
  });
});
