import { randomBytes } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import type { Home } from "../machine/folders.ts";

export type Secrets = {
  TRACKING_KEY: string;
  MAIL_KEY: string;
  S3_ACCESS_KEY_ID: string;
  S3_SECRET_ACCESS_KEY: string;
};

const random = (bytes: number): string => randomBytes(bytes).toString("base64url");

/** Random secrets of this home, created at its first start. */
export function readSecrets({ secrets: file }: Home): Secrets {
  if (existsSync(file)) return JSON.parse(readFileSync(file, "utf8")) as Secrets;
  const made: Secrets = {
    TRACKING_KEY: random(32),
    MAIL_KEY: random(32),
    S3_ACCESS_KEY_ID: random(15).replaceAll(/[-_]/g, "x"),
    S3_SECRET_ACCESS_KEY: random(30),
  };
  writePrivate(file, JSON.stringify(made, null, 2));
  return made;
}

/** The first operator's password; `isNew` at the start that created it. */
export function readAdminPassword({ adminPassword: file }: Home): { password: string; isNew: boolean } {
  if (existsSync(file)) return { password: readFileSync(file, "utf8").trim(), isNew: false };
  const password = random(15);
  writePrivate(file, `${password}\n`);
  return { password, isNew: true };
}

function writePrivate(file: string, text: string): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text, { mode: 0o600, flag: "wx" });
}
