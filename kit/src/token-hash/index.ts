import { hash } from "node:crypto";

/** Stored form of a random token, from which it cannot be computed: SHA-256, base64url. */
export const hashOfToken = (token: string): string => hash("sha256", token, "base64url");
