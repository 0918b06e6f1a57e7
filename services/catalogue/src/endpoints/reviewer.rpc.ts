import { handle } from "@hundeblick/kit/bus";
import type { Editable, Edited } from "@hundeblick/kit/editable";
import type { Reviewer, ReviewerReply } from "@hundeblick/proto/http/reviewer";
import * as contract from "@hundeblick/proto/rpc/catalogue";

/** Who reviewed the pages of the site: read and edit. */
export const reviewerEndpoints = ({ reviewer }: { reviewer: Editable<Reviewer | null> }) => ({
  reviewer: handle(contract.reviewer, async () => toReply(await reviewer.read())),
  reviewerSave: handle(contract.saveReviewer, async (wanted) =>
    toReply(await reviewer.save(wanted.reviewer, wanted.version)),
  ),
});

const toReply = ({ value, version }: Edited<Reviewer | null>): ReviewerReply => ({ reviewer: value, version });
