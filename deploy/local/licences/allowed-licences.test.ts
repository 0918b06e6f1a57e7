import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { ROOT } from "../machine/folders.ts";
import { licenceProblem } from "./allowed-licences.ts";

const problem = (licence: string | undefined, name = "left-pad") => licenceProblem({ name, version: "1.0.0", licence });

test.each(["MIT", "(MIT OR GPL-3.0-only)", "MIT AND ISC AND BSD-3-Clause"])("allows %s", (licence) =>
  expect(problem(licence)).toBeUndefined(),
);
test.each([
  "GPL-3.0-only",
  "AGPL-3.0-or-later",
  "SSPL-1.0",
  "BUSL-1.1",
  "UNLICENSED",
  "SEE LICENSE IN LICENSE.md",
  "MIT AND GPL-2.0-only",
  "(MIT OR ISC) AND GPL-2.0-only",
])("%s is named", (licence) => expect(problem(licence)).toContain(licence));
test("reports a missing licence", () => expect(problem(undefined)).toBe("left-pad@1.0.0 names no licence."));
test("an exception applies to its package only", () => {
  expect(problem("LGPL-3.0-or-later", "@img/sharp-libvips-linux-x64")).toBeUndefined();
  expect(problem("LGPL-3.0-or-later")).toContain("not on the list");
});

test("all shipped packages of the lock file have allowed licences", () => {
  const { packages } = JSON.parse(readFileSync(join(ROOT, "package-lock.json"), "utf8")) as {
    packages: Record<string, { version?: string; license?: string; dev?: boolean; link?: boolean }>;
  };
  const shipped = Object.entries(packages).filter(
    ([path, { dev, link }]) => path.includes("node_modules/") && !dev && !link,
  );
  expect(shipped.length).toBeGreaterThan(200);
  expect(
    shipped
      .map(([path, { version = "", license }]) =>
        licenceProblem({ name: path.replace(/.*node_modules\//, ""), version, licence: license }),
      )
      .filter(Boolean),
  ).toEqual([]);
});
