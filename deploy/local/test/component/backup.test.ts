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
  "compose config") printf 'name: %s\\nservices:\\n  migrations:\\n    image: hundeblick/migrations:next\\n' "$PROJECT" ;;
  "compose config --images") printf 'hundeblick/migrations:next\\nmongo:8\\n' ;;
  "compose config --services") printf 'mongo\\nreport\\nmail\\ngateway\\n' ;;
  "volume inspect "*|"image inspect "*) [ "$*" != "$MISSING" ] ;;
  "volume ls"*) echo a-volume ;;
  "compose run"*" list") [ -z "$UNREACHABLE" ] || exit 1; echo erased-report ;;
  "compose run"*" erase") cat > "$ERASED" ;;
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
      ERASED: join(folder, "erased"),
      PROJECT: "hundeblick",
      MISSING: "",
      UNREACHABLE: "",
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
/** Commands that stop, remove or start something. */
const changes = (): string[] => said().filter((line) => /^compose (stop|down|create|up|start)|^volume rm/.test(line));

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
  expect(changes()).toEqual([]);
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

test("saves the volumes of the project that docker compose works on, and none that is missing", () => {
  run("backup.sh", { PROJECT: "trial" });
  const copying = said().find((line) => line.includes("-czf"));
  for (const name of ["mongo", "mongo-config", "objects", "nats", "secrets"])
    expect(copying).toContain(`-v trial_${name}:/volumes/${name}:ro`);
  expect(copying).toContain("--pull never");
  expect(copying).toContain("hundeblick/migrations:next bash");

  writeFileSync(join(folder, "said"), "");
  rmSync(file());
  expect(() => run("backup.sh", { MISSING: "volume inspect hundeblick_nats" })).toThrow(
    /has no volume hundeblick_nats/,
  );
  expect(() => run("backup.sh", { MISSING: "image inspect hundeblick/migrations:next" })).toThrow(/is missing/);
  expect(changes()).toEqual([]);
  expect(existsSync(file())).toBe(false);
});

const REMOVED = ["mongo", "mongo-config", "objects", "nats", "secrets", "spool"];
test("a restore removes a layer's containers but not its volumes, and starts site and mails last", () => {
  writeFileSync(file(), gzipSync("volumes"));
  run("restore.sh", { FORCE: "1", PROJECT: "trial" });
  expect(changes()).toEqual([
    "compose up -d --wait mongo",
    "compose stop gateway",
    "compose down --remove-orphans",
    ...REMOVED.map((name) => `volume rm --force trial_${name}`),
    "compose create",
    "compose up --wait mongo report",
    "compose up --wait",
  ]);
  expect(said().at(-3)).toContain("mail node src/drop-due-follow-ups.ts");
  expect(said().at(-2)).toContain("report node src/erased-reports.ts erase");
  expect(readFileSync(join(folder, "erased"), "utf8")).toBe("erased-report\nerased-report\n");
  expect(existsSync(`${file()}.erased`)).toBe(false);
});

test("a restore without an answering MongoDB goes on, with no report to delete again", () => {
  writeFileSync(file(), gzipSync("volumes"));
  run("restore.sh", { FORCE: "1", UNREACHABLE: "yes" });
  expect(said().at(-1)).toBe("compose up --wait");
  expect(existsSync(join(folder, "erased"))).toBe(false);
});

test("detects a damaged file and a missing image before removing anything", () => {
  writeFileSync(file(), "damaged");
  expect(() => run("restore.sh", { FORCE: "1" })).toThrow();
  writeFileSync(file(), gzipSync("volumes"));
  const MISSING = "image inspect hundeblick/migrations:next mongo:8";
  expect(() => run("restore.sh", { FORCE: "1", MISSING })).toThrow(/Images are missing/);
  expect(changes()).toEqual([]);
});

test.each(["INT", "HUP", "TERM"])("interrupted by %s it restarts everything and leaves no half backup", (SIGNAL) => {
  expect(() => run("backup.sh", { SIGNAL })).toThrow();
  expect(said().at(-1)).toBe("compose start mongo gateway");
  expect(existsSync(file()) || existsSync(`${file()}.part`)).toBe(false);
});
