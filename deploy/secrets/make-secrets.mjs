// Creates missing random secrets below SECRETS: a folder for each reader, a file for each variable. Existing secrets
// are kept, derived files are rewritten. Runs before the compose file's containers, or by hand before
// `kustomize build` of the demo.
import { randomBytes } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { createUser, fromSeed } from "@nats-io/nkeys";

const SECRETS = process.env.SECRETS ?? "/secrets";
const PROCESSES = ["gateway", "analysis", "report", "catalogue", "scraper", "tracking", "mail"];

/** @param {number} bytes */
const random = (bytes = 32) => randomBytes(bytes).toString("base64url");

/** Readable for another user, the one of its reader. @param {string} path @param {string} value */
function write(path, value) {
  const file = join(SECRETS, path);
  mkdirSync(dirname(file), { recursive: true, mode: 0o755 });
  rmSync(file, { force: true });
  writeFileSync(file, value, { mode: 0o444 });
}

/** Reads the secret, or creates it with `make`. @param {string} path @param {() => string} make */
function keep(path, make) {
  const file = join(SECRETS, path);
  if (!existsSync(file)) write(path, make());
  return readFileSync(file, "utf8");
}

const isFirst = !existsSync(join(SECRETS, "gateway/ADMIN_PASSWORD"));

// S3: one key, for the two processes that access photos
const id = keep("objects/AWS_ACCESS_KEY_ID", () => random(12));
const key = keep("objects/AWS_SECRET_ACCESS_KEY", () => random());
for (const reader of ["gateway", "analysis"]) {
  write(`${reader}/S3_ACCESS_KEY_ID`, id);
  write(`${reader}/S3_SECRET_ACCESS_KEY`, key);
}

// Redis: one user, without commands that flush it, dump it or change the server
const redis = keep("redis/password", () => random());
write("redis/users.acl", `user default off\nuser gateway on >${redis} ~* &* +@all -@dangerous +info\n`);
write("gateway/REDIS_URL", `redis://gateway:${redis}@redis:6379`);

keep("mail/MAIL_KEY", () => random());
keep("tracking/TRACKING_KEY", () => random());

// NATS: one key pair per process; the server has the public keys (permissions: deploy/nats/authorization.conf)
const publicKeys = PROCESSES.map((name) => {
  const seed = keep(`${name}/NATS_NKEY_SEED`, () => new TextDecoder().decode(createUser().getSeed()));
  return `NKEY_${name.toUpperCase()}: ${fromSeed(new TextEncoder().encode(seed)).getPublicKey()}`;
});
write("nats/keys.conf", `${publicKeys.join("\n")}\n`);

// MongoDB: one user per database, one for the set-up (mongo-users.mjs creates them), and the replica set's key file
keep("mongo/keyfile", () => randomBytes(384).toString("base64"));
keep("mongo-users/ADMIN", () => random());
for (const name of [...PROCESSES, "migrations"]) {
  const password = keep(`mongo-users/${name}`, () => random());
  const database = name === "migrations" ? "admin" : `hundeblick_${name}`;
  write(`${name}/MONGO_URL`, `mongodb://${name}:${password}@mongo:27017/${database}?directConnection=true`);
}

const password = keep("gateway/ADMIN_PASSWORD", () => random(15));
if (isFirst) console.log(`The first operator signs in with the password ${password}`);
