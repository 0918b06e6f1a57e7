// Runs once, before anything else of the compose file: makes the secrets that are missing, each random, none in the repository.
// One folder for each reader below SECRETS; what is there already stays as it is.
import { randomBytes } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { createUser } from "@nats-io/nkeys";

const SECRETS = process.env.SECRETS ?? "/secrets";
const ADMIN_EMAIL = process.env.ADMIN_EMAIL ?? "";
const USERS = ["gateway", "analysis", "report", "catalogue", "scraper", "tracking", "mail"];

const random = (bytes = 32) => randomBytes(bytes).toString("base64url");

/** The value in the file; made by `make` when there is none. Readers have other users than this program. */
function keep(path, make) {
  const file = join(SECRETS, path);
  mkdirSync(join(file, ".."), { recursive: true, mode: 0o755 });
  if (!existsSync(file)) writeFileSync(file, make(), { mode: 0o444, flag: "wx" });
  return readFileSync(file, "utf8");
}

const objects = { id: keep("objects/access-key-id", () => random(12)), secret: keep("objects/secret-access-key", () => random()) };
for (const reader of ["gateway", "analysis"]) {
  keep(`${reader}/s3-access-key-id`, () => objects.id);
  keep(`${reader}/s3-secret-access-key`, () => objects.secret);
}
const redis = keep("redis/password", () => random());
keep("redis/users.acl", () => `user default off\nuser gateway on >${redis} ~* &* +@all -@dangerous +info\n`);
keep("gateway/redis-url", () => `redis://gateway:${redis}@redis:6379`);
keep("mail/mail-key", () => random());
keep("tracking/tracking-key", () => random());

const users = USERS.map((user) => {
  const seed = new TextEncoder().encode(keep(`${user}/nats-seed`, () => new TextDecoder().decode(createUser().getSeed())));
  return { user, seed };
});
const { fromSeed } = await import("@nats-io/nkeys");
const nkeys = users.map(({ seed }) => `    { nkey: ${fromSeed(seed).getPublicKey()} }`).join("\n");
keep("nats/users.conf", () => `authorization {\n  users: [\n${nkeys}\n  ]\n}\n`);

const hasPassword = existsSync(join(SECRETS, "gateway/admin-password"));
const password = keep("gateway/admin-password", () => random(15));
if (!hasPassword) console.log(`The first operator${ADMIN_EMAIL ? ` ${ADMIN_EMAIL}` : ""} signs in with: ${password}`);
