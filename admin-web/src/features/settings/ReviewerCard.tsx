import { Pencil, Plus, Trash2 } from "lucide-react";
import { useState } from "react";
import type { Reviewer, ReviewerReply } from "@hundeblick/proto/http/reviewer";
import { EditedCard } from "./EditedCard.tsx";
import { Dialog } from "#shared/ui/Dialog.tsx";
import { notify } from "#shared/ui/notify.ts";
import { EditReviewer } from "./EditReviewer.tsx";
import { RemoveReviewer } from "./RemoveReviewer.tsx";
import { NEW_REVIEWER } from "./reviewer-labels.ts";
import { ReviewerLines } from "./ReviewerLines.tsx";
import { useReviewerQuery, useSaveReviewerMutation } from "./settings.api.ts";
import { SmallButton } from "#shared/ui/SmallButton.tsx";

/** The veterinarian who reviewed pages of the site. */
export function ReviewerCard() {
  const { data, error } = useReviewerQuery();
  return (
    <EditedCard id="reviewer" title="Reviewer" failed="Failed to fetch the reviewer" error={error}>
      {data && <Shown data={data} />}
    </EditedCard>
  );
}

function Shown({ data: { reviewer, version } }: { data: ReviewerReply }) {
  const [save, { error, isLoading, reset }] = useSaveReviewerMutation();
  const [open, setOpen] = useState<"edit" | "remove">();
  const close = (): void => {
    reset();
    setOpen(undefined);
  };
  const keep = async (next: Reviewer | null): Promise<void> => {
    if ((await save({ reviewer: next, version })).error) return;
    notify(`${next ? "Reviewer saved" : "Reviewer removed"}. The site shows it within a minute or two.`);
    setOpen(undefined);
  };
  const dialog = { isSaving: isLoading, error, onClose: close };
  return (
    <>
      <div className="card-head">
        <h2 id="reviewer-title">Reviewer</h2>
        <span className="sub grow">The vet who reviewed pages, named on each of them.</span>
        {reviewer ? (
          <SmallButton icon={Trash2} aria-label="Remove reviewer" onClick={() => setOpen("remove")}>
            Remove
          </SmallButton>
        ) : null}
        <SmallButton
          icon={reviewer ? Pencil : Plus}
          aria-label={reviewer ? "Edit reviewer" : "Add reviewer"}
          onClick={() => setOpen("edit")}
        >
          {reviewer ? "Edit" : "Add reviewer"}
        </SmallButton>
      </div>
      {reviewer ? (
        <ReviewerLines reviewer={reviewer} />
      ) : (
        <p className="pad soft">
          No reviewer: articles, guides, concerns, checks and breeds say that no vet has reviewed them yet.
        </p>
      )}
      <Dialog title={reviewer ? "Edit reviewer" : "Add reviewer"} size="lg" onClose={close}>
        {open === "edit" ? (
          <EditReviewer {...dialog} reviewer={reviewer ?? NEW_REVIEWER} onSave={(next) => void keep(next)} />
        ) : null}
      </Dialog>
      <RemoveReviewer
        {...dialog}
        name={open === "remove" ? reviewer?.name : undefined}
        onRemove={() => {
          // the dialog can be pressed again while it fades out
          if (open === "remove") void keep(null);
        }}
      />
    </>
  );
}
