import { expect, test } from "vitest";
import { isInstalled } from "./installed.mjs";

const wanted = {
  packages: {
    "": {},
    kit: { version: "0.1.0" },
    "node_modules/@hundeblick/kit": { link: true },
    "node_modules/zod": { version: "4.6.7" },
    "node_modules/esbuild-darwin": { version: "1.0.0", optional: true },
  },
};
const installed = {
  packages: { "node_modules/@hundeblick/kit": { link: true }, "node_modules/zod": { version: "4.6.7" } },
};

test("packages of other platforms may be missing", () => {
  expect(isInstalled(wanted, installed)).toBe(true);
});

test("nothing installed, another version, or a new workspace: install again", () => {
  expect(isInstalled(wanted, undefined)).toBe(false);
  expect(isInstalled(wanted, { packages: { ...installed.packages, "node_modules/zod": { version: "4.6.6" } } })).toBe(
    false,
  );
  expect(isInstalled(wanted, { packages: { "node_modules/zod": { version: "4.6.7" } } })).toBe(false);
});
