import { z } from "zod";
import { PastDay } from "./past-day.ts";
import { textPerLanguage } from "./text-per-language.ts";
import { webAddressProblem } from "./web-address.ts";

/** Kinds of pages a veterinarian may have reviewed. */
const REVIEWED_KINDS = ["article", "guide", "concern", "check", "breed"] as const;
export const ReviewedKind = z.enum(REVIEWED_KINDS);
export type ReviewedKind = z.infer<typeof ReviewedKind>;

/** The veterinarian who reviewed pages of the site and agreed to be named. */
export const Reviewer = z.strictObject({
  name: z.string().trim().min(1).max(80),
  /** Title and field, as owners read it behind the name. */
  credentials: textPerLanguage(120),
  /** Public page about the reviewer, such as the practice's. */
  url: z
    .string()
    .trim()
    .max(300)
    .refine((url) => webAddressProblem(url) === null, { error: ({ input }) => webAddressProblem(String(input)) ?? "" }),
  /** Date of the review of all pages of a kind, as YYYY-MM-DD; a kind without one was not reviewed. */
  reviewed: z
    .partialRecord(ReviewedKind, PastDay)
    .refine((days) => Object.keys(days).length > 0, "nothing was reviewed"),
});
export type Reviewer = z.infer<typeof Reviewer>;

/** Reply of GET and PUT /api/admin/reviewer; null without one. */
export const ReviewerReply = z.object({ reviewer: Reviewer.nullable(), version: z.int().min(0) });
export type ReviewerReply = z.infer<typeof ReviewerReply>;

/** Body of PUT /api/admin/reviewer; null removes the reviewer. `version` is the one that was read. */
export const ReviewerBody = z.strictObject({ reviewer: Reviewer.nullable(), version: z.int().min(0) });
export type ReviewerBody = z.input<typeof ReviewerBody>;
