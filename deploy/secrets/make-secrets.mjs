// Makes the secrets that are missing below SECRETS: a folder for each reader, a file for each variable, all of them
// random. A secret that is there stays as it is; what follows from it is written anew. Runs once before the compose
// file's containers, or by hand before `kustomize build` of the demo.
import { randomBytes } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { createUser, fromSeed } from "@nats-io/nkeys";

const SECRETS = process.env.SECRETS ?? "/secrets";
const PROCESSES = ["gateway", "analysis", "report", "catalogue", "scraper", "tracking", "mail"];

/** @param {number} bytes */
const random = (bytes = 32) => randomBytes(bytes).toString("base64url");

/** Its reader is another user than this program. @param {string} path @param {string} value */
function write(path, value) {
  const file = join(SECRETS, path);
  mkdirSync(dirname(file), { recursive: true, mode: 0o755 });
  rmSync(file, { force: true });
  writeFileSync(file, value, { mode: 0o444 });
}

/** The secret in the file; made by `make` when there is none. @param {string} path @param {() => string} make */
function keep(path, make) {
  const file = join(SECRETS, path);
  if (!existsSync(file)) write(path, make());
  return readFileSync(file, "utf8");
}

const isFirst = !existsSync(join(SECRETS, "gateway/ADMIN_PASSWORD"));

// S3: one key, for the two that touch photos
const id = keep("objects/AWS_ACCESS_KEY_ID", () => random(12));
const key = keep("objects/AWS_SECRET_ACCESS_KEY", () => random());
for (const reader of ["gateway", "analysis"]) {
  write(`${reader}/S3_ACCESS_KEY_ID`, id);
  write(`${reader}/S3_SECRET_ACCESS_KEY`, key);
}

// Redis: one user, without the commands that empty it, read all of it or change the server
const redis = keep("redis/password", () => random());
write("redis/users.acl", `user default off\nuser gateway on >${redis} ~* &* +@all -@dangerous +info\n`);
write("gateway/REDIS_URL", `redis://gateway:${redis}@redis:6379`);

keep("mail/MAIL_KEY", () => random());
keep("tracking/TRACKING_KEY", () => random());

// NATS: one key pair a process; the server knows the public halves (deploy/nats/authorization.conf says who may what)
const publicKeys = PROCESSES.map((name) => {
  const seed = keep(`${name}/NATS_NKEY_SEED`, () => new TextDecoder().decode(createUser().getSeed()));
  return `NKEY_${name.toUpperCase()}: ${fromSeed(new TextEncoder().encode(seed)).getPublicKey()}`;
});
write("nats/keys.conf", `${publicKeys.join("\n")}\n`);

// MongoDB: one user a database, one that sets up (mongo-users.mjs makes them), and the key with which members of the
// replica set know each other
keep("mongo/keyfile", () => randomBytes(384).toString("base64"));
keep("mongo-users/ADMIN", () => random());
for (const name of [...PROCESSES, "migrations"]) {
  const password = keep(`mongo-users/${name}`, () => random());
  const database = name === "migrations" ? "admin" : `hundeblick_${name}`;
  write(`${name}/MONGO_URL`, `mongodb://${name}:${password}@mongo:27017/${database}?directConnection=true`);
}

const password = keep("gateway/ADMIN_PASSWORD", () => random(15));
if (isFirst) console.log(`The first operator signs in with the password ${password}`);
