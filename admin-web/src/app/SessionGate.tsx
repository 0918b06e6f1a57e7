import { Button } from "@mantine/core";
import { type ReactNode, useEffect } from "react";
import { PageWaiting } from "../ui/PageWaiting.tsx";
import { EmptyState } from "../ui/EmptyState.tsx";
import { messageOf } from "./error-message.ts";
import { useSessionQuery } from "./session.api.ts";
import { noSessionFound, selectStatus, signedIn } from "./session.slice.ts";
import { useAppDispatch, useAppSelector } from "./store.ts";

/** Shows its children once the server has said whether there is a session. */
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
  if (!error || isFetching) return <PageWaiting />;
  return (
    <main className="login">
      <EmptyState
        title="The admin area does not answer"
        actions={<Button onClick={() => void refetch()}>Try again</Button>}
      >
        {messageOf(error, "No answer came.")}
      </EmptyState>
    </main>
  );
}
