import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import type { Manifest } from "../../../kubernetes/rules.ts";
import { brokenHostRules, brokenVariableRules, listedSecrets } from "../../../kubernetes/variable-rules.ts";
import { declaredVariables, PROCESSES } from "../../environment/declared-variables.ts";
import { ROOT } from "../../machine/folders.ts";

const config = (data: Record<string, string>): Manifest => ({
  kind: "ConfigMap",
  metadata: { name: "hundeblick" },
  data,
});
const deployment = (name: string, env: { name: string; value: string }[] = []): Manifest => ({
  kind: "Deployment",
  metadata: { name },
  spec: { template: { metadata: { labels: {} }, spec: { containers: [{ name: "service", image: name, env }] } } },
});
const ingress = (...hosts: string[]): Manifest => ({
  kind: "Ingress",
  metadata: { name: "hundeblick" },
  spec: { rules: hosts.map((host) => ({ host })), tls: [{ hosts }] },
});

describe("declared variables", () => {
  test("are found in env.ts and in spread objects", () => {
    for (const process of PROCESSES)
      expect(declaredVariables(process).map(({ name }) => name)).toEqual(
        expect.arrayContaining(["NODE_ENV", "LOG_LEVEL", "HEALTH_PORT", "MONGO_URL", "NATS_URL", "NATS_NKEY_SEED"]),
      );
    expect(declaredVariables("gateway").map(({ name }) => name)).toEqual(
      expect.arrayContaining(["REDIS_URL", "S3_ENDPOINT", "ADMIN_HOST", "CSP_IMAGE_ORIGINS"]),
    );
    expect(declaredVariables("report").map(({ name }) => name)).not.toContain("REDIS_URL");
  });
  test("are required without a default", () => {
    expect(
      declaredVariables("mail")
        .filter(({ required }) => required)
        .map(({ name }) => name),
    ).toEqual(["MONGO_URL", "NATS_URL", "SMTP_URL", "MAIL_FROM", "PUBLIC_URL", "MAIL_KEY"]);
    expect(
      declaredVariables("gateway")
        .filter(({ required }) => required)
        .map(({ name }) => name),
    ).toEqual(["MONGO_URL", "NATS_URL", "REDIS_URL", "S3_ENDPOINT", "S3_ACCESS_KEY_ID", "S3_SECRET_ACCESS_KEY"]);
  });
});

describe("variables of an overlay", () => {
  const declared = { mail: declaredVariables("mail") };
  const set = config({
    NATS_URL: "nats://nats:4222",
    PUBLIC_URL: "https://www.hundeblick.example",
    MAIL_FROM: "post@hundeblick.example",
  });
  const secrets = { mail: ["MONGO_URL", "NATS_NKEY_SEED", "MAIL_KEY", "SMTP_URL"] };
  test("are complete", () => expect(brokenVariableRules([set, deployment("mail")], { declared, secrets })).toEqual([]));
  test("are reported by name when missing", () => {
    expect(
      brokenVariableRules([set, deployment("mail")], { declared, secrets: { mail: ["MONGO_URL", "MAIL_KEY"] } }),
    ).toEqual(["mail does not start: nobody sets NATS_NKEY_SEED", "mail does not start: nobody sets SMTP_URL"]);
  });
  test("may be in a Secret of the manifests, whose name has a hash", () => {
    const made: Manifest = {
      kind: "Secret",
      metadata: { name: "mail-f7k2m9t5bd" },
      data: Object.fromEntries(secrets.mail.map((key) => [key, ""])),
    };
    expect(brokenVariableRules([set, deployment("mail"), made], { declared, secrets: {} })).toEqual([]);
  });
  test("must not be overridden by a literal of the Deployment", () => {
    expect(
      brokenVariableRules([set, deployment("mail", [{ name: "MAIL_FROM", value: "other@hundeblick.example" }])], {
        declared,
        secrets,
      }),
    ).toEqual(["mail: an overlay's MAIL_FROM is not heard, the Deployment has its own"]);
  });
  test("make a first operator", () => {
    const gateway = {
      declared: { gateway: declaredVariables("gateway") },
      secrets: {
        gateway: [
          "MONGO_URL",
          "NATS_NKEY_SEED",
          "REDIS_URL",
          "S3_ACCESS_KEY_ID",
          "S3_SECRET_ACCESS_KEY",
          "ADMIN_PASSWORD",
        ],
      },
    };
    const missing = ["no first operator is made: ADMIN_EMAIL or ADMIN_PASSWORD is missing"];
    expect(brokenVariableRules([config({ NATS_URL: "x", S3_ENDPOINT: "x" }), deployment("gateway")], gateway)).toEqual(
      missing,
    );
    expect(
      brokenVariableRules(
        [config({ NATS_URL: "x", S3_ENDPOINT: "x", ADMIN_EMAIL: "x" }), deployment("gateway")],
        gateway,
      ),
    ).toEqual([]);
  });
});

test("the Ingress has the hosts of the site and the admin area", () => {
  const hosts = config({ PUBLIC_URL: "https://www.hundeblick.example", ADMIN_HOST: "admin.hundeblick.example" });
  expect(brokenHostRules([hosts, ingress("www.hundeblick.example", "admin.hundeblick.example")])).toEqual([]);
  expect(brokenHostRules([hosts, ingress("www.hundeblick.example")])).toEqual([
    "the Ingress does not lead to admin.hundeblick.example",
    "the Ingress has no certificate for admin.hundeblick.example",
  ]);
});

test("the required secrets are listed with all keys, in the overlay and in docs/operations.md", () => {
  const listed = listedSecrets(
    readFileSync(join(ROOT, "deploy/kubernetes/overlays/production/kustomization.yaml"), "utf8"),
  );
  expect(Object.keys(listed).toSorted()).toEqual([...PROCESSES, "migrations", "nats"].toSorted());
  expect(readFileSync(join(ROOT, "docs/operations.md"), "utf8")).toContain(
    `for name in ${Object.keys(listed).join(" ")}; do kubectl`,
  );
});
