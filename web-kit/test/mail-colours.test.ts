import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "@jest/globals";
import { MAIL_COLOURS } from "../src/mail-colours.ts";

const tokens = readFileSync(join(import.meta.dirname, "../src/styles/tokens.css"), "utf8");

test.each(Object.entries(MAIL_COLOURS))("e-mails show %s as the light pages do", (name, colour) => {
  expect(tokens).toContain(`--${name}: light-dark(${colour},`);
});
