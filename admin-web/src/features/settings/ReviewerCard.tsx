import { Button, Skeleton } from "@mantine/core";
import { Pencil, Plus, Trash2 } from "lucide-react";
import { useState } from "react";
import type { Reviewer, ReviewerReply } from "@hundeblick/proto/http/reviewer";
import { getErrorMessage, isConflict } from "#shared/api/error-message.ts";
import { Notice } from "#shared/ui/Notice.tsx";
import { notify } from "#shared/ui/notify.ts";
import { EditReviewer } from "./EditReviewer.tsx";
import { RemoveReviewer } from "./RemoveReviewer.tsx";
import { NEW_REVIEWER } from "./reviewer-labels.ts";
import { ReviewerLines } from "./ReviewerLines.tsx";
import { useReviewerQuery, useSaveReviewerMutation } from "./settings.api.ts";

/** The veterinarian who reviewed pages of the site. */
export function ReviewerCard() {
  const { data, error } = useReviewerQuery();
  return (
    <section className="card clipped" id="reviewer" aria-labelledby="reviewer-title">
      {data ? (
        <Shown data={data} />
      ) : (
        <>
          <div className="card-head">
            <h2 id="reviewer-title">Reviewer</h2>
          </div>
          <div className="pad">
            {error ? (
              <Notice kind="bad" title="Failed to fetch the reviewer">
                {getErrorMessage(error, "No answer came.")}
              </Notice>
            ) : (
              <Skeleton h={120} />
            )}
          </div>
        </>
      )}
    </section>
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
  const dialog = { isSaving: isLoading, problem: error ? whyNot(error) : undefined, onClose: close };
  return (
    <>
      <div className="card-head">
        <h2 id="reviewer-title">Reviewer</h2>
        <span className="sub grow">The vet who reviewed pages, named on each of them.</span>
        {reviewer ? (
          <Button
            variant="default"
            size="xs"
            leftSection={<Trash2 className="i" aria-hidden />}
            aria-label="Remove reviewer"
            onClick={() => setOpen("remove")}
          >
            Remove
          </Button>
        ) : null}
        <Button
          variant="default"
          size="xs"
          leftSection={reviewer ? <Pencil className="i" aria-hidden /> : <Plus className="i" aria-hidden />}
          aria-label={reviewer ? "Edit reviewer" : "Add reviewer"}
          onClick={() => setOpen("edit")}
        >
          {reviewer ? "Edit" : "Add reviewer"}
        </Button>
      </div>
      {reviewer ? (
        <ReviewerLines reviewer={reviewer} />
      ) : (
        <p className="pad soft">
          No reviewer: articles, guides, concerns, checks and breeds say that no vet has reviewed them yet.
        </p>
      )}
      {open === "edit" ? (
        <EditReviewer
          {...dialog}
          reviewer={reviewer ?? NEW_REVIEWER}
          isNew={reviewer === null}
          onSave={(next) => void keep(next)}
        />
      ) : null}
      {open === "remove" && reviewer ? (
        <RemoveReviewer {...dialog} name={reviewer.name} onRemove={() => void keep(null)} />
      ) : null}
    </>
  );
}

const whyNot = (error: unknown): string =>
  isConflict(error)
    ? "Somebody else changed the reviewer in the meantime. Close this and look again."
    : getErrorMessage(error, "Nothing was changed.");
