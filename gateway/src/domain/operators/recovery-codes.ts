import { randomBytes } from "node:crypto";
import { hashOfToken } from "@hundeblick/kit/hash";

const CODES = 10;
const LETTERS = 16;
/** Crockford's Base32: no ambiguous letters. */
const ALPHABET = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";

/** Ten codes of 80 random bits, written in groups of four. */
export const newRecoveryCodes = (): string[] =>
  Array.from({ length: CODES }, () =>
    Array.from(randomBytes(LETTERS), (byte, i) => (i > 0 && i % 4 === 0 ? "-" : "") + ALPHABET.charAt(byte % 32)).join(
      "",
    ),
  );

/** Hash of a code, which is random, so a fast hash is enough. Ignores separators and corrects ambiguous letters. */
export const recoveryHashOf = (typed: string): string =>
  hashOfToken(
    typed
      .toUpperCase()
      .replaceAll("O", "0")
      .replaceAll(/[IL]/g, "1")
      .replaceAll(/[^0-9A-Z]/g, ""),
  );
