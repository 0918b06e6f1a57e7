// make compat: tests every MongoDB feature the product needs on MONGO_URL, else on the local server, and prints which
// server that was.
import { MongoClient } from "mongodb";
import { runVitest } from "./testing/run-vitest.ts";
import { startTestServers } from "./testing/test-servers.ts";

/** Field in which MongoDB-compatible servers give their name, as a text or with a version inside. */
const OTHERS = /^(secantus|ferretdb|documentdb)/i;

/** Name and version of this server in one line. */
async function describe(url: string): Promise<string> {
  const client = await new MongoClient(url, { serverSelectionTimeoutMS: 5_000 }).connect();
  try {
    const admin = client.db("admin");
    const info = (await admin.command({ buildInfo: 1 })) as Record<string, unknown> & { version: string };
    const { setName } = (await admin.command({ hello: 1 })) as { setName?: string };
    const [key = "", value] = Object.entries(info).find(([field]) => OTHERS.test(field)) ?? [];
    const own = typeof value === "object" && value !== null && "version" in value ? value.version : value;
    const name =
      key === ""
        ? `MongoDB ${info.version}`
        : `${key.replace(/Version$/, "")} ${String(own)}, which speaks as MongoDB ${info.version}`;
    return `${name}, ${setName ? `replica set ${setName}` : "without a replica set"}`;
  } finally {
    await client.close();
  }
}

const servers = await startTestServers(["mongodb"]);
try {
  console.log(`Server: ${await describe(servers.env["MONGO_URL"] ?? "")}\n`);
  process.exitCode = await runVitest("kit", ["--reporter=verbose", "mongo-compatibility"], servers.env);
} finally {
  await servers.stop();
}
