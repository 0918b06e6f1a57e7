import { LANGUAGES } from "@hundeblick/proto/language";
import { expect, test } from "vitest";
import { readEmergency } from "./read-emergency.ts";

test.each([
  ["de", { additionalInfo: "Er hat Rattenköder gefressen" }, "poison", "written"],
  ["en", { additionalInfo: "He ate rat bait" }, "poison", "written"],
  ["pl", { additionalInfo: "Zjadł trutkę na szczury" }, "poison", "written"],
  ["de", { meds: "Ich habe ihm Ibuprofen gegeben" }, "poison", "written"],
  ["de", { redFlags: ["bloat"] }, "bloat", "ticked"],
] as const)("[%s] %j is an emergency in every language", (language, answers, id, told) => {
  const found = readEmergency({ ...answers, redFlags: "redFlags" in answers ? [...answers.redFlags] : [] }, language);
  for (const one of LANGUAGES) {
    expect(found?.[one].flags).toMatchObject([{ id, told }]);
    expect(found?.[one].firstAid.length).toBeGreaterThan(2);
  }
  expect(new Set(LANGUAGES.map((one) => found?.[one].flags[0]?.advice)).size).toBe(3);
});

test("contains nothing about the dog", () => {
  const said = readEmergency(
    { name: "Rex", meds: "Rimadyl", breed: "Beagle", weightKg: 12.3, additionalInfo: "hat Rattenköder gefressen" },
    "de",
  );
  expect(JSON.stringify(said)).not.toMatch(/Rex|Rimadyl|Beagle|12[.,]3/);
});

test("words confirmed as happening now are one", () => {
  expect(readEmergency({ wordAnswers: [{ id: "bloat", answer: "now" }] }, "pl")?.de.flags).toMatchObject([
    { id: "bloat" },
  ]);
  expect(readEmergency({ wordAnswers: [{ id: "bloat", answer: "earlier" }] }, "pl")).toBeNull();
});

test("harmless words are none", () => {
  expect(readEmergency({ additionalInfo: "Er frisst gern Käse" }, "de")).toBeNull();
  expect(readEmergency({}, "en")).toBeNull();
});
