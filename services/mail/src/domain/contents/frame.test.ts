import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { COLOURS } from "./frame.ts";

const tokens = readFileSync(new URL("../../../../../web-kit/src/styles/tokens.css", import.meta.url), "utf8");

test.each(Object.entries(COLOURS))("the colour %s equals that of the light theme", (name, colour) => {
  expect(tokens).toContain(`--${name}: light-dark(${colour},`);
});
