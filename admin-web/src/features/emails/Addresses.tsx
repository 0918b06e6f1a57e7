import { Button, Skeleton } from "@mantine/core";
import { useDebouncedValue } from "@mantine/hooks";
import { X } from "lucide-react";
import { useEffect, useState } from "react";
import { EmptyState } from "#shared/ui/EmptyState.tsx";
import { RetryNotice } from "#shared/ui/RetryNotice.tsx";
import { AddressTools } from "./AddressTools.tsx";
import { DeleteEmails } from "./DeleteEmails.tsx";
import { EmailCards } from "./EmailCards.tsx";
import { PAGE_ROWS } from "./email-pages.ts";
import { EmailTable } from "./EmailTable.tsx";
import { type EmailView, useEmailsQuery } from "./emails.api.ts";
import { sortedBy } from "./sorted-by.ts";
import { SelectionBar } from "./SelectionBar.tsx";
import { useSelection } from "./use-selection.ts";

const TYPING_MS = 250;
const EVERYBODY = { search: "", filter: "all" } as const;
const NEWEST_FIRST = { sort: "created", descending: "true" } as const;

/** Addresses: figures, search, list and actions. */
export function Addresses() {
  const [typed, setTyped] = useState<EmailView>({ ...EVERYBODY, ...NEWEST_FIRST });
  const [search] = useDebouncedValue(typed.search.trim(), TYPING_MS);
  const view: EmailView = { ...typed, search };
  const {
    data: last,
    currentData: found,
    error,
    isFetching,
    refetch,
    // the number does not depend on the order, so the list stays while it is sorted
  } = useEmailsQuery({ ...view, ...NEWEST_FIRST, offset: 0, limit: PAGE_ROWS });
  const selection = useSelection(view);
  const [removing, setRemoving] = useState<readonly string[]>();
  useEffect(() => {
    if (error) console.error("The list of e-mails did not load.", error);
  }, [error]);
  const isFiltered = view.search !== "" || view.filter !== "all";
  return (
    <>
      <EmailCards stats={last?.stats} />
      <section className="card clipped" aria-label="E-mails" aria-busy={isFetching}>
        <AddressTools
          view={typed}
          matching={found?.matching ?? 0}
          selection={selection}
          onChange={(part) => setTyped((now) => ({ ...now, ...part }))}
        />
        {error && !isFetching ? (
          <div className="pad">
            <RetryNotice title="The list did not load" kind="warn" onRetry={refetch}>
              No address was changed or lost.
            </RetryNotice>
          </div>
        ) : found === undefined ? (
          <output className="pad stack waiting" aria-label="Loading emails">
            {[44, 52, 38, 48, 41, 50].map((width) => (
              <Skeleton key={width} h={12} w={`${width}%`} />
            ))}
          </output>
        ) : found.matching === 0 ? (
          <EmptyState
            title="No emails found"
            actions={
              isFiltered ? (
                <Button
                  variant="default"
                  leftSection={<X className="i" aria-hidden />}
                  onClick={() => setTyped((now) => ({ ...now, ...EVERYBODY }))}
                >
                  Clear search and filter
                </Button>
              ) : undefined
            }
          >
            {isFiltered ? (
              <>Nothing matches{view.search === "" ? " this filter" : ` “${view.search}”`}.</>
            ) : (
              "When somebody leaves an address to open a report, it appears here."
            )}
          </EmptyState>
        ) : (
          <EmailTable
            key={`${view.filter} ${view.search}`}
            view={view}
            matching={found.matching}
            selection={selection}
            onSort={(sort) => setTyped((now) => sortedBy(now, sort))}
          />
        )}
      </section>
      <SelectionBar
        view={view}
        matching={found?.matching ?? 0}
        selection={selection}
        onDelete={() => setRemoving(selection.records.map(({ email }) => email))}
      />
      <DeleteEmails emails={removing} onClose={() => setRemoving(undefined)} onDeleted={selection.clear} />
    </>
  );
}
