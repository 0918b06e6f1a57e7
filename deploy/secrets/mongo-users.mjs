// Creates MongoDB's users: one per service with access to its own database only, and one for the migrations.
// Idempotent. Runs beside MongoDB over loopback. While MADE does not exist the server needs no password and is not
// reachable from outside (deploy/secrets/mongo.sh); afterwards it restarts with authentication.
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { MongoClient } from "mongodb";

const {
  SECRETS = "/secrets",
  MADE = "/data/configdb/users-made",
  MONGO_PORT = "27017",
  REPLICA_HOST = "mongo:27017",
  WAIT_SECONDS = "120",
} = process.env;
const ADMIN = "hundeblick-admin";
const until = Date.now() + Number(WAIT_SECONDS) * 1_000;

/** @param {string} name */
const passwordOf = (name) => readFileSync(join(SECRETS, name), "utf8").trim();
// Kubernetes has its own links there, with a leading dot
const services = readdirSync(SECRETS).filter(
  (name) => !name.startsWith(".") && !["ADMIN", "migrations"].includes(name),
);

/** @param {string} name */
const ownDatabase = (name) => ({ role: "readWrite", db: `hundeblick_${name}` });
const users = [
  { name: ADMIN, database: "admin", password: passwordOf("ADMIN"), roles: [{ role: "root", db: "admin" }] },
  { name: "migrations", database: "admin", password: passwordOf("migrations"), roles: services.map(ownDatabase) },
  ...services.map((name) => ({
    name,
    database: `hundeblick_${name}`,
    password: passwordOf(name),
    roles: [ownDatabase(name)],
  })),
];

/**
 * Waits for the server, then runs `work`. @param {string} login @param {(client: MongoClient) => Promise<void>} work
 */
async function onServer(login, work) {
  for (;;) {
    const client = new MongoClient(`mongodb://${login}127.0.0.1:${MONGO_PORT}/?directConnection=true`, {
      serverSelectionTimeoutMS: 2_000,
    });
    try {
      return await work(client);
    } catch (error) {
      if (Date.now() > until) throw error;
      await pause(500);
    } finally {
      await client.close();
    }
  }
}

/** @param {MongoClient} client */
async function makeUsers(client) {
  for (const { name, database, password, roles } of users) {
    const { users: found } = await client.db(database).command({ usersInfo: name });
    await client.db(database).command({ [found.length > 0 ? "updateUser" : "createUser"]: name, pwd: password, roles });
  }
}

/** @param {MongoClient} client */
async function makeReplicaSet(client) {
  const { setName } = await client.db("admin").command({ hello: 1 });
  if (!setName)
    await client.db("admin").command({ replSetInitiate: { _id: "rs0", members: [{ _id: 0, host: REPLICA_HOST }] } });
  for (;;) {
    if ((await client.db("admin").command({ hello: 1 })).isWritablePrimary) return;
    if (Date.now() > until) throw new Error("The replica set has no primary.");
    await pause(250);
  }
}

if (!existsSync(MADE)) {
  await onServer("", makeUsers);
  writeFileSync(MADE, new Date().toISOString());
}
await onServer(`${ADMIN}:${passwordOf("ADMIN")}@`, async (client) => {
  await makeReplicaSet(client);
  await makeUsers(client);
});
console.log(`${users.length} users are in place`);
