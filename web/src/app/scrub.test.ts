import { expect, test } from "@jest/globals";
import { scrub } from "./scrub.ts";

test.each([
  ["bad address jana@example.org given", "bad address [email] given"],
  ["GET /api/report/AbCdEfGhIjKlMnOpQrStUv?lang=de failed", "GET /api/report/[id] failed"],
  ["at blob:http://localhost/1-2-3", "at [blob]"],
  ["call 01701234567 now", "call [number] now"],
  ["x is undefined", "x is undefined"],
])("%s loses what points to a person", (text, expected) => {
  expect(scrub(text)).toBe(expected);
});
