import type { Outcome } from "@hundeblick/proto/http/admin/marketplace";

type OutcomeTexts = {
  label: string;
  kind: "good" | "warn" | "bad";
  /** Message about one product. */
  product: string;
  /** Message about a search. */
  search: string;
};

/** Texts for the outcome of a request to the marketplace. */
export const OUTCOME_TEXTS: Record<Outcome, OutcomeTexts> = {
  ok: { label: "Read", kind: "good", product: "The product page was read.", search: "The marketplace answered." },
  doubtful: {
    label: "Doubtful",
    kind: "warn",
    product: "Part of the page could not be read reliably; the old values were kept there.",
    search: "Part of the page could not be read reliably; what is doubtful is left out.",
  },
  blocked: {
    label: "Blocked",
    kind: "warn",
    product: "The marketplace asked us to pause. The old data was kept.",
    search: "The marketplace asked us to pause.",
  },
  gone: {
    label: "Gone",
    kind: "bad",
    product: "The page no longer exists. The product is out of stock now; the other data was kept.",
    search: "The marketplace no longer has this page.",
  },
  layout_changed: {
    label: "Layout changed",
    kind: "bad",
    product: "The page looks different from what we can read. The old data was kept.",
    search: "The marketplace's page looks different from what we can read.",
  },
  not_allowed: {
    label: "Not asked",
    kind: "warn",
    product: "Today's budget or the marketplace's rules do not allow it. The old data was kept.",
    search: "Today's budget or the marketplace's rules do not allow this search.",
  },
  unreachable: {
    label: "No answer",
    kind: "bad",
    product: "The marketplace did not answer. The old data was kept.",
    search: "The marketplace did not answer.",
  },
};
