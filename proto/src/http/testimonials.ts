import { z } from "zod";
import { type Language, LANGUAGES } from "../language.ts";

/** The home page has room for this many. */
export const MAX_TESTIMONIALS = 6;
const DAY_MS = 86_400_000;
const quote = z.string().trim().min(1).max(400);
/** Somewhere it is already tomorrow. */
const notInFuture = (day: string): boolean => Date.parse(day) <= Date.now() + DAY_MS;

/** What an owner said of the site, published with consent. */
export const Testimonial = z.strictObject({
  name: z.string().trim().min(1).max(60),
  dog: z.string().trim().min(1).max(80),
  text: z.strictObject(
    Object.fromEntries(LANGUAGES.map((language) => [language, quote])) as Record<Language, typeof quote>,
  ),
  /** Day on which the owner agreed to be quoted, as YYYY-MM-DD. */
  consentOn: z.iso.date().refine(notInFuture, "in the future"),
});
export type Testimonial = z.infer<typeof Testimonial>;
export const Testimonials = z.array(Testimonial).max(MAX_TESTIMONIALS);
export type Testimonials = z.infer<typeof Testimonials>;

/** Reply of GET and PUT /api/admin/testimonials. Each change counts the version one up. */
export const TestimonialsReply = z.object({ testimonials: Testimonials, version: z.int().min(0) });
export type TestimonialsReply = z.infer<typeof TestimonialsReply>;

/** Body of PUT /api/admin/testimonials: all of them. `version` is the one that was looked at. */
export const TestimonialsBody = z.strictObject({ testimonials: Testimonials, version: z.int().min(0) });
export type TestimonialsBody = z.input<typeof TestimonialsBody>;
