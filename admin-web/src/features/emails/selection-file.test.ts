import { expect, test } from "vitest";
import { toCsv, toTxt } from "./selection-file.ts";

const record = {
  email: "jana@example.org",
  dogBreed: "Beagle",
  dogAge: 12,
  hasReport: true,
  reports: 1,
  newsletterOptIn: false,
  createdAt: "2026-05-14T12:04:00.000Z",
};
const HEAD = "Email,Dog Breed,Has Report,Newsletter Opt-in,Created At\r\n";

test("a CSV has the five columns, with an empty cell for a missing breed", () => {
  expect(toCsv([record, { ...record, dogBreed: null, newsletterOptIn: true, hasReport: false }])).toBe(
    `${HEAD}jana@example.org,Beagle,Yes,No,2026-05-14T12:04:00.000Z\r\njana@example.org,,No,Yes,2026-05-14T12:04:00.000Z\r\n`,
  );
});

test("escapes cells like the server's file", () => {
  expect(toCsv([{ ...record, dogBreed: "Mix;=1+1" }])).toBe(
    `${HEAD}jana@example.org,"Mix;'=1+1",Yes,No,2026-05-14T12:04:00.000Z\r\n`,
  );
});

test("a TXT has one address per line", () => {
  expect(toTxt([record, { ...record, email: "ole@example.org" }])).toBe("jana@example.org\nole@example.org\n");
});
