import { expect, test } from "@jest/globals";
import { csvLine } from "./email-lines.ts";

const record = { email: "ada@example.org", dogBreed: "Beagle", dogAge: 24, hasReport: true, reports: 1, newsletterOptIn: false, createdAt: "2026-11-20T10:00:00.000Z" };

test("a line has the five columns", () => {
  expect(csvLine(record)).toBe("ada@example.org,Beagle,Yes,No,2026-11-20T10:00:00.000Z\r\n");
  expect(csvLine({ ...record, dogBreed: null })).toContain("ada@example.org,,Yes");
});

test.each(["=HYPERLINK(1)", "+1", "-1", "@SUM", "\t=1", "  =1"])("%j is text for a spreadsheet, not a formula", (dogBreed) => {
  expect(csvLine({ ...record, dogBreed })).toContain(`,'${dogBreed},`);
});

test("commas, quotes and line ends stay inside their cell", () => {
  expect(csvLine({ ...record, dogBreed: 'Mix, "Bello"\n' })).toContain(',"Mix, ""Bello""\n",');
});
