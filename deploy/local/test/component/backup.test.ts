import { execFileSync } from "node:child_process";
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { gunzipSync, gzipSync } from "node:zlib";
import { afterEach, beforeEach, expect, test } from "vitest";
import { ROOT } from "../../machine/folders.ts";

/** A stub Docker engine with the containers of the compose file and the orphan `mails` of a layer. */
const DOCKER = `#!/bin/sh
echo "$*" >> "$SAID"
case "$*" in
  "compose ps"*--orphans=false*) printf 'mongo\\ngateway\\n' ;;
  "compose ps"*) printf 'mongo\\ngateway\\nmails\\n' ;;
  "compose start"*mails*) echo "no such service: mails" >&2; exit 1 ;;
  "compose down"*--remove-orphans*) ;;
  "compose down"*) echo "network hundeblick_default has active endpoints" >&2; exit 1 ;;
  "run"*"seal-backup.ts open"*) exec node "$SEAL" open "$BACKUP_SECRET" ;;
  "run"*-czf*) [ -z "$SIGNAL" ] || kill -s "$SIGNAL" "$PPID"; [ -z "$FULL" ] || exit 1; eval "printf volumes | $(echo "$*" | sed 's/.*secrets | //; s#src/seal-backup.ts#$SEAL#')" ;;
  "run"*) cat > "$PUT_BACK" ;;
esac
`;
let folder: string;
const SEAL = join(ROOT, "migrations/src/seal-backup.ts");
const file = (): string => join(folder, "backup.tar.gz");
const run = (program: string, env: Record<string, string> = {}): string =>
  execFileSync(join(ROOT, "deploy/compose", program), [file()], {
    env: {
      ...process.env,
      PATH: `${folder}:${dirname(process.execPath)}:${process.env["PATH"] ?? ""}`,
      SAID: join(folder, "said"),
      PUT_BACK: join(folder, "put-back"),
      SEAL,
      FULL: "",
      SIGNAL: "",
      BACKUP_KEY: "none",
      ...env,
    },
    stdio: "pipe",
    encoding: "utf8",
  });
/** A new key pair: the file with the secret key, and the public key. */
function keys(name: string): { secret: string; key: string } {
  const secret = join(folder, name);
  writeFileSync(secret, execFileSync(process.execPath, [SEAL, "key"]));
  return { secret, key: /age1\w+/.exec(readFileSync(secret, "utf8"))?.[0] ?? "" };
}
const said = (): string[] => readFileSync(join(folder, "said"), "utf8").trim().split("\n");

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "backup-"));
  writeFileSync(join(folder, "docker"), DOCKER);
  chmodSync(join(folder, "docker"), 0o755);
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

test("encrypts a backup for the public key; only the secret key restores it", () => {
  const [mine, others] = [keys("mine"), keys("others")];
  expect(run("backup.sh", { BACKUP_KEY: mine.key })).toContain(`encrypted for ${mine.key}`);
  expect(readFileSync(file(), "latin1")).toMatch(/^age-encryption\.org\/v1/);
  expect(readFileSync(file(), "latin1")).not.toContain("volumes");
  expect(execFileSync(process.execPath, [SEAL, "open", mine.secret], { input: readFileSync(file()) }).toString()).toBe(
    "volumes",
  );

  writeFileSync(
    file(),
    execFileSync(process.execPath, [SEAL, "seal", mine.key], { input: gzipSync("what was there") }),
  );
  writeFileSync(join(folder, "said"), "");
  expect(() => run("restore.sh", { FORCE: "1", BACKUP_SECRET: others.secret })).toThrow();
  expect(() => run("restore.sh", { FORCE: "1" })).toThrow(/name the file with its secret key/);
  expect(said().filter((line) => line.startsWith("compose"))).toEqual([]);
  run("restore.sh", { FORCE: "1", BACKUP_SECRET: mine.secret });
  expect(gunzipSync(readFileSync(join(folder, "put-back"))).toString()).toBe("what was there");
});

test.each(["", "yes", "age1 $(reboot)", "AGE-SECRET-KEY-1ABC"])(
  "without a public key or the word none (%j) nothing is stopped and nothing written",
  (key) => {
    expect(() => run("backup.sh", { BACKUP_KEY: key })).toThrow(/BACKUP_KEY/);
    expect(existsSync(join(folder, "said")) || existsSync(file())).toBe(false);
  },
);

test("warns about an unencrypted backup", () => {
  expect(run("backup.sh")).toContain("NOT encrypted");
});

test("restarts everything after a backup, also with a layer's container", () => {
  run("backup.sh");
  expect(said().at(-1)).toBe("compose start mongo gateway");
  expect(readFileSync(join(folder, "backup.tar.gz"), "utf8")).toBe("volumes");
});

test("a failed backup leaves no file, and everything is restarted", () => {
  expect(() => run("backup.sh", { FULL: "yes" })).toThrow();
  expect(said().at(-1)).toBe("compose start mongo gateway");
  expect(existsSync(join(folder, "backup.tar.gz")) || existsSync(join(folder, "backup.tar.gz.part"))).toBe(false);
});

test("a restore removes a layer's containers too, then restores and starts everything", () => {
  writeFileSync(join(folder, "backup.tar.gz"), gzipSync("volumes"));
  run("restore.sh", { FORCE: "1" });
  expect(said().filter((line) => line.startsWith("compose"))).toEqual([
    "compose down --volumes --remove-orphans",
    "compose create",
    "compose up --wait",
  ]);
});

test("detects a damaged file before removing anything", () => {
  writeFileSync(join(folder, "backup.tar.gz"), "damaged");
  expect(() => run("restore.sh", { FORCE: "1" })).toThrow();
  expect(existsSync(join(folder, "said"))).toBe(false);
});

test.each(["INT", "HUP", "TERM"])("interrupted by %s it restarts everything and leaves no half backup", (SIGNAL) => {
  expect(() => run("backup.sh", { SIGNAL })).toThrow();
  expect(said().at(-1)).toBe("compose start mongo gateway");
  expect(existsSync(file()) || existsSync(`${file()}.part`)).toBe(false);
});
