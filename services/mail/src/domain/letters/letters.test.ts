import { describe, expect, test } from "@jest/globals";
import { LANGUAGES } from "@hundeblick/proto/language";
import { confirmLetter } from "./confirm-letter.ts";
import { contactLetter } from "./contact-letter.ts";
import { oneLine } from "./one-line.ts";
import { reportLetter } from "./report-letter.ts";

const site = { publicUrl: "https://hundeblick.example", operatorName: "Muster & Söhne, Hundeweg 1, 12345 Hausen" };
const reportId = "AAAAAAAAAAAAAAAAAAAAA1";
const addressesIn = (text: string) => [...text.matchAll(/https?:\/\/[^\s"<>]+/g)].map(([url]) => url);
const letters = (language: (typeof LANGUAGES)[number]) => ({
  report: reportLetter(site, language, { reportId, dogName: "Frieda" }),
  confirm: confirmLetter(site, language, { confirmToken: "confirm-token", unsubscribeToken: "unsubscribe.token" }),
});

describe.each(LANGUAGES)("in %s", (language) => {
  const { report, confirm } = letters(language);
  test("the report's mail leads to the report in this language, in both parts", () => {
    const url = `https://hundeblick.example/${language}/report/${reportId}`;
    expect(addressesIn(report.text)).toContain(url);
    expect(addressesIn(report.html ?? "")).toContain(url);
    expect(report.subject).toContain("Frieda");
    expect(report.unsubscribeUrl).toBeUndefined();
  });

  test("the foot leads to privacy and contact in this language", () => {
    for (const part of [report.text, report.html ?? ""])
      expect(addressesIn(part)).toEqual(
        expect.arrayContaining(["privacy", "contact"].map((page) => `https://hundeblick.example/${language}/${page}`)),
      );
  });

  test("the newsletter's mail asks for one click and offers the way out", () => {
    expect(addressesIn(confirm.text)).toEqual(
      expect.arrayContaining([
        `https://hundeblick.example/api/newsletter/confirm?token=confirm-token&lang=${language}`,
        confirm.unsubscribeUrl,
      ]),
    );
  });

  test.each(Object.entries({ report, confirm }))(
    "the %s mail loads nothing, sells nothing, promises nothing and names who is responsible",
    (_name, letter) => {
      expect(letter.html).not.toMatch(/<img|<script|<link|url\(|@import|background=/i);
      expect(addressesIn(`${letter.text} ${letter.html}`).every((url) => url.startsWith(site.publicUrl))).toBe(true);
      expect(letter.text).not.toMatch(/!|amazon|demo-shop|diagnos|heil|cure|lecz/i);
      expect(letter.text).toContain(site.operatorName);
      expect(letter.html).toContain("Muster &amp; Söhne");
      expect(letter.html).toContain(`<html lang="${language}">`);
      expect(letter.text).not.toContain("undefined");
    },
  );
});

test("a dog without a name gets a subject of its own", () => {
  expect(LANGUAGES.map((language) => reportLetter(site, language, { reportId, dogName: null }).subject)).toEqual([
    "Der Bericht für deinen Hund ist da",
    "Your dog's report is ready",
    "Raport o Twoim psie jest gotowy",
  ]);
});

test.each([
  ["Rex\r\nBcc: everybody", "Rex Bcc: everybody"],
  ["Rex\r\nBcc: everybody@example.org", null],
  ["<script>alert(1)<script>", "<script>alert(1)<script>"],
  ["&& {dog}", "&& {dog}"],
  ["$& $1 {dog}", null],
  ["\u202Etxe\u200B", "txe"],
  [" \n\t ", null],
])("a dog called %j stays on one line and in its place", (dogName, shown) => {
  const { subject, html } = reportLetter(site, "en", { reportId, dogName });
  expect(subject).toBe(shown === null ? "Your dog's report is ready" : `The report for ${shown} is ready`);
  expect(html).not.toContain("<script>");
});

test("a long name is cut between letters, not inside one", () => {
  expect(oneLine("🐕".repeat(50), 40)).toBe(`${"🐕".repeat(39)}…`);
});

test("a visitor's message reaches the operator as plain text, answers go to the visitor", () => {
  const letter = contactLetter({
    id: "x",
    name: "Anna\r\nBcc: all@example.org",
    email: "anna@example.org",
    subject: "Frage\nX-Evil: 1",
    message: "Hallo <b>ihr</b>",
    language: "de",
    at: new Date(0),
  });
  expect(letter).toMatchObject({
    subject: "Contact form: Frage X-Evil: 1",
    replyTo: { name: "Anna Bcc: all@example.org", address: "anna@example.org" },
  });
  expect(letter.html).toBeUndefined();
  expect(letter.text).toContain("Hallo <b>ihr</b>");
});
