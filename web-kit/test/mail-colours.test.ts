import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { MAIL_COLOURS } from "../src/mail-colours.ts";

const tokens = readFileSync(join(import.meta.dirname, "../src/styles/tokens.css"), "utf8");

test.each(Object.entries(MAIL_COLOURS))("the colour %s equals that of the light theme", (name, colour) => {
  expect(tokens).toContain(`--${name}: light-dark(${colour},`);
});
