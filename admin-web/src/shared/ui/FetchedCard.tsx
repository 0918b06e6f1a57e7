import { Skeleton } from "@mantine/core";
import type { ReactNode } from "react";
import { CardFailure } from "./Failure.tsx";

type Props = {
  id: string;
  title: string;
  sub: string;
  /** The button in the header. */
  action: ReactNode;
  /** Message and retry after a failure. */
  error: unknown;
  failed: string;
  /** `false` while loading. */
  isThere: boolean;
  children: ReactNode;
};

/** A card with fetched content: placeholder, notice after a failure, content. */
export const FetchedCard = ({ id, title, sub, action, error, failed, isThere, children }: Props) => (
  <section className="card clipped" id={id} aria-labelledby={`${id}-title`}>
    <div className="card-head">
      <h2 id={`${id}-title`}>{title}</h2>
      <span className="sub grow">{sub}</span>
      {action}
    </div>
    <CardFailure title={failed} error={error} />
    {!isThere && !error ? (
      <output className="pad" aria-label="Loading">
        <Skeleton h={90} />
      </output>
    ) : null}
    {children}
  </section>
);
