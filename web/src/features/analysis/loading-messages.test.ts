import { expect, test } from "@jest/globals";
import { LOADING_MESSAGES, messageAfter } from "./loading-messages.ts";

test("there are eight messages, each with a fact and the study behind it", () => {
  expect(LOADING_MESSAGES).toHaveLength(8);
  expect(new Set(LOADING_MESSAGES.map(({ fact }) => fact)).size).toBe(8);
  for (const { source } of LOADING_MESSAGES) expect(source).toMatch(/\d{4}$/);
});

test("the message moves on every five seconds and rests on the last", () => {
  expect([0, 4999, 5000, 34_999, 35_000, 600_000].map(messageAfter)).toEqual([0, 0, 1, 6, 7, 7]);
});
