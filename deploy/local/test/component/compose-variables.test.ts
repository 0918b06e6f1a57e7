import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { declaredVariables, PROCESSES } from "../../environment/declared-variables.ts";
import { ROOT } from "../../machine/folders.ts";

const read = (file: string): string => readFileSync(join(ROOT, file), "utf8");
const COMPOSE = read("docker-compose.yml");

/** Variables that the compose file leaves out, with the reason. */
const NOT_PASSED: Record<string, string> = {
  HEALTH_PORT: "the image's",
  HEALTH_HOST: "the image's",
  HOST: "the image's",
  WEB_DIST: "the image's",
  ADMIN_DIST: "the image's",
  SPOOL_DIR: "the image's",
  VISION_MODEL: "the image's",
  CHROMIUM_PATH: "the image's",
  CHROMIUM_SANDBOX: "the image's",
  PORT: "inside the container always 8080; the compose file's PORT is the published one",
  NATS_REPLICAS: "there is one NATS server",
  S3_BUCKET: "the store beside it has this one",
  S3_REGION: "the store beside it has none",
  RATE_LIMITS: "refused in production mode",
  MARKETPLACE_READER: "follows from MARKETPLACE",
  MONGO_TIMEOUT_MS: "for tests on busy machines",
  TIMEOUT_FACTOR: "for tests on busy machines",
  UPLOAD_KEPT_SECONDS: "for tests that cannot wait an hour",
  MAIL_LEASE_SECONDS: "for tests that cannot wait a minute",
};

/** Lines of a top-level entry of the file, or of a service. */
const block = (name: string, indent = ""): string =>
  new RegExp(`^${indent}${name}:.*\\n(?:(?:${indent} .*)?\\n)*`, "m").exec(COMPOSE)?.[0] ?? "";
function passedTo(service: string): Map<string, string> {
  const own = block(service, "  ");
  const text = [block("x-env"), own.includes("*objects") ? block("x-objects") : "", own].join("\n");
  return new Map(
    [...text.matchAll(/\b([A-Z][A-Z0-9_]+): "?(\$\{[^}]*\}|[^\s,}"]*)/g)].map(([, name = "", value = ""]) => [
      name.replace(/_FILE$/, ""),
      value,
    ]),
  );
}

test.each(PROCESSES)("passes every variable to %s", (service) => {
  const passed = passedTo(service);
  expect(passed.get("NATS_URL")).toBe("nats://nats:4222");
  expect(
    declaredVariables(service)
      .map(({ name }) => name)
      .filter((name) => !passed.has(name) && !(name in NOT_PASSED)),
  ).toEqual([]);
});

test.each(PROCESSES)("has the defaults of %s", (service) => {
  const byDefault = new Map(
    declaredVariables(service).flatMap(({ name, byDefault: value }) =>
      value === undefined ? [] : [[name, value] as const],
    ),
  );
  const other = [...passedTo(service)].flatMap(([name, value]) => {
    const ours = /^\$\{[A-Z0-9_]+:-(.*)\}$/.exec(value)?.[1];
    return ours !== undefined && byDefault.has(name) && byDefault.get(name) !== ours
      ? [`${name}: ${ours}, not ${byDefault.get(name)}`]
      : [];
  });
  expect(other).toEqual([]);
});

test("has no outdated reasons", () => {
  const left = PROCESSES.flatMap((service) =>
    declaredVariables(service)
      .map(({ name }) => name)
      .filter((name) => !passedTo(service).has(name)),
  );
  expect(Object.keys(NOT_PASSED).filter((name) => !left.includes(name))).toEqual([]);
});

test("the table of deploy/compose/README.md has exactly the variables of the compose file and its layers", () => {
  const files = [
    "docker-compose.yml",
    ...["mail-catcher", "observability", "observability-logs"].map((layer) => `deploy/compose/${layer}.yml`),
  ];
  const used = new Set(
    files.flatMap((file) => [...read(file).matchAll(/\$\{([A-Z][A-Z0-9_]*)/g)].map(([, name = ""]) => name)),
  );
  const rows = (read("deploy/compose/README.md").split("| variable | meaning | default |")[1] ?? "")
    .split("\n")
    .map((line) => line.split("|")[1] ?? "");
  const documented = new Set(
    rows.flatMap((cell) => [...cell.matchAll(/`([A-Z][A-Z0-9_]*)`/g)].map(([, name = ""]) => name)),
  );
  expect([...documented].toSorted()).toEqual([...used].toSorted());
});
