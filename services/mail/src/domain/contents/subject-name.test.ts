import { expect, test } from "vitest";
import { subjectName } from "./subject-name.ts";

test.each([
  "Frieda",
  "Bella III",
  "Rex 2",
  "K9",
  "Łatka von der Höhe",
  "St. Bernhard",
  "J. R. Ewing",
  "J.R.",
  "Mr. T",
  "Euro",
  "Dot",
  "Pünktchen & Anton",
  "O'Malley",
  "Jack-Russell-Mix",
  "Шарик",
  "2015",
])("%j is a name", (name) => {
  expect(subjectName(name)).toBe(name);
});

test.each([
  "win.example",
  "Visit shop.example now",
  "https://a.example/x",
  "www example com",
  "hxxp:// a",
  "Rex a@b.example",
  "@rexofficial",
  "t.me",
  "bit.ly/rex",
  "ｗｉｎ．ｅｘａｍｐｌｅ",
  "win。example",
  "win (dot) example",
  "win[.]example",
  "wygraj {kropka} pl",
  "post (at) firma",
  "win\u200B.\u200Bexample",
  "Call 0800 123 456",
  "+49 (30) 12-34-56",
  "Tel ٠٨٠٠١٢٣",
  "Ruf 0800–123–456",
  "0800\u2011123\u2011456",
  "0800_123_456",
  "0800,123,456",
  "0800·123·456",
  "0800:123:456",
  "1️⃣2️⃣3️⃣4️⃣5️⃣",
  "0800    123    456",
  "08 ---- 00 ---- 12",
  "win .  com",
  "win .com",
  "shop . de",
  "win dot com",
  "sklep kropka pl",
  "Gratis 1000 Dollar",
  "5000 Kč gratis",
  "500 Prozent Bonus",
  "100 dolarów",
  "-50% on all",
  "nur 9,99 €",
  "$100 free",
  "99 EUR",
  "tylko 49 zł",
  "USD 20",
])("%j leaves the subject", (name) => {
  expect(subjectName(name)).toBe("");
});

test("checks the part of a long name that is cut off too", () => {
  expect(subjectName(`${"Rex ".repeat(12)}shop.example`)).toBe("");
});

test("no name gives an empty text", () => {
  expect([subjectName(null), subjectName(" \n ")]).toEqual(["", ""]);
});
