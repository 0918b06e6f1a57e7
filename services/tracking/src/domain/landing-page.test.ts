import { expect, test } from "vitest";
import { landingPageOf, languageOfPage } from "./landing-page.ts";

test.each([
  ["/de", "/de", "de"],
  ["/en/blog/joints?email=anna@example.org#top", "/en/blog/joints", "en"],
  ["https://hundeblick.example/pl/upload?x=1", "/pl/upload", "pl"],
  ["/de/report/AAAAAAAAAAAAAAAAAAAAA1", "/de/report/:id", "de"],
  ["/report/AAAAAAAAAAAAAAAAAAAAA1/photo", "/report/:id/photo", null],
  ["/contact", "/contact", null],
  [undefined, null, null],
  ["", null, null],
  ["http://[", null, null],
])("a visit that began on %s is kept as %s", (page, kept, language) => {
  expect(landingPageOf(page)).toBe(kept);
  expect(languageOfPage(landingPageOf(page))).toBe(language);
});

test("cuts a very long path", () => expect(landingPageOf(`/de/${"a/".repeat(500)}`)?.length).toBe(200));
