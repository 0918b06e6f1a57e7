import type { EmailSort } from "@hundeblick/proto/http/admin/emails";
import type { EmailView } from "./emails.api.ts";

/** Sorting by the same column again reverses it; times begin with the newest. */
export const sortedBy = (view: EmailView, sort: EmailSort): EmailView => ({
  ...view,
  sort,
  descending: (view.sort === sort ? view.descending === "false" : sort === "created") ? "true" : "false",
});
