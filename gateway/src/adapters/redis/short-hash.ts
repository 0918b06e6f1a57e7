import { hash } from "node:crypto";

/** Stands for a personal text in a key. */
export const shortHash = (text: string): string => hash("sha256", text, "base64url").slice(0, 22);
