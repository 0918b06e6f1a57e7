import { mkdirSync } from "node:fs";
import { MongoClient, MongoServerError } from "mongodb";
import { findProgram } from "../machine/find-program.ts";
import { freePort } from "../machine/ports.ts";
import { venvFile } from "../setup/virtualenv.ts";
import { inherited, type Server } from "./server.ts";

type Choice = { label: string; command: string; args: readonly string[]; isMongod: boolean };
const REPLICA_SET = "hundeblick";

/** mongod of this machine, else SecantusDB from the virtualenv. */
export function chooseMongo(): Choice {
  const mongod = findProgram("mongod");
  if (mongod) return { label: "mongod", command: mongod, args: [], isMongod: true };
  return {
    label: "SecantusDB",
    command: venvFile("bin/python"),
    args: [venvFile("bin/secantusd-py")],
    isMongod: false,
  };
}

/** A MongoDB with its data below `folder`. */
export async function localMongo(folder: string, choice: Choice = chooseMongo()): Promise<Server> {
  mkdirSync(folder, { recursive: true });
  const port = await freePort();
  // SecantusDB searches all writes of the last half hour for each retryable write
  const url = `mongodb://127.0.0.1:${port}/?directConnection=true${choice.isMongod ? "" : "&retryWrites=false"}`;
  const flags = choice.isMongod
    ? ["--bind_ip", "127.0.0.1", "--port", String(port), "--dbpath", folder, "--replSet", REPLICA_SET, "--quiet"]
    : [
        "--host",
        "127.0.0.1",
        "--port",
        String(port),
        "--storage-path",
        folder,
        "--cache-size",
        "256M",
        "--sync-on-commit",
        "--log-level",
        "WARNING",
      ];
  const ready = choice.isMongod ? () => isPrimary(url, `127.0.0.1:${port}`) : () => isMongoReachable(url);
  return {
    kind: "mongodb",
    label: choice.label,
    env: { MONGO_URL: url },
    specs: [
      {
        name: "mongodb",
        command: choice.command,
        args: [...choice.args, ...flags],
        cwd: folder,
        env: inherited(),
        ready,
      },
    ],
  };
}

/** True when a MongoDB replies there. */
export const isMongoReachable = (url: string): Promise<boolean> =>
  asking(url, async (client) => {
    await client.db("admin").command({ ping: 1 });
    return true;
  });

/** A replica set of one: initialised at the first start, reconfigured at later ones because ports change. */
export const isPrimary = (url: string, host: string): Promise<boolean> =>
  asking(url, async (client) => {
    const admin = client.db("admin");
    if ((await admin.command({ hello: 1 }))["isWritablePrimary"] === true) return true;
    try {
      await admin.command({ replSetInitiate: { _id: REPLICA_SET, members: [{ _id: 0, host }] } });
    } catch (error) {
      if (!(error instanceof MongoServerError && error.codeName === "AlreadyInitialized")) throw error;
      const { config } = (await admin.command({ replSetGetConfig: 1 })) as unknown as {
        config: { version: number; members: { host: string }[] };
      };
      if (config.members[0]?.host !== host) {
        await admin.command({
          replSetReconfig: { ...config, version: config.version + 1, members: [{ ...config.members[0], host }] },
          force: true,
        });
      }
    }
    return false;
  });

async function asking(url: string, ask: (client: MongoClient) => Promise<boolean>): Promise<boolean> {
  const client = new MongoClient(url, { serverSelectionTimeoutMS: 1_000, connectTimeoutMS: 1_000 });
  try {
    return await ask(client);
  } finally {
    await client.close();
  }
}
