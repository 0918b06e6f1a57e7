import {
  type ClaimsReply,
  type Figures,
  SHOWN_FROM_REPORTS,
  SHOWN_FROM_TIMED_VISITS,
} from "@hundeblick/proto/http/figures";
import { reviewer, testimonials } from "@hundeblick/proto/rpc/catalogue";
import { figures } from "@hundeblick/proto/rpc/tracking";
import { cachedForMinute } from "./cached-for-minute.ts";
import type { Calls } from "./ports.ts";

/** Counted figures, testimonials and the reviewer, at most a minute old; without those of an unavailable service. */
export function newestClaims(bus: Calls, now: () => number): () => Promise<ClaimsReply> {
  const newestFigures = cachedForMinute(
    async () => toShown(await bus.call(figures, {})),
    { reports: null, medianSeconds: null },
    now,
  );
  const newestTestimonials = cachedForMinute(
    async () => (await bus.call(testimonials, {})).testimonials.map(({ name, dog, text }) => ({ name, dog, text })),
    [],
    now,
  );
  const newestReviewer = cachedForMinute(
    async () => (await bus.call(reviewer, {})).reviewer ?? undefined,
    undefined,
    now,
  );
  return async () => {
    const [counted, said, by] = await Promise.all([newestFigures(), newestTestimonials(), newestReviewer()]);
    return { ...counted, testimonials: said, reviewer: by };
  };
}

const toShown = ({ reports, medianSeconds, timedVisits }: Figures): Pick<ClaimsReply, "reports" | "medianSeconds"> => ({
  reports: reports >= SHOWN_FROM_REPORTS ? reports : null,
  medianSeconds: timedVisits >= SHOWN_FROM_TIMED_VISITS ? medianSeconds : null,
});
