import { useCallback } from "react";
import { useNavigate } from "react-router-dom";
import { CSRF_HEADER, SESSION_HEADER } from "@hundeblick/proto/http/admin/sign-in";
import { selectCsrfToken, signedOut } from "./session.slice.ts";
import { useAppDispatch, useAppSelector } from "../store/store.ts";

/** Completed by the browser even if the page is closed. */
const endSession = (token: string) =>
  fetch(new URL("/api/admin/auth/logout", location.href), {
    method: "POST",
    headers: { [SESSION_HEADER]: "cookie", [CSRF_HEADER]: token },
    keepalive: true,
  }).catch(() => undefined);

/** Ends the session here in any case, and on the server if it is reachable. */
export function useSignOut(): () => void {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const token = useAppSelector(selectCsrfToken);
  return useCallback(() => {
    // first, because what follows aborts pending calls
    if (token !== null) void endSession(token);
    dispatch(signedOut());
    void navigate("/admin");
  }, [dispatch, navigate, token]);
}
