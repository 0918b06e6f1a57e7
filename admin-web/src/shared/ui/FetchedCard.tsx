import { Skeleton } from "@mantine/core";
import type { ReactNode } from "react";
import { getErrorMessage } from "../api/error-message.ts";
import { Notice } from "./Notice.tsx";

type Props = {
  id: string;
  title: string;
  sub: string;
  /** The button in the head. */
  action: ReactNode;
  /** Why nothing can be shown, and what was asked for. */
  error: unknown;
  failed: string;
  /** `false` until an answer is there. */
  isThere: boolean;
  children: ReactNode;
};

/** A card whose content is fetched: a placeholder until it is there, a notice when it failed. */
export const FetchedCard = ({ id, title, sub, action, error, failed, isThere, children }: Props) => (
  <section className="card clipped" id={id} aria-labelledby={`${id}-title`}>
    <div className="card-head">
      <h2 id={`${id}-title`}>{title}</h2>
      <span className="sub grow">{sub}</span>
      {action}
    </div>
    {error ? (
      <div className="pad">
        <Notice kind="bad" title={failed}>
          {getErrorMessage(error, "No answer came.")}
        </Notice>
      </div>
    ) : null}
    {!isThere && !error ? (
      <output className="pad" aria-label="Loading">
        <Skeleton h={90} />
      </output>
    ) : null}
    {children}
  </section>
);
