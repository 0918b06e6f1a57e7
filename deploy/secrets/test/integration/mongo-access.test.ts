import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { copyFileSync, existsSync, chmodSync, mkdirSync } from "node:fs";
import { join } from "node:path";
import { eventually } from "@hundeblick/kit/testing";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { MongoClient } from "mongodb";
import { freePort } from "../../../local/machine/ports.ts";
import { chooseMongo } from "../../../local/servers/mongo.ts";
import { type MadeSecrets, madeSecrets } from "../support/made-secrets.ts";
import { serverProcess } from "../support/server-process.ts";

const SERVICES = ["gateway", "analysis", "report", "catalogue", "scraper", "tracking", "mail"];
let secrets: MadeSecrets;
let server: { stop: () => Promise<void> };
let port: number;

/** MongoDB as deploy/secrets/mongo.sh starts it: without authentication until the users are created. */
async function mongo(asksEverybody: boolean): Promise<typeof server> {
  const choice = chooseMongo();
  const folder = join(secrets.root, "data");
  mkdirSync(folder, { recursive: true });
  const keyFile = join(secrets.root, "keyfile");
  if (choice.isMongod && !existsSync(keyFile)) {
    copyFileSync(join(secrets.folder, "mongo/keyfile"), keyFile);
    chmodSync(keyFile, 0o400);
  }
  const flags = choice.isMongod
    ? [
        "--bind_ip",
        "127.0.0.1",
        "--port",
        String(port),
        "--dbpath",
        folder,
        ...(asksEverybody ? ["--replSet", "rs0", "--keyFile", keyFile, "--auth"] : []),
      ]
    : [
        "--host",
        "127.0.0.1",
        "--port",
        String(port),
        "--storage-path",
        folder,
        "--log-level",
        "WARNING",
        ...(asksEverybody ? ["--auth"] : []),
      ];
  return serverProcess(choice.command, [...choice.args, ...flags], port);
}

/** The program that creates the users; resolves with its exit code. */
function makeUsers(): { child: ChildProcess; code: Promise<number | null>; made: string } {
  const made = join(secrets.root, "users-made");
  const child = spawn(process.execPath, [join(import.meta.dirname, "../../mongo-users.mjs")], {
    env: {
      ...process.env,
      SECRETS: join(secrets.folder, "mongo-users"),
      MADE: made,
      MONGO_PORT: String(port),
      REPLICA_HOST: `127.0.0.1:${port}`,
    },
    stdio: ["ignore", "ignore", "inherit"],
  });
  return { child, made, code: once(child, "exit").then(([code]) => code as number | null) };
}

beforeAll(async () => {
  secrets = madeSecrets();
  port = await freePort();
  server = await mongo(false);
  const { code, made } = makeUsers();
  await eventually(
    () => existsSync(made),
    (is) => is,
  );
  await server.stop();
  server = await mongo(true);
  expect(await code).toBe(0);
});
afterAll(async () => {
  await server.stop();
  secrets.remove();
});

/** Connects with the URL of that reader. */
async function as<T>(name: string, work: (client: MongoClient) => Promise<T>): Promise<T> {
  const url = secrets.read(`${name}/MONGO_URL`).replace("@mongo:27017", `@127.0.0.1:${port}`);
  const client = new MongoClient(url, { serverSelectionTimeoutMS: 10_000 });
  try {
    return await work(client);
  } finally {
    await client.close();
  }
}
const tries = async (work: Promise<unknown>): Promise<"done" | "refused"> =>
  work.then(
    () => "done" as const,
    (error: { code?: number }) => {
      if (error.code === 13) return "refused";
      throw error;
    },
  );

describe.each(SERVICES)("the user of %s", (name) => {
  test("reads, writes and indexes its own database only", async () => {
    await as(name, async (client) => {
      for (const owner of SERVICES) {
        const things = client.db(`hundeblick_${owner}`).collection("things");
        const expected = owner === name ? "done" : "refused";
        expect([owner, await tries(things.insertOne({ by: name }))]).toEqual([owner, expected]);
        expect([owner, await tries(things.findOne({}))]).toEqual([owner, expected]);
        expect([owner, await tries(things.createIndex({ by: 1 }))]).toEqual([owner, expected]);
        expect([owner, await tries(things.deleteMany({}))]).toEqual([owner, expected]);
      }
    });
  });

  test("cannot create users, list others' or stop the server", async () => {
    await as(name, async (client) => {
      expect(await tries(client.db("admin").command({ createUser: "me", pwd: "x", roles: ["root"] }))).toBe("refused");
      expect(await tries(client.db("admin").command({ usersInfo: "hundeblick-admin" }))).toBe("refused");
      expect(await tries(client.db("admin").collection("system.users").findOne({}))).toBe("refused");
    });
  });
});

test("the migrations access all seven databases, and cannot create users", async () => {
  await as("migrations", async (client) => {
    for (const owner of SERVICES)
      expect(await tries(client.db(`hundeblick_${owner}`).collection("migrations").insertOne({}))).toBe("done");
    expect(await tries(client.db("admin").command({ createUser: "me", pwd: "x", roles: ["root"] }))).toBe("refused");
  });
});

test("rejects anonymous access and a wrong password", async () => {
  const anonymous = new MongoClient(`mongodb://127.0.0.1:${port}/?directConnection=true`, {
    serverSelectionTimeoutMS: 10_000,
  });
  expect(await tries(anonymous.db("hundeblick_report").collection("things").findOne({}))).toBe("refused");
  await anonymous.close();
  const wrong = new MongoClient(`mongodb://report:wrong@127.0.0.1:${port}/hundeblick_report?directConnection=true`, {
    serverSelectionTimeoutMS: 10_000,
  });
  await expect(wrong.db("hundeblick_report").collection("things").findOne({})).rejects.toThrow();
  await wrong.close();
});

test("creating the users is idempotent", async () => {
  expect(await makeUsers().code).toBe(0);
  expect(await as("report", (client) => tries(client.db("hundeblick_report").collection("things").insertOne({})))).toBe(
    "done",
  );
});
