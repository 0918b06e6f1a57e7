import { spawnSync } from "node:child_process";
import { chmodSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";

const PREFLIGHT = join(import.meta.dirname, "../../preflight/preflight.mjs");

/** A machine whose search path has only these programs. */
function buildMachine(programs: Record<string, string>) {
  const folder = mkdtempSync(join(tmpdir(), "machine-"));
  for (const [name, script] of Object.entries(programs)) {
    writeFileSync(join(folder, name), `#!/bin/sh\n${script}\n`);
    chmodSync(join(folder, name), 0o755);
  }
  return { preflight: () => spawnSync(process.execPath, [PREFLIGHT], { encoding: "utf8", env: { PATH: folder } }) };
}

test("reports a missing npm and a too new Python together, and installs nothing", () => {
  const { status, stdout, stderr } = buildMachine({ python3: "echo 3.14" }).preflight();
  expect(status).toBe(1);
  expect(stdout).toBe("");
  expect(stderr.trim().split("\n")).toEqual([
    expect.stringMatching(/^✗ npm is missing: /),
    expect.stringMatching(/^✗ Python 3\.10 to 3\.13 with venv is needed \(python3 is 3\.14\): /),
  ]);
});

test("skips a Python without venv for an older one with it", () => {
  const npm = "exit 0";
  const withoutVenv = "echo 3.12; exit 1";
  expect(buildMachine({ npm, python3: withoutVenv }).preflight().stderr).toMatch(/\(python3 is 3\.12 without venv\)/);
  expect(buildMachine({ npm, python3: withoutVenv, "python3.11": "echo 3.11" }).preflight()).toMatchObject({
    status: 0,
    stderr: "",
  });
});
