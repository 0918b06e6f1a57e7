import { expect, test } from "vitest";
import { countRetries } from "./browser-test-retries.ts";

const RETRIES = "test.describe.configure({ retries: 1 });\n";

test("counts and names files with retries and their reasons; one without a reason has failed", () => {
  expect(
    countRetries([
      ["plain.spec.ts", "test();"],
      ["print.spec.ts", `// second try: the printer of Chromium ends now and then\n${RETRIES}`],
      ["silent.spec.ts", RETRIES],
    ]),
  ).toEqual({
    passed: 0,
    failed: 1,
    skipped: 0,
    remarks: [
      "browser test files that may have a second try: 2",
      "print.spec.ts: the printer of Chromium ends now and then",
      "failed: silent.spec.ts: no reason for a second try",
    ],
  });
});
