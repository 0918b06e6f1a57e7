import { useCallback } from "react";
import { useNavigate } from "react-router-dom";
import { CSRF_HEADER, SESSION_HEADER } from "@hundeblick/proto/http/admin/sign-in";
import { selectCsrfToken, signedOut } from "./session.slice.ts";
import { useAppDispatch, useAppSelector } from "../store/store.ts";

/** The browser finishes this call even when the operator leaves the page at once. */
const endSession = (token: string) =>
  fetch(new URL("/api/admin/auth/logout", location.href), {
    method: "POST",
    headers: { [SESSION_HEADER]: "cookie", [CSRF_HEADER]: token },
    keepalive: true,
  }).catch(() => undefined);

/** Ends the session here in any case, and on the server when it answers. */
export function useSignOut(): () => void {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const token = useAppSelector(selectCsrfToken);
  return useCallback(() => {
    // first: what follows ends the calls under way
    if (token !== null) void endSession(token);
    dispatch(signedOut());
    void navigate("/admin");
  }, [dispatch, navigate, token]);
}
