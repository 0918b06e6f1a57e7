import { describe, expect, test } from "vitest";
import { LANGUAGES } from "@hundeblick/proto/language";
import { confirmMail } from "./confirm-mail.ts";
import { contactMail } from "./contact-mail.ts";
import { oneLine } from "./one-line.ts";
import { reportMail } from "./report-mail.ts";

const site = { publicUrl: "https://hundeblick.example", operatorName: "Muster & Söhne, Hundeweg 1, 12345 Hausen" };
const reportId = "AAAAAAAAAAAAAAAAAAAAA1";
const addressesIn = (text: string) => [...text.matchAll(/https?:\/\/[^\s"<>]+/g)].map(([url]) => url);
const contents = (language: (typeof LANGUAGES)[number]) => ({
  report: reportMail(site, language, { reportId, dogName: "Frieda" }),
  confirm: confirmMail(site, language, { confirmToken: "confirm-token", unsubscribeToken: "unsubscribe.token" }),
});

describe.each(LANGUAGES)("in %s", (language) => {
  const { report, confirm } = contents(language);
  test("the report's mail links to the report in this language, in both parts", () => {
    const url = `https://hundeblick.example/${language}/report/${reportId}`;
    expect(addressesIn(report.text)).toContain(url);
    expect(addressesIn(report.html ?? "")).toContain(url);
    expect(report.subject).toContain("Frieda");
    expect(report.unsubscribeUrl).toBeUndefined();
  });

  test("the footer links to privacy and contact in this language", () => {
    for (const part of [report.text, report.html ?? ""])
      expect(addressesIn(part)).toEqual(
        expect.arrayContaining(["privacy", "contact"].map((page) => `https://hundeblick.example/${language}/${page}`)),
      );
  });

  test("the newsletter's mail has a confirmation and an unsubscribe link", () => {
    expect(addressesIn(confirm.text)).toEqual(
      expect.arrayContaining([
        `https://hundeblick.example/api/newsletter/confirm?token=confirm-token&lang=${language}`,
        confirm.unsubscribeUrl,
      ]),
    );
  });

  test.each(Object.entries({ report, confirm }))(
    "the %s mail loads nothing, sells nothing, promises nothing and names who is responsible",
    (_name, content) => {
      expect(content.html).not.toMatch(/<img|<script|<link|url\(|@import|background=/i);
      expect(addressesIn(`${content.text} ${content.html}`).every((url) => url.startsWith(site.publicUrl))).toBe(true);
      expect(content.text).not.toMatch(/!|amazon|demo-shop|diagnos|heil|cure|lecz/i);
      expect(content.text).toContain(site.operatorName);
      expect(content.html).toContain("Muster &amp; Söhne");
      expect(content.html).toContain(`<html lang="${language}">`);
      expect(content.text).not.toContain("undefined");
    },
  );
});

test("a dog without a name gets a subject of its own", () => {
  expect(LANGUAGES.map((language) => reportMail(site, language, { reportId, dogName: null }).subject)).toEqual([
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
  const { subject, html } = reportMail(site, "en", { reportId, dogName });
  expect(subject).toBe(shown === null ? "Your dog's report is ready" : `The report for ${shown} is ready`);
  expect(html).not.toContain("<script>");
});

test("a long name is cut between graphemes", () => {
  expect(oneLine("🐕".repeat(50), 40)).toBe(`${"🐕".repeat(39)}…`);
});

test("a visitor's message is plain text, with Reply-To the visitor", () => {
  const content = contactMail({
    id: "x",
    name: "Anna\r\nBcc: all@example.org",
    email: "anna@example.org",
    subject: "Frage\nX-Evil: 1",
    message: "Hallo <b>ihr</b>",
    language: "de",
    at: new Date(0),
  });
  expect(content).toMatchObject({
    subject: "Contact form: Frage X-Evil: 1",
    replyTo: { name: "Anna Bcc: all@example.org", address: "anna@example.org" },
  });
  expect(content.html).toBeUndefined();
  expect(content.text).toContain("Hallo <b>ihr</b>");
});
