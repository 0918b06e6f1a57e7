import { z } from "zod";
import { PastDay } from "./past-day.ts";
import { textPerLanguage } from "./text-per-language.ts";

/** Most that fit on the home page. */
export const MAX_TESTIMONIALS = 6;

/** An owner's quotation, published with consent. */
export const Testimonial = z.strictObject({
  name: z.string().trim().min(1).max(60),
  dog: z.string().trim().min(1).max(80),
  text: textPerLanguage(400),
  /** Date of the consent, as YYYY-MM-DD. */
  consentOn: PastDay,
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
