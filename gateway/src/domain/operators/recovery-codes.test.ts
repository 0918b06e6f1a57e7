import { expect, test } from "vitest";
import { newRecoveryCodes, recoveryHashOf } from "./recovery-codes.ts";

test("creates ten distinct codes of four groups", () => {
  const codes = newRecoveryCodes();
  expect(new Set(codes).size).toBe(10);
  for (const code of codes) expect(code).toMatch(/^([0-9A-HJKMNP-TV-Z]{4}-){3}[0-9A-HJKMNP-TV-Z]{4}$/);
});

test("parses a code in any case, with any separators, and with O for 0 and l for 1", () => {
  const hash = recoveryHashOf("A0B1-CD2E-FG3H-JK4M");
  for (const typed of ["a0b1cd2efg3hjk4m", " AOBl CD2E fg3h jk4m ", "A0BI–CD2E–FG3H–JK4M"])
    expect(recoveryHashOf(typed)).toBe(hash);
  expect(recoveryHashOf("A0B1-CD2E-FG3H-JK4N")).not.toBe(hash);
});
