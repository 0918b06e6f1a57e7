import { useEffect, useState } from "react";
import { PageWaiting } from "../ui/PageWaiting.tsx";
import { EXPIRED } from "./api.ts";
import { readSession } from "./session.api.ts";
import { selectCsrfToken, selectEndsInSeconds, sessionExpired } from "./session.slice.ts";
import { useAppDispatch, useAppSelector } from "./store.ts";

/**
 * Blanks the screen when the session ends, with nobody doing anything. Another tab may have kept it alive, so the server is asked;
 * until it has answered everything is covered, and without an answer the session counts as over.
 */
export function SessionWatch() {
  const dispatch = useAppDispatch();
  const csrfToken = useAppSelector(selectCsrfToken);
  const endsInSeconds = useAppSelector(selectEndsInSeconds);
  const [isChecking, setIsChecking] = useState(false);
  useEffect(() => {
    let endsAt = 0;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isOver = false;
    const wait = (seconds: number): void => {
      clearTimeout(timer);
      endsAt = Date.now() + seconds * 1_000;
      timer = setTimeout(() => void check(), Math.max(1, seconds) * 1_000);
    };
    const check = async (): Promise<void> => {
      setIsChecking(true);
      const { data } = await dispatch(readSession());
      if (isOver) return;
      if (data?.csrfToken === csrfToken && data.endsInSeconds > 0) wait(data.endsInSeconds);
      else dispatch(sessionExpired(EXPIRED));
      setIsChecking(false);
    };
    // a sleeping computer runs no timers
    const wake = (): void => {
      if (document.visibilityState === "visible" && Date.now() >= endsAt) void check();
    };
    wait(endsInSeconds);
    document.addEventListener("visibilitychange", wake);
    return () => {
      isOver = true;
      clearTimeout(timer);
      setIsChecking(false);
      document.removeEventListener("visibilitychange", wake);
    };
  }, [csrfToken, endsInSeconds, dispatch]);
  return isChecking ? (
    <div className="cover">
      <PageWaiting />
    </div>
  ) : null;
}
