import { spawnSync } from "node:child_process";
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { WAIT_LIMIT_MS } from "@hundeblick/kit/testing";
import { ROOT } from "../../machine/folders.ts";

/** A stub cluster whose migrations run until the third poll, and then have the state STATE; WAITS: why their pod waits. */
const KUBECTL = `#!/bin/sh
echo "$*" >> "$SAID"
case "$*" in
  *"get job migrations"*) [ "$(grep -c 'get job migrations' "$SAID")" -lt 3 ] || printf '%s' "$STATE" ;;
  *"get pods"*) printf '%s' "$WAITS" ;;
  *"logs job/migrations"*) echo "the index could not be built" ;;
esac
`;
let folder: string;
const rollOut = (state: string, waits = "") =>
  spawnSync(join(ROOT, "deploy/kubernetes/rollout.sh"), ["demo"], {
    env: {
      ...process.env,
      PATH: `${folder}:${process.env["PATH"] ?? ""}`,
      SAID: join(folder, "said"),
      STATE: state,
      WAITS: waits,
    },
    encoding: "utf8",
    timeout: WAIT_LIMIT_MS,
  });
const said = (): string[] => readFileSync(join(folder, "said"), "utf8").trim().split("\n");

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "rollout-"));
  for (const [name, program] of [
    ["kubectl", KUBECTL],
    ["sleep", "#!/bin/sh\n"],
  ] as const) {
    writeFileSync(join(folder, name), program);
    chmodSync(join(folder, name), 0o755);
  }
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

test("rolls out after the migrations have succeeded", () => {
  expect(rollOut("SuccessCriteriaMet Complete").status).toBe(0);
  const steps = said().filter((line) => /^apply|statefulset/.test(line));
  expect(steps.map((line) => line.split(" ")[0])).toEqual(["apply", "-n", "apply"]);
  expect(said().at(-1)).toContain("rollout status deployment/gateway");
});

test("failed migrations stop the rollout with their log, and the previous version stays", () => {
  const { status, stderr } = rollOut("FailureTarget Failed");
  expect(status).toBe(1);
  expect(stderr).toMatch(/migrations failed.*\n.*index could not be built/);
  expect(said().filter((line) => line.startsWith("apply"))).toHaveLength(1);
});

test("says once why the migrations wait", () => {
  const { status, stderr } = rollOut("Complete", "0/1 nodes are available: 1 Insufficient cpu.  ");
  expect(status).toBe(0);
  expect(stderr.trim()).toBe("The migrations wait: 0/1 nodes are available: 1 Insufficient cpu.");
});

test.each(["ImagePullBackOff", "InvalidImageName"])("an image that is not there ends it: %s", (why) => {
  const { status, stderr } = rollOut("", ` ${why} hundeblick/migrations:1.0.0`);
  expect(status).toBe(1);
  expect(stderr).toMatch(/migrations wait: \w+ hundeblick.*\n.*image of the migrations cannot be pulled/);
  expect(said().filter((line) => line.startsWith("apply"))).toHaveLength(1);
});
