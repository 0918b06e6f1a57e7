import { expect, test } from "vitest";
import { LOADING_MESSAGES, messageAfter } from "./loading-messages.ts";

test("has eight messages, each with a fact and its study", () => {
  expect(LOADING_MESSAGES).toHaveLength(8);
  expect(new Set(LOADING_MESSAGES.map(({ fact }) => fact)).size).toBe(8);
  for (const { source } of LOADING_MESSAGES) expect(source).toMatch(/\d{4}$/);
});

test("changes the message every five seconds and keeps the last", () => {
  expect([0, 4999, 5000, 34_999, 35_000, 600_000].map(messageAfter)).toEqual([0, 0, 1, 6, 7, 7]);
});
