// make compose-test: tests the compose file in a project of its own. Needs a Docker engine and the built images.
import assert from "node:assert/strict";
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, test } from "node:test";
import { eventually } from "@hundeblick/kit/testing";
import type { SearchReply } from "@hundeblick/proto/http/admin/marketplace";
import { newId } from "@hundeblick/proto/ids";
import { freePorts } from "../../deploy/local/machine/ports.ts";
import { client, waitForEnd, uploadWithRetry } from "../support/client.ts";
import { operatorApi } from "../support/operator.ts";
import { buildPhoto } from "../support/photos.ts";
import { type StubVision, startStubVision } from "../support/stub-vision.ts";
import { type ComposeProject, composeProject } from "./compose.ts";

const LIMITS_MB: Record<string, number> = { scraper: 900, analysis: 420 };
const OURS = ["gateway", "analysis", "report", "catalogue", "scraper", "tracking", "mail", "migrations"];
const [port, mailPort, visionPort] = (await freePorts(3)) as [number, number, number];
const url = `http://127.0.0.1:${port}`;
const mailUrl = `http://127.0.0.1:${mailPort}`;
const folder = mkdtempSync(join(tmpdir(), "compose-"));
let vision: StubVision;
let project: ComposeProject;
const theProject = (more: Record<string, string> = {}): ComposeProject =>
  composeProject("hundeblick-check", ["deploy/compose/mail-catcher.yml", "deploy/compose/test.yml"], {
    PORT: String(port),
    MAIL_PORT: String(mailPort),
    VISION_PORT: String(visionPort),
    PUBLIC_URL: url,
    ADMIN_EMAIL: "admin@hundeblick.local",
    ...more,
  });

before(async () => {
  vision = await startStubVision({ host: "0.0.0.0", port: visionPort });
  project = theProject();
  await project.compose("down", "--volumes");
  await project.compose("up", "--wait");
});
after(async () => {
  if (!process.env["KEEP_CONTAINERS"]) await project.compose("down", "--volumes");
  await vision.close();
  rmSync(folder, { recursive: true, force: true });
});

/** A photo's whole way: report, unlocked with an address, mail. */
async function createReport(seed: number): Promise<string> {
  const api = client(url);
  const id = await uploadWithRetry(api, {
    photo: await buildPhoto({ seed }),
    context: { name: "Frieda" },
    key: newId(),
  });
  const end = await waitForEnd(api, id);
  const reportId = end.result?.reportId;
  assert.ok(reportId, JSON.stringify(end));
  const email = `visitor-${seed}@example.org`;
  assert.equal((await api.json("POST", "/api/report/unlock", { reportId, email })).status, 200);
  const mail = await eventually(
    async () =>
      ((await (await fetch(`${mailUrl}/api/mails`)).json()) as { to: string[]; text: string }[]).find(({ to }) =>
        to.includes(email),
      ),
    (found) => found !== undefined,
    { withinMs: 30_000 },
  );
  assert.ok(mail?.text.includes(`${url}/de/report/${reportId}`), "the mail leads to the report");
  return reportId;
}
async function isWhole(reportId: string): Promise<void> {
  const api = client(url);
  const report = await api.json("GET", `/api/report/${reportId}?lang=en`);
  assert.equal(report.status, 200);
  assert.match(await report.text(), /Frieda/);
  const photo = await api.json("GET", `/api/report/${reportId}/photo`);
  assert.equal(photo.status, 200);
  assert.ok((await photo.arrayBuffer()).byteLength > 1_000, "the photo is there");
}
const adminPassword = async (): Promise<string> =>
  (
    await project.inside(
      "gateway",
      `console.log((await import("node:fs")).readFileSync("/secrets/ADMIN_PASSWORD", "utf8"));`,
    )
  ).trim();
const operator = async (password: string) =>
  await operatorApi(url, { ADMIN_EMAIL: "admin@hundeblick.local", ADMIN_PASSWORD: password });
const factsKept = async (): Promise<number> =>
  Number(
    await project.inside(
      "tracking",
      `
  const { readFileSync } = await import("node:fs");
  const { connect, nkeyAuthenticator } = await import("@nats-io/transport-node");
  const nats = await connect({ servers: process.env.NATS_URL, inboxPrefix: "_INBOX_tracking", authenticator: nkeyAuthenticator(readFileSync(process.env.NATS_NKEY_SEED_FILE)) });
  const info = (await nats.request("$JS.API.STREAM.INFO.FACTS", "{}")).json();
  console.log(info.state.messages);`,
    ),
  );

test("a photo becomes a report and a mail, and the pages are there", async () => {
  await isWhole(await createReport(1));
  for (const page of ["/", "/de", "/en", "/pl", "/admin"])
    assert.equal((await fetch(`${url}${page}`)).status, 200, page);
});

test("images are within their size limits", async () => {
  const sizes = await Promise.all(
    [...OURS, "mails"].map(
      async (name) =>
        [
          name,
          Number(await project.docker("image", "inspect", "--format", "{{.Size}}", `hundeblick/${name}`)) / 1e6,
        ] as const,
    ),
  );
  console.log(sizes.map(([name, size]) => `${name} ${Math.round(size)} MB`).join(", "));
  for (const [name, size] of sizes) assert.ok(size <= (LIMITS_MB[name] ?? 300), `${name} has ${size} MB`);
});

test("every container is locked down, and only the gateway has a port", async () => {
  type Container = {
    Name: string;
    Config: { User: string; Image: string; Env: string[] };
    HostConfig: {
      ReadonlyRootfs: boolean;
      CapDrop: string[];
      CapAdd: string[] | null;
      SecurityOpt: string[];
      PidsLimit: number;
      Memory: number;
      Privileged: boolean;
      LogConfig: { Config: Record<string, string> };
      PortBindings: Record<string, unknown> | null;
    };
  };
  const ids = (await project.compose("ps", "--all", "--quiet")).trim().split("\n");
  const containers = JSON.parse(await project.docker("inspect", ...ids)) as Container[];
  assert.ok(containers.length >= 14);
  for (const { Name, Config, HostConfig } of containers) {
    const name = Name.replace(/^\/hundeblick-check-|-1$/g, "");
    assert.equal(HostConfig.ReadonlyRootfs, true, `${name}: read-only`);
    assert.deepEqual(HostConfig.CapDrop, ["ALL"], `${name}: capabilities`);
    assert.ok(HostConfig.SecurityOpt.includes("no-new-privileges:true"), `${name}: no new privileges`);
    assert.ok(HostConfig.PidsLimit > 0 && HostConfig.Memory > 0, `${name}: limits`);
    assert.equal(HostConfig.LogConfig.Config["max-size"], "10m", `${name}: rotated logs`);
    assert.equal(HostConfig.Privileged, false, name);
    if (OURS.includes(name))
      assert.ok(!["", "root", "0"].includes(Config.User.split(":")[0] ?? ""), `${name}: not root`);
    if (OURS.includes(name)) assert.deepEqual(HostConfig.CapAdd ?? [], [], `${name}: no capability`);
    assert.deepEqual(
      Object.keys(HostConfig.PortBindings ?? {}),
      name === "gateway" ? ["8080/tcp"] : name === "mails" ? ["8025/tcp"] : [],
      `${name}: ports`,
    );
    const secret = Config.Env.find((line) =>
      /^(MONGO_URL|REDIS_URL|NATS_NKEY_SEED|S3_SECRET_ACCESS_KEY|MAIL_KEY|TRACKING_KEY|ADMIN_PASSWORD)=/.test(line),
    );
    assert.equal(secret, undefined, `${name}: no secret in its environment`);
  }
});

test("each service accesses its own database only; none without a password", async () => {
  const asks = (database: string, url = `readFileSync("/secrets/MONGO_URL", "utf8")`): string => `
    const { readFileSync } = await import("node:fs");
    const { default: mongoose } = await import("mongoose");
    const { connection } = await mongoose.connect(${url}, { serverSelectionTimeoutMS: 5_000 });
    console.log((await connection.getClient().db("hundeblick_${database}").collection("migrations").countDocuments()) > 0 ? "reads" : "empty");`;
  for (const service of ["report", "mail", "gateway"]) {
    assert.equal(await project.inside(service, asks(service)), "reads", service);
    for (const other of ["analysis", "tracking", "catalogue"])
      assert.match(
        await project.inside(service, asks(other)),
        /not authorized|requires authentication/i,
        `${service} → ${other}`,
      );
  }
  assert.match(
    await project.inside("report", asks("report", `"mongodb://mongo:27017/?directConnection=true"`)),
    /requires authentication|not authorized/i,
  );
});

test("NATS, Redis and S3 reject anonymous access", async () => {
  assert.match(
    await project.inside(
      "report",
      `const { connect } = await import("@nats-io/transport-node"); await connect({ servers: process.env.NATS_URL, reconnect: false }); console.log("let in");`,
    ),
    /authorization/i,
  );
  assert.match(
    await project.inside(
      "gateway",
      `const { Redis } = await import("ioredis"); console.log(await new Redis("redis://redis:6379", { retryStrategy: () => null }).on("error", () => {}).get("x"));`,
    ),
    /NOAUTH/,
  );
  assert.match(
    await project.inside("gateway", `console.log((await fetch("http://objects:8333/photos/")).status);`),
    /403/,
  );
});

for (const [service, name, value] of [
  ["gateway", "ADMIN_PASSWORD", "short"],
  ["gateway", "REDIS_URL", "redis://redis:6379"],
  ["analysis", "S3_SECRET_ACCESS_KEY", "changeme"],
  ["mail", "MAIL_KEY", "changeme-changeme-changeme-changeme"],
  ["tracking", "TRACKING_KEY", ""],
  ["report", "NATS_NKEY_SEED", ""],
  ["report", "MONGO_URL", "mongodb://mongo:27017/"],
] as const) {
  test(`${service} does not start with ${name}="${value}", and names it`, async () => {
    const without = value === "" ? ["-e", `${name}_FILE=`] : [];
    const given = ["-e", `${name}=${value}`, ...without];
    const said = await project.compose("run", "--rm", "--no-deps", "-T", ...given, service).then(
      (out) => `started: ${out}`,
      (error: { stdout: string; stderr: string }) => error.stdout + error.stderr,
    );
    assert.match(said, new RegExp(`The environment is not complete.*${name}`));
  });
}

test("the Chromium of the scraper's image starts in its container and reads the marketplace", async () => {
  const { call } = await operator(await adminPassword());
  const { outcome, results } = (await (
    await call("POST", "/discover/search", { query: "omega", market: "de" })
  ).json()) as SearchReply;
  assert.equal(outcome, "ok");
  assert.ok(results.length > 0);
});

test("works after a restart of everything, and the next `up` changes nothing", async () => {
  await project.compose("restart");
  await project.compose("up", "--wait");
  await isWhole(await createReport(4));
});

test("the previous version keeps running when migrations fail", async () => {
  const next = ["gateway", "migrations"].map((name) => `hundeblick/${name}:check-next`);
  for (const image of next) await project.docker("tag", image.replace("check-next", "latest"), image);
  try {
    await assert.rejects(
      theProject({ TAG: "check-next" }).compose("run", "--rm", "-T", "migrations", "node", "-e", "process.exit(3)"),
      { code: 3 },
    );
    assert.equal((await fetch(`${url}/readyz`)).status, 200);
  } finally {
    await project.compose("up", "--wait");
    await project.docker("rmi", ...next);
  }
});

test("a backup restores everything after the loss of every volume, but no report deleted since", async () => {
  const reportId = await createReport(2);
  const events = await factsKept();
  assert.ok(events >= 8, `${events} events are kept`);
  const password = await adminPassword();
  const [file, secret] = [join(folder, "backup.tar.gz.age"), join(folder, "secret-key")];
  const pair = await project.compose(
    "run",
    "--rm",
    "--no-deps",
    "-T",
    "migrations",
    "node",
    "src/seal-backup.ts",
    "key",
  );
  writeFileSync(secret, pair);

  await theProject({ BACKUP_KEY: /age1\w+/.exec(pair)?.[0] ?? "" }).program("deploy/compose/backup.sh", file);
  assert.match(readFileSync(file, "latin1"), /^age-encryption\.org\/v1/);
  assert.equal(statSync(file).mode & 0o077, 0, "only its owner reads it");
  await eventually(
    async () => (await fetch(`${url}/readyz`)).status,
    (status) => status === 200,
    { withinMs: 120_000 },
  );

  await project.compose("down", "--volumes");
  assert.equal(
    (await project.docker("volume", "ls", "-q", "--filter", "name=^hundeblick-check_")).trim(),
    "",
    "every volume is lost",
  );
  await theProject({ BACKUP_SECRET: secret }).program("deploy/compose/restore.sh", file);

  await isWhole(reportId);
  assert.ok((await factsKept()) >= events, "no fact is missing");
  await operator(password);
  await isWhole(await createReport(3));

  assert.equal((await client(url).json("DELETE", `/api/report/${reportId}`)).status, 200);
  await theProject({ BACKUP_SECRET: secret, FORCE: "1" }).program("deploy/compose/restore.sh", file);
  const report = await client(url).json("GET", `/api/report/${reportId}?lang=en`);
  assert.notEqual(report.status, 200, "what was deleted after the backup stays deleted");
});
