import { Skeleton } from "@mantine/core";
import { useState } from "react";
import type { ContactMessage } from "@hundeblick/proto/http/admin/emails";
import { getErrorMessage } from "#shared/api/error-message.ts";
import { EmptyState } from "#shared/ui/EmptyState.tsx";
import { Pages } from "#shared/ui/Pages.tsx";
import { RetryNotice } from "#shared/ui/RetryNotice.tsx";
import { formatMoment } from "#shared/format/moment.ts";
import { useMessagesQuery } from "./emails.api.ts";

const PAGE = 20;

/** Contact messages, newest first. */
export function Messages() {
  const [page, setPage] = useState(1);
  const {
    currentData: found,
    error,
    isFetching,
    refetch,
  } = useMessagesQuery({ offset: (page - 1) * PAGE, limit: PAGE });
  return (
    <section className="card clipped" aria-labelledby="messages-title" aria-busy={isFetching}>
      <div className="card-head">
        <h2 id="messages-title">Contact messages</h2>
        {found ? <span className="note">{found.total.toLocaleString("en")} in all, newest first</span> : null}
      </div>
      {error && !isFetching ? (
        <div className="pad">
          <RetryNotice title="The messages did not load" onRetry={refetch}>
            {getErrorMessage(error, "The server did not answer.")} Nothing was changed.
          </RetryNotice>
        </div>
      ) : found === undefined ? (
        <output className="pad stack" aria-label="Loading messages">
          <Skeleton h={12} w="40%" />
          <Skeleton h={12} w="72%" />
          <Skeleton h={12} w="60%" />
        </output>
      ) : found.total === 0 ? (
        <EmptyState title="No messages yet">
          What somebody writes through the contact form arrives here and in your mailbox.
        </EmptyState>
      ) : (
        <>
          <ol className="letters">
            {found.messages.map((message) => (
              <Letter key={message.id} message={message} />
            ))}
          </ol>
          {found.total > PAGE ? (
            <div className="foot">
              <Pages total={Math.ceil(found.total / PAGE)} value={page} onChange={setPage} />
            </div>
          ) : null}
        </>
      )}
    </section>
  );
}

const Letter = ({ message: { name, email, subject, message, language, at } }: { message: ContactMessage }) => (
  <li>
    <div className="row wrap between">
      <span>
        <b>{name}</b> <a href={`mailto:${encodeURIComponent(email)}`}>{email}</a>
      </span>
      <span className="note">
        {language.toUpperCase()}, <time dateTime={at}>{formatMoment(at)}</time>
      </span>
    </div>
    {subject ? <h3>{subject}</h3> : null}
    <p lang={language}>{message}</p>
  </li>
);
