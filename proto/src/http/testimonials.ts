import { z } from "zod";
import { type Language, LANGUAGES } from "../language.ts";

/** Most that fit on the home page. */
export const MAX_TESTIMONIALS = 6;
const DAY_MS = 86_400_000;
const quote = z.string().trim().min(1).max(400);
/** Allows for time zones ahead of UTC. */
const notInFuture = (day: string): boolean => Date.parse(day) <= Date.now() + DAY_MS;

/** An owner's quotation, published with consent. */
export const Testimonial = z.strictObject({
  name: z.string().trim().min(1).max(60),
  dog: z.string().trim().min(1).max(80),
  text: z.strictObject(
    Object.fromEntries(LANGUAGES.map((language) => [language, quote])) as Record<Language, typeof quote>,
  ),
  /** Date of the consent, as YYYY-MM-DD. */
  consentOn: z.iso.date().refine(notInFuture, "in the future"),
});
export type Testimonial = z.infer<typeof Testimonial>;
export const Testimonials = z.array(Testimonial).max(MAX_TESTIMONIALS);
export type Testimonials = z.infer<typeof Testimonials>;

/** Reply of GET and PUT /api/admin/testimonials. */
export const TestimonialsReply = z.object({ testimonials: Testimonials, version: z.int().min(0) });
export type TestimonialsReply = z.infer<typeof TestimonialsReply>;

/** Body of PUT /api/admin/testimonials: all of them. `version` is the one that was read. */
export const TestimonialsBody = z.strictObject({ testimonials: Testimonials, version: z.int().min(0) });
export type TestimonialsBody = z.input<typeof TestimonialsBody>;
