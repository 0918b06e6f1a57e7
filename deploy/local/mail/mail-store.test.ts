import { mkdtempSync, readdirSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { mailPage } from "./mail-page.ts";
import { openMailStore } from "./mail-store.ts";

const folder = (): string => mkdtempSync(join(tmpdir(), "mails-"));
const buildMail = (subject: string): Buffer =>
  Buffer.from(
    [
      "From: Hundeblick <post@hundeblick.local>",
      "To: jana@beispiel.de",
      `Subject: ${subject}`,
      "Content-Type: text/plain; charset=utf-8",
      "",
      "Dein Bericht: http://127.0.0.1:8080/de/report/abc?x=1&y=2 <b>fett</b>",
    ].join("\r\n"),
  );

test("mails survive a restart, the newest first", async () => {
  const path = folder();
  const store = await openMailStore(path);
  await store.add(buildMail("one"));
  await store.add(buildMail("two"));
  const again = await openMailStore(path);
  expect(again.newestFirst().map(({ subject, to }) => [subject, to])).toEqual([
    ["two", ["jana@beispiel.de"]],
    ["one", ["jana@beispiel.de"]],
  ]);
  expect(Date.parse(again.newestFirst()[0]?.receivedAt ?? "")).not.toBeNaN();
});

test("keeps only the newest, on disk too", async () => {
  const path = folder();
  const store = await openMailStore(path, 2);
  for (const subject of ["one", "two", "three"]) await store.add(buildMail(subject));
  expect(store.newestFirst().map(({ subject }) => subject)).toEqual(["three", "two"]);
  expect(readdirSync(path)).toHaveLength(2);
  store.clear();
  expect(readdirSync(path)).toHaveLength(0);
});

test("the page has links and escapes the mail's markup", async () => {
  const mail = await (await openMailStore(folder())).add(buildMail("<script>alert(1)</script>"));
  const page = mailPage(mail);
  expect(page).toContain('<a href="http://127.0.0.1:8080/de/report/abc?x=1&amp;y=2"');
  expect(page).toContain("&lt;b&gt;fett");
  expect(page).not.toContain("<script>alert");
});
