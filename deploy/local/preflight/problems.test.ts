import { expect, test } from "vitest";
import { isFitPython } from "./machine.mjs";
import { findProblems } from "./problems.mjs";

const fine = {
  node: "20.20.2",
  npm: "/usr/bin/npm",
  python: { command: "python3", version: "3.11" },
  pythonsFound: [],
  platform: "linux-x64",
  freeBytes: 20e9,
  folder: "/home/jana/hundeblick",
  isInstalled: false,
};

test("no problems on a complete machine", () => {
  expect(findProblems(fine)).toEqual([]);
  expect(findProblems({ ...fine, platform: "darwin-arm64", node: "24.1.0" })).toEqual([]);
});

test("reports an old Node with the fix", () => {
  expect(findProblems({ ...fine, node: "18.19.0" })).toEqual([
    "Node.js 20 or newer is needed and this is 18.19.0: install a current one from https://nodejs.org and run make again.",
  ]);
});

test("reports a missing npm with the fix", () => {
  expect(findProblems({ ...fine, npm: undefined })).toEqual([
    expect.stringMatching(/^npm is missing: install .*sudo apt install npm/),
  ]);
});

test("reports an unsuitable Python with the versions found", () => {
  const [sentence] = findProblems({ ...fine, python: undefined, pythonsFound: ["python3 is 3.14"] });
  expect(sentence).toMatch(/^Python 3\.10 to 3\.13 with venv is needed \(python3 is 3\.14\): install it .*PYTHON=/);
});

test("reports a full disk, which needs less space after the installation", () => {
  expect(findProblems({ ...fine, freeBytes: 1.2e9 })).toEqual([
    "Only 1.2 GB are free at /home/jana/hundeblick and the first start needs 4 GB: free some space and run make again.",
  ]);
  expect(findProblems({ ...fine, freeBytes: 1.2e9, isInstalled: true })).toEqual([]);
  expect(findProblems({ ...fine, freeBytes: 0.1e9, isInstalled: true })).toEqual([
    expect.stringContaining("a start needs 0.5 GB"),
  ]);
});

test("suggests containers on a platform without servers, and WSL on Windows", () => {
  expect(findProblems({ ...fine, platform: "linux-x64-musl" })).toEqual([expect.stringContaining("docker compose up")]);
  expect(findProblems({ ...fine, platform: "win32-x64" })).toEqual([expect.stringContaining("WSL")]);
});

test("reports everything at once", () => {
  expect(findProblems({ ...fine, node: "16.0.0", npm: undefined, python: undefined })).toHaveLength(3);
});

test.each([
  ["3.9", false],
  ["3.10", true],
  ["3.13", true],
  ["3.14", false],
  ["2.7", false],
  ["", false],
])("Python %s fits: %s", (version, fits) => {
  expect(isFitPython(version)).toBe(fits);
});
