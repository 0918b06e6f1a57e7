import { useEffect, useState } from "react";
import { PagePlaceholder } from "#shared/ui/PagePlaceholder.tsx";
import { EXPIRED } from "#shared/api/api.ts";
import { ATTENDED_MS, isAttended } from "#shared/api/attended.ts";
import { extendSession, readSession } from "#shared/session/session.api.ts";
import { selectCsrfToken, selectEndsInSeconds, sessionExpired } from "#shared/session/session.slice.ts";
import { useAppDispatch, useAppSelector } from "#shared/store/store.ts";

/**
 * Signs out when the session's time is up. Another tab may have extended it, so the server is asked first;
 * the screen is covered until it replies, and without a reply the session counts as expired. Typing makes no call, so a
 * page in use extends the session itself.
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
    const extend = async (): Promise<void> => {
      if (!isAttended()) return;
      const { data } = await dispatch(extendSession());
      if (!isOver && data?.csrfToken === csrfToken) wait(data.endsInSeconds);
    };
    const extending = setInterval(() => void extend(), ATTENDED_MS);
    // a sleeping computer runs no timers
    const wake = (): void => {
      if (document.visibilityState === "visible" && Date.now() >= endsAt) void check();
    };
    wait(endsInSeconds);
    document.addEventListener("visibilitychange", wake);
    return () => {
      isOver = true;
      clearTimeout(timer);
      clearInterval(extending);
      setIsChecking(false);
      document.removeEventListener("visibilitychange", wake);
    };
  }, [csrfToken, endsInSeconds, dispatch]);
  return isChecking ? (
    <div className="cover">
      <PagePlaceholder />
    </div>
  ) : null;
}
