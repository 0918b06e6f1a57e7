import { BudgetBody, MarketplaceReply, SourceBody } from "@hundeblick/proto/http/admin/marketplace";
import { Retention } from "@hundeblick/proto/http/admin/retention";
import { Figures } from "@hundeblick/proto/http/figures";
import { AdminPoisonLinesReply, PoisonLinesBody } from "@hundeblick/proto/http/poison-lines";
import { ReviewerBody, ReviewerReply } from "@hundeblick/proto/http/reviewer";
import { TestimonialsBody, TestimonialsReply } from "@hundeblick/proto/http/testimonials";
import { retention } from "@hundeblick/proto/rpc/tracking";
import type { ApiCalls } from "./call.ts";

export const settingsCalls: ApiCalls = {
  "get /api/admin/claims": { summary: "Counted figures of the site", reply: Figures },
  "get /api/admin/testimonials": { summary: "What owners said of the site", reply: TestimonialsReply },
  "put /api/admin/testimonials": { summary: "Saves them", body: TestimonialsBody, reply: TestimonialsReply },
  "get /api/admin/reviewer": { summary: "Who reviewed the site's pages", reply: ReviewerReply },
  "put /api/admin/reviewer": { summary: "Names or removes the reviewer", body: ReviewerBody, reply: ReviewerReply },
  "get /api/admin/poison-lines": { summary: "Emergency telephone lines", reply: AdminPoisonLinesReply },
  "put /api/admin/poison-lines": {
    summary: "Saves or resets them",
    body: PoisonLinesBody,
    reply: AdminPoisonLinesReply,
  },
  "get /api/admin/marketplace": { summary: "Which marketplace is read, and its budget", reply: MarketplaceReply },
  "put /api/admin/marketplace": { summary: "Pages to read a day", body: BudgetBody, reply: MarketplaceReply },
  "put /api/admin/marketplace/source": {
    summary: "Which marketplace is read",
    body: SourceBody,
    reply: MarketplaceReply,
  },
  "get /api/admin/retention": { summary: "Days that visits and clicks are stored", reply: retention.reply },
  "put /api/admin/retention": { summary: "Changes them", body: Retention, reply: retention.reply },
};
