import { expect, test } from "vitest";
import { sameMailbox } from "./same-mailbox.ts";

test.each([
  "anna.berg@gmail.com",
  "Anna.Berg@Gmail.com",
  "annaberg@gmail.com",
  "a.n.n.a.b.e.r.g+rex@gmail.com",
  "annaberg+1+2@googlemail.com",
  " annaberg@gmail.com ",
])("%j is one mailbox with the others", (email) => {
  expect(sameMailbox(email)).toBe("annaberg@gmail.com");
});

test.each([
  ["another name", "anna@example.org", "anni@example.org"],
  ["another domain", "anna@example.org", "anna@mail.example.org"],
  ["a tag alone before the @", "+a@example.org", "+b@example.org"],
])("%s is another mailbox", (_what, one, other) => {
  expect(sameMailbox(one)).not.toBe(sameMailbox(other));
});
