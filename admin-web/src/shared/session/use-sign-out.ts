import { useCallback } from "react";
import { useNavigate } from "react-router-dom";
import { CSRF_HEADER, SESSION_HEADER } from "@hundeblick/proto/http/admin/sign-in";
import { selectCsrfToken, signedOut, signOutFailed } from "./session.slice.ts";
import { useAppDispatch, useAppSelector } from "../store/store.ts";

const NOT_SIGNED_IN = 401;

/** Completed by the browser even if the page is closed. Returns whether the server has ended the session. */
const endSession = (token: string): Promise<boolean> =>
  fetch(new URL("/api/admin/auth/logout", location.href), {
    method: "POST",
    headers: { [SESSION_HEADER]: "cookie", [CSRF_HEADER]: token },
    keepalive: true,
  }).then(
    ({ ok, status }) => ok || status === NOT_SIGNED_IN,
    () => false,
  );

/** Ends the session here in any case, and on the server, or says that the server did not confirm it. */
export function useSignOut(): () => void {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const token = useAppSelector(selectCsrfToken);
  return useCallback(() => {
    // first, because what follows aborts pending calls
    const ending = token === null ? Promise.resolve(true) : endSession(token);
    dispatch(signedOut());
    void navigate("/admin");
    void ending.then((hasEnded) => hasEnded || dispatch(signOutFailed()));
  }, [dispatch, navigate, token]);
}
