import { expect, test } from "vitest";
import type { OpenReport } from "@hundeblick/proto/http/report";
import { LANGUAGES } from "@hundeblick/proto/language";
import { vetSheetPage } from "./vet-sheet-page.ts";

const report = (over: Partial<OpenReport> = {}) =>
  ({
    language: "de",
    createdAt: "2026-11-21T10:00:00.000Z",
    dogProfile: { name: "Balu" },
    ownWords: { text: "er humpelt\nseit 3 wochen", notUnderstood: [] },
    told: [
      { label: "Medikamente", value: "Rimadyl" },
      { label: "Zuletzt gegeben", value: "" },
    ],
    concerns: [],
    measured: [],
    vetSoon: [],
    emergency: null,
    healthMetrics: { areas: [] },
    ...over,
  }) as unknown as OpenReport;

test.each(LANGUAGES)("is in one language, with the owner's words as written (%s)", (language) => {
  const page = vetSheetPage(report({ language }));
  expect(page).toContain(`<html lang="${language}">`);
  expect(page).toContain("er humpelt\nseit 3 wochen");
  expect(page.includes("Zettel für die Praxis")).toBe(language === "de");
  expect(page.includes("Kartka dla weterynarza")).toBe(language === "pl");
});

test("an empty answer is a line to write on", () => {
  expect(vetSheetPage(report())).toContain("<dt>Zuletzt gegeben</dt><dd><i></i></dd>");
});

test("answers are grouped by concern", () => {
  const answers = [
    { label: "Alter", value: "7 Jahre" },
    { label: "Seit wann?", value: "gestern", concern: "Lahmheit" },
    { label: "Wie oft?", value: "", concern: "Husten" },
  ];
  const titles = [...vetSheetPage(report({ told: answers })).matchAll(/<h3>(.*?)<\/h3>/g)].map(([, title]) => title);
  expect(titles).toEqual(["Lahmheit", "Husten"]);
});

test("lists extra photos with their findings, without deleted ones", () => {
  const seen = [
    { text: "Ein Auge wirkt gerötet.", basis: "seen" as const, confidence: "medium" as const, sources: [] },
  ];
  const photos = [
    { view: "face" as const, name: "Das Gesicht", imageUrl: "/p?view=face", seen, note: null },
    { view: "place" as const, name: "Die Stelle", imageUrl: "/p?view=place", seen: [], note: null },
    { view: "side" as const, name: "Von der Seite", imageUrl: null, seen: [], note: "…" },
  ];
  const page = vetSheetPage(report({ extraPhotos: { note: "…", photos } }));
  expect(page).toContain("<li>Das Gesicht: Ein Auge wirkt gerötet.</li><li>Die Stelle</li></ul>");
  expect(page).not.toContain("Von der Seite");
});

test("escapes the owner's text", () => {
  const hostile = `</p><script>alert(1)</script><img src=x onerror="alert(1)">{day}`;
  const page = vetSheetPage(
    report({
      ownWords: { text: hostile, notUnderstood: [] },
      told: [{ label: hostile, value: hostile }],
      dogProfile: { name: hostile } as OpenReport["dogProfile"],
    }),
  );
  expect(page).not.toMatch(/<script|<img/);
  expect(page).toContain("&lt;script&gt;alert(1)&lt;/script&gt;");
});
