// Makes the secrets that are missing below SECRETS: a folder for each reader, a file for each variable, all of them random.
// What is there stays as it is. Runs once before the compose file's containers, or by hand before `kustomize build` of the demo.
import { randomBytes } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { createUser, fromSeed } from "@nats-io/nkeys";

const SECRETS = process.env.SECRETS ?? "/secrets";
const USERS = ["gateway", "analysis", "report", "catalogue", "scraper", "tracking", "mail"];

const random = (bytes = 32) => randomBytes(bytes).toString("base64url");

/** The value in the file; made by `make` when there is none. Its reader is another user than this program. */
function keep(path, make) {
  const file = join(SECRETS, path);
  mkdirSync(dirname(file), { recursive: true, mode: 0o755 });
  if (!existsSync(file)) writeFileSync(file, make(), { mode: 0o444, flag: "wx" });
  return readFileSync(file, "utf8");
}

const isFirst = !existsSync(join(SECRETS, "gateway/ADMIN_PASSWORD"));

const id = keep("objects/AWS_ACCESS_KEY_ID", () => random(12));
const key = keep("objects/AWS_SECRET_ACCESS_KEY", () => random());
for (const reader of ["gateway", "analysis"]) {
  keep(`${reader}/S3_ACCESS_KEY_ID`, () => id);
  keep(`${reader}/S3_SECRET_ACCESS_KEY`, () => key);
}
const redis = keep("redis/password", () => random());
keep("redis/users.acl", () => `user default off\nuser gateway on >${redis} ~* &* +@all -@dangerous +info\n`);
keep("gateway/REDIS_URL", () => `redis://gateway:${redis}@redis:6379`);
keep("mail/MAIL_KEY", () => random());
keep("tracking/TRACKING_KEY", () => random());

const nkeys = USERS.map((user) => {
  const seed = keep(`${user}/NATS_NKEY_SEED`, () => new TextDecoder().decode(createUser().getSeed()));
  return `    { nkey: ${fromSeed(new TextEncoder().encode(seed)).getPublicKey()} } # ${user}`;
});
keep("nats/users.conf", () => `authorization {\n  users: [\n${nkeys.join("\n")}\n  ]\n}\n`);

const password = keep("gateway/ADMIN_PASSWORD", () => random(15));
if (isFirst) console.log(`The first operator signs in with the password ${password}`);
