import { Skeleton } from "@mantine/core";
import type { ReactNode } from "react";
import { getErrorMessage, isConflict } from "#shared/api/error-message.ts";
import { Failure } from "#shared/ui/Failure.tsx";

type Props = { id: string; title: string; failed: string; error: unknown; children: ReactNode };

/** A card of something edited as a whole; until it is there a placeholder, or why it is not. */
export const EditedCard = ({ id, title, failed, error, children }: Props) => (
  <section className="card clipped" id={id} aria-labelledby={`${id}-title`}>
    {children ?? (
      <>
        <div className="card-head">
          <h2 id={`${id}-title`}>{title}</h2>
        </div>
        <div className="pad">{error ? <Failure title={failed} error={error} /> : <Skeleton h={120} />}</div>
      </>
    )}
  </section>
);

/** Why it was not saved; undefined without an error. */
export const whyNotSaved = (error: unknown, what: string): string | undefined =>
  isConflict(error)
    ? `Somebody else changed ${what} in the meantime. Close this and look again.`
    : error
      ? getErrorMessage(error, "Nothing was changed.")
      : undefined;
