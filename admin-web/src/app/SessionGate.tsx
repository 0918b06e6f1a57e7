import { Button } from "@mantine/core";
import { type ReactNode, useEffect } from "react";
import { PagePlaceholder } from "#shared/ui/PagePlaceholder.tsx";
import { EmptyState } from "#shared/ui/EmptyState.tsx";
import { getErrorMessage } from "#shared/api/error-message.ts";
import { useSessionQuery } from "#shared/session/session.api.ts";
import { noSessionFound, selectStatus, signedIn } from "#shared/session/session.slice.ts";
import { useAppDispatch, useAppSelector } from "#shared/store/store.ts";

/** Renders its children once it is known whether there is a session. */
export function SessionGate({ children }: { children: ReactNode }) {
  const isUnknown = useAppSelector(selectStatus) === "unknown";
  return isUnknown ? <AskServer /> : children;
}

function AskServer() {
  const dispatch = useAppDispatch();
  const { data, error, isFetching, refetch } = useSessionQuery();
  useEffect(() => {
    if (isFetching || data === undefined) return;
    dispatch(data === null ? noSessionFound() : signedIn(data));
  }, [data, isFetching, dispatch]);
  if (!error || isFetching) return <PagePlaceholder />;
  return (
    <main className="login">
      <EmptyState
        title="The admin area does not answer"
        actions={<Button onClick={() => void refetch()}>Try again</Button>}
      >
        {getErrorMessage(error)}
      </EmptyState>
    </main>
  );
}
