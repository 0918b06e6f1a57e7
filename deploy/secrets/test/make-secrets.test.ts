import { readdirSync, readFileSync, rmSync, statSync } from "node:fs";
import { join } from "node:path";
import { afterEach, expect, test } from "vitest";
import { type MadeSecrets, madeSecrets } from "./support/made-secrets.ts";

let secrets: MadeSecrets;
afterEach(() => secrets.remove());
const all = (): string[] =>
  readdirSync(secrets.folder, { recursive: true, encoding: "utf8" })
    .filter((name) => statSync(join(secrets.folder, name)).isFile())
    .sort();
const contents = () =>
  Object.fromEntries(all().map((name) => [name, readFileSync(join(secrets.folder, name), "utf8")]));

test("prints the first operator's password once", () => {
  secrets = madeSecrets();
  expect(secrets.said).toContain(secrets.read("gateway/ADMIN_PASSWORD"));
  expect(secrets.make()).toBe("");
});

test("keeps existing secrets, also after an upgrade with a new one", () => {
  secrets = madeSecrets();
  const before = contents();
  rmSync(join(secrets.folder, "tracking"), { recursive: true });
  secrets.make();
  const after = contents();
  expect(Object.keys(after)).toEqual(Object.keys(before));
  expect(Object.keys(after).filter((name) => after[name] !== before[name])).toEqual([
    "nats/keys.conf",
    "tracking/NATS_NKEY_SEED",
    "tracking/TRACKING_KEY",
  ]);
});

test("creates different secrets for each installation", () => {
  secrets = madeSecrets();
  const other = madeSecrets();
  expect(all().filter((name) => secrets.read(name) === other.read(name))).toEqual([]);
  other.remove();
});

test("a reader's folder has its own secrets only", () => {
  secrets = madeSecrets();
  expect(readdirSync(join(secrets.folder, "report"))).toEqual(["MONGO_URL", "NATS_NKEY_SEED"]);
  const seeds = ["gateway", "analysis", "report", "catalogue", "scraper", "tracking", "mail"].map((name) =>
    secrets.read(`${name}/NATS_NKEY_SEED`),
  );
  expect(all().filter((name) => seeds.some((seed) => secrets.read(name).includes(seed)))).toHaveLength(7);
});
