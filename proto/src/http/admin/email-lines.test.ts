import { expect, test } from "vitest";
import { csvLine } from "./email-lines.ts";

const record = {
  email: "ada@example.org",
  dogBreed: "Beagle",
  dogAge: 24,
  hasReport: true,
  reports: 1,
  newsletterOptIn: false,
  createdAt: "2026-11-20T10:00:00.000Z",
};

test("writes the five columns", () => {
  expect(csvLine(record)).toBe("ada@example.org,Beagle,Yes,No,2026-11-20T10:00:00.000Z\r\n");
  expect(csvLine({ ...record, dogBreed: null })).toContain("ada@example.org,,Yes");
});

test.each([
  "=HYPERLINK(1)",
  "+1",
  "-1",
  "@SUM",
  "  =1",
  "=cmd|' /C calc'!A0",
  "-2+3+cmd|' /C calc'!A0",
  "＝1+1",
  "＋1",
  "－1",
  "＠SUM",
  "\u00A0=1",
  "\uFEFF=1",
  "\0=1",
  "\t=1",
])("%j is text for a spreadsheet, not a formula", (dogBreed) => {
  expect(csvLine({ ...record, dogBreed })).toContain(`,'${dogBreed},`);
});

test.each(["+1@example.org", "-x@example.org", "'=1@example.org", "=1@example.org"])(
  "an address that begins as a formula would (%s) is text as well",
  (email) => {
    expect(csvLine({ ...record, email })).toMatch(/^'/);
  },
);

test.each([
  ["\r=1", '"\'\r=1"'],
  ["\n=1", '"\'\n=1"'],
  ["Mix;=1+1", '"Mix;\'=1+1"'],
  ["Mix; @SUM(1)", '"Mix;\' @SUM(1)"'],
  ['=1,"x"', '"\'=1,""x"""'],
])("%j stays one cell without a formula, also where semicolons part cells", (dogBreed, expected) => {
  expect(csvLine({ ...record, dogBreed })).toContain(`,${expected},`);
});

test("keeps a breed with a hyphen or semicolon", () => {
  expect(csvLine({ ...record, dogBreed: "Bull-Terrier" })).toContain(",Bull-Terrier,");
  expect(csvLine({ ...record, dogBreed: "Mix; Dackel" })).toContain(',"Mix; Dackel",');
});

test("quotes commas, quotes and line breaks", () => {
  expect(csvLine({ ...record, dogBreed: 'Mix, "Bello"\n' })).toContain(',"Mix, ""Bello""\n",');
});
