import { LANGUAGES } from "@hundeblick/proto/language";
import { describe, expect, test } from "vitest";
import { buildVisionResult, composed, rendered, stringsIn } from "../../../test/support/dogs.ts";

const ARTHRITIS = "Arthritis in both knees";

describe("the owner's text", () => {
  test.each(LANGUAGES)("[%s] is quoted as typed", (language) => {
    const report = rendered(
      composed({ name: "Luna", additionalInfo: `${ARTHRITIS}.` }, buildVisionResult(), "en"),
      language,
    );
    const said = stringsIn(report).map(({ text }) => text);
    expect(said.filter((text) => /steif läuft|is stiff|sztywności/.test(text))).toEqual([]);
    const mobility = report.healthMetrics.areas.find(({ id }) => id === "mobility");
    expect(mobility?.statements[0]).toMatchObject({ basis: "told", text: expect.stringContaining(ARTHRITIS) });
  });

  test("is quoted for a sign that should be seen soon", () => {
    const report = rendered(composed({ additionalInfo: "Sie humpelt seit drei Tagen, hinten links." }));
    const mobility = report.healthMetrics.areas.find(({ id }) => id === "mobility");
    expect(mobility?.statements[0]?.text).toBe(
      "Du schreibst: „Sie humpelt seit drei Tagen, hinten links“. Das sollte sich bald jemand in der Praxis ansehen.",
    );
  });

  test("is reported as not understood without any match", () => {
    const report = rendered(composed({ additionalInfo: "Er humpelt. Er riecht ganz anders als sonst." }));
    expect(report.ownWords?.notUnderstood).toEqual(["Er riecht ganz anders als sonst."]);
  });

  test("has the old wording in a report stored without quotations", () => {
    const stored = composed({ name: "Luna", additionalInfo: "Sie ist steif und hat Diabetes" });
    for (const { params } of [...stored.areas.flatMap(({ findings }) => findings), ...stored.general]) {
      delete params["quote"];
      delete params["named"];
    }
    const text = JSON.stringify(rendered(stored));
    expect(text).toContain("Du schreibst, dass Luna steif läuft oder schwer hochkommt.");
    expect(text).toContain("Du schreibst von: Diabetes.");
  });
});
