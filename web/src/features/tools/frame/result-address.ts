import { useEffect } from "react";
import { useLocation, useNavigate } from "react-router-dom";

/** `/de/tools/some-tool`, also with a kind of result behind it. */
export const toolPath = (pathname: string): string => pathname.split("/").slice(0, 4).join("/");
/** `some-tool` in `/de/tools/some-tool`. */
export const slugIn = (pathname: string): string => pathname.split("/")[3] ?? "";
/** Kind of result: `check` in `/de/tools/some-tool/check`. */
export const resultIn = (pathname: string): string | undefined => pathname.split("/")[4] || undefined;

/** Keeps the kind of result in the path, because previews of links ignore the query. */
export function useResultAddress(result: string | undefined): void {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  useEffect(() => {
    if (resultIn(pathname) !== result)
      void navigate(`${toolPath(pathname)}${result ? `/${result}` : ""}${search}`, { replace: true });
  }, [navigate, pathname, search, result]);
}
