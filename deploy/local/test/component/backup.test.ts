import { execFileSync } from "node:child_process";
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { afterEach, beforeEach, expect, test } from "@jest/globals";
import { ROOT } from "../../machine/folders.ts";

/** A Docker engine with the containers of the compose file and `mails`, which only a layer knows: it answers as the real one does about such an orphan. */
const DOCKER = `#!/bin/sh
echo "$*" >> "$SAID"
case "$*" in
  "compose ps"*--orphans=false*) printf 'mongo\\ngateway\\n' ;;
  "compose ps"*) printf 'mongo\\ngateway\\nmails\\n' ;;
  "compose start"*mails*) echo "no such service: mails" >&2; exit 1 ;;
  "compose down"*--remove-orphans*) ;;
  "compose down"*) echo "network hundeblick_default has active endpoints" >&2; exit 1 ;;
  "run"*-czf*) [ -z "$FULL" ] || exit 1; printf volumes ;;
  "run"*) cat > /dev/null ;;
esac
`;
let folder: string;
const run = (program: string, env: Record<string, string> = {}): void => {
  execFileSync(join(ROOT, "deploy/compose", program), [join(folder, "backup.tar.gz")], {
    env: {
      ...process.env,
      PATH: `${folder}:${process.env["PATH"] ?? ""}`,
      SAID: join(folder, "said"),
      FULL: "",
      ...env,
    },
    stdio: "pipe",
  });
};
const said = (): string[] => readFileSync(join(folder, "said"), "utf8").trim().split("\n");

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "backup-"));
  writeFileSync(join(folder, "docker"), DOCKER);
  chmodSync(join(folder, "docker"), 0o755);
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

test("after a backup everything runs again, although a layer's container runs beside it", () => {
  run("backup.sh");
  expect(said().at(-1)).toBe("compose start mongo gateway");
  expect(readFileSync(join(folder, "backup.tar.gz"), "utf8")).toBe("volumes");
});

test("a backup that fails leaves no file, and everything runs again", () => {
  expect(() => run("backup.sh", { FULL: "yes" })).toThrow();
  expect(said().at(-1)).toBe("compose start mongo gateway");
  expect(existsSync(join(folder, "backup.tar.gz")) || existsSync(join(folder, "backup.tar.gz.part"))).toBe(false);
});

test("a restore removes a layer's containers too, then puts everything back and starts it", () => {
  writeFileSync(join(folder, "backup.tar.gz"), gzipSync("volumes"));
  run("restore.sh", { FORCE: "1" });
  expect(said().filter((line) => line.startsWith("compose"))).toEqual([
    "compose down --volumes --remove-orphans",
    "compose create",
    "compose up --wait",
  ]);
});

test("a damaged file is found before anything is removed", () => {
  writeFileSync(join(folder, "backup.tar.gz"), "damaged");
  expect(() => run("restore.sh", { FORCE: "1" })).toThrow();
  expect(existsSync(join(folder, "said"))).toBe(false);
});
