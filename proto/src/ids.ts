import { z } from "zod";

/** 128 random bits, base64url without padding: 22 characters. Not guessable, safe in a URL. */
export const Id = z.string().regex(/^[A-Za-z0-9_-]{22}$/, "not an id");
export type Id = z.infer<typeof Id>;

/** A fresh {@link Id} from the platform's cryptographic random source. */
export function newId(): Id {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .slice(0, 22);
}

/** The report that is shipped with the product and needs no e-mail address. */
export const EXAMPLE_REPORT = "example";
export const ReportRef = z.union([Id, z.literal(EXAMPLE_REPORT)]);
export type ReportRef = z.infer<typeof ReportRef>;

/** UTC, ISO 8601. */
export const Instant = z.iso.datetime();
