import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { ROOT } from "../machine/folders.ts";

type Locked = {
  version?: string;
  integrity?: string;
  link?: boolean;
  dev?: boolean;
  optional?: boolean;
  os?: string[];
};
const { packages } = JSON.parse(readFileSync(join(ROOT, "package-lock.json"), "utf8")) as {
  packages: Record<string, Locked>;
};
const installed = Object.entries(packages).filter(([path, { link }]) => path.includes("node_modules/") && !link);
const unchecked = installed.filter(([, { integrity }]) => !integrity);
/** Platforms of the images and of most test machines: Linux with glibc. */
const CHECKED = /linux-(?:x64|arm64)(?:-gnu)?$/;

test("every package has a SHA-512, except the listed ones", () => {
  const named = readFileSync(join(ROOT, "deploy/lock/without-integrity.txt"), "utf8").trim().split("\n");
  expect(unchecked.map(([path, { version }]) => `${path.replace(/^node_modules\//, "")}@${version}`)).toEqual(named);
  expect(installed.length - unchecked.length).toBeGreaterThan(1_000);
  for (const [path, { integrity }] of installed)
    if (integrity) expect([path, integrity]).toEqual([path, expect.stringMatching(/^sha512-[\w+/]{86}==$/)]);
});

test("the listed ones are build tools of other platforms: none is shipped", () => {
  for (const [path, { dev, optional }] of unchecked) {
    expect([path, dev, optional]).toEqual([path, true, true]);
    expect(path).not.toMatch(CHECKED);
  }
});
