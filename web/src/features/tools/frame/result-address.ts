import { useEffect } from "react";
import { useLocation, useNavigate } from "react-router-dom";

/** `/de/tools/some-tool`, also where a kind of result follows. */
export const toolPath = (pathname: string): string => pathname.split("/").slice(0, 4).join("/");
/** The kind of result behind the tool: `check` in `/de/tools/some-tool/check`. */
export const resultIn = (pathname: string): string | undefined => pathname.split("/")[4] || undefined;

/**
 * Keeps the kind of result in the path: whoever shows a preview of a link reads the page there, and not what stands
 * behind the question mark.
 */
export function useResultAddress(result: string | undefined): void {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  useEffect(() => {
    if (resultIn(pathname) !== result)
      void navigate(`${toolPath(pathname)}${result ? `/${result}` : ""}${search}`, { replace: true });
  }, [navigate, pathname, search, result]);
}
