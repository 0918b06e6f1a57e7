import { z } from "zod";
import { type Language, LANGUAGES } from "../language.ts";

const text = z.string().trim().min(1).max(120);

/**
 * A figure of the home page. It counts as measured when a source is given; without one the site says that it is a
 * sample.
 */
export const Claim = z.strictObject({
  /** Under the dog on top, or beside the photo upload. */
  place: z.enum(["hero", "trust"]),
  value: z.number().min(0).max(1_000_000_000),
  /** How the number is written: `98 %`, `30 seconds`, `127K+`, `2100+`, `98/100`, `24/7`. */
  unit: z.enum(["percent", "seconds", "compactPlus", "plus", "of100", "perWeek"]),
  text: z.strictObject(
    Object.fromEntries(LANGUAGES.map((language) => [language, text])) as Record<Language, typeof text>,
  ),
  /** Where the figure comes from; empty when nobody measured it yet. */
  source: z.string().trim().max(300),
});
export type Claim = z.infer<typeof Claim>;

export const Claims = z.array(Claim).min(1).max(8);
export type Claims = z.infer<typeof Claims>;

/** Reply of GET /api/claims: null while the site's own figures count. */
export const ClaimsReply = z.object({ claims: Claims.nullable() });
export type ClaimsReply = z.infer<typeof ClaimsReply>;

/** Reply of GET and PUT /api/admin/claims. Version 0 are the site's own figures; each change counts one up. */
export const AdminClaimsReply = z.object({ claims: Claims, version: z.int().min(0), edited: z.boolean() });
export type AdminClaimsReply = z.infer<typeof AdminClaimsReply>;

/**
 * Body of PUT /api/admin/claims: all figures, or (null) back to the site's own. `version` is the one that was looked
 * at.
 */
export const ClaimsBody = z.strictObject({ claims: Claims.nullable(), version: z.int().min(0) });
export type ClaimsBody = z.input<typeof ClaimsBody>;
