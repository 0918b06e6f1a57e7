import { hash } from "node:crypto";

/** Stored form of a random token, from which it cannot be computed: SHA-256, base64url. */
export const hashOfToken = (token: string): string => hash("sha256", token, "base64url");

/** Stands for a text in a key or a name: 132 bits of SHA-256, base64url. */
export const shortHash = (text: string | Buffer): string => hash("sha256", text, "base64url").slice(0, 22);
