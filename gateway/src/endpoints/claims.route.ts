import type { Bus } from "@hundeblick/kit/bus";
import {
  type ClaimsReply,
  type Figures,
  SHOWN_FROM_REPORTS,
  SHOWN_FROM_TIMED_VISITS,
} from "@hundeblick/proto/http/figures";
import { testimonials } from "@hundeblick/proto/rpc/catalogue";
import { figures } from "@hundeblick/proto/rpc/tracking";
import { askEachMinute } from "../http/ask-each-minute.ts";
import type { Route } from "../http/route.ts";

/** GET /api/claims: counted figures and what owners said; without a service that is away. */
export function claimsRoute({ bus, now = Date.now }: { bus: Pick<Bus, "call">; now?: () => number }): Route {
  const newestFigures = askEachMinute(
    async () => toShown(await bus.call(figures, {})),
    { reports: null, medianSeconds: null },
    now,
  );
  const newestTestimonials = askEachMinute(
    async () => (await bus.call(testimonials, {})).testimonials.map(({ name, dog, text }) => ({ name, dog, text })),
    [],
    now,
  );
  return {
    method: "get",
    path: "/api/claims",
    async handle(_req, res) {
      const [counted, said] = await Promise.all([newestFigures(), newestTestimonials()]);
      const reply: ClaimsReply = { ...counted, testimonials: said };
      res.set("Cache-Control", "public, max-age=60").json(reply);
    },
  };
}

const toShown = ({ reports, medianSeconds, timedVisits }: Figures): Omit<ClaimsReply, "testimonials"> => ({
  reports: reports >= SHOWN_FROM_REPORTS ? reports : null,
  medianSeconds: timedVisits >= SHOWN_FROM_TIMED_VISITS ? medianSeconds : null,
});
