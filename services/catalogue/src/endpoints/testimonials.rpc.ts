import { handle } from "@hundeblick/kit/bus";
import type { Editable, Edited } from "@hundeblick/kit/editable";
import type { Testimonials, TestimonialsReply } from "@hundeblick/proto/http/testimonials";
import * as contract from "@hundeblick/proto/rpc/catalogue";

export const testimonialEndpoints = ({ testimonials }: { testimonials: Editable<Testimonials> }) => ({
  testimonials: handle(contract.testimonials, async () => toReply(await testimonials.read())),
  testimonialsSave: handle(contract.saveTestimonials, async (wanted) =>
    toReply(await testimonials.save(wanted.testimonials, wanted.version)),
  ),
});

const toReply = ({ value, version }: Edited<Testimonials>): TestimonialsReply => ({ testimonials: value, version });
