// Encrypts and decrypts a backup from standard input to standard output in the format of `age` (age-encryption.org/v1):
// seal-backup.ts key            prints a new key pair, the public key as a comment
// seal-backup.ts seal <age1…>…  encrypts for these public keys
// seal-backup.ts open <file>    decrypts with the secret key in this file, as printed by `key` or age-keygen
import { readFileSync } from "node:fs";
import { Readable, Writable } from "node:stream";
import { Decrypter, Encrypter, generateX25519Identity, identityToRecipient } from "age-encryption";

const [act, ...given] = process.argv.slice(2);
const input = (): ReadableStream<Uint8Array> => Readable.toWeb(process.stdin) as ReadableStream<Uint8Array>;
const output = (): WritableStream<Uint8Array> => Writable.toWeb(process.stdout);

async function printKey(): Promise<void> {
  const secret = await generateX25519Identity();
  process.stdout.write(`# public key: ${await identityToRecipient(secret)}\n${secret}\n`);
}

async function seal(publicKeys: readonly string[]): Promise<void> {
  if (publicKeys.length === 0) throw new Error("seal needs a public key: age1…");
  const encrypter = new Encrypter();
  for (const key of publicKeys) encrypter.addRecipient(key);
  await (await encrypter.encrypt(input())).pipeTo(output());
}

async function open(file = ""): Promise<void> {
  const decrypter = new Decrypter();
  for (const line of readFileSync(file, "utf8")
    .split("\n")
    .map((text) => text.trim()))
    if (line !== "" && !line.startsWith("#")) decrypter.addIdentity(line);
  await (await decrypter.decrypt(input())).pipeTo(output());
}

if (act === "key") await printKey();
else if (act === "seal") await seal(given);
else if (act === "open") await open(given[0]);
else throw new Error("key, seal <age1…>… or open <file>");
