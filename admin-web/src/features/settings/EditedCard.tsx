import { Skeleton } from "@mantine/core";
import type { ReactNode } from "react";
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
