import { useCallback } from "react";
import { useNavigate } from "react-router-dom";
import { CSRF_HEADER } from "@hundeblick/proto/http/admin/sign-in";
import { api } from "../api/api.ts";
import { selectCsrfToken, signedOut } from "./session.slice.ts";
import { useAppDispatch, useAppSelector } from "../store/store.ts";

const authApi = api.injectEndpoints({
  endpoints: (build) => ({
    // takes the token along: here it is deleted first, which also ends the calls under way
    signOut: build.mutation<unknown, string>({
      query: (token) => ({ url: "/api/admin/auth/logout", method: "POST", headers: { [CSRF_HEADER]: token } }),
      extraOptions: { isOpen: true },
    }),
  }),
});

/** Ends the session here in any case, and on the server when it answers. */
export function useSignOut(): () => void {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const token = useAppSelector(selectCsrfToken);
  return useCallback(() => {
    dispatch(signedOut());
    if (token !== null) void dispatch(authApi.endpoints.signOut.initiate(token, { track: false }));
    void navigate("/admin");
  }, [dispatch, navigate, token]);
}
