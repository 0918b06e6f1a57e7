import { useEffect } from "react";
import { isMobile } from "#shared/ui/device.ts";
import { selectSession } from "#shared/session/session.slice.ts";
import { useAppSelector } from "#shared/store/store.ts";

export const loadAnalyzeFlow = () => import("./AnalyzeFlow.tsx");

/** Loads the code that follows the photo: on phones the wizard, otherwise the dialog. */
export function preloadFlow(): void {
  const loading: Promise<unknown> = isMobile() ? import("./DetailsPage.tsx") : loadAnalyzeFlow();
  // a failed request is repeated where the code is needed
  loading.catch(() => undefined);
}

/** For photos that no picker chose: dropped, pasted, shared or restored. */
export function usePreloadedFlow(): void {
  const hasPhoto = useAppSelector(selectSession).selectedFile !== null;
  useEffect(() => {
    if (hasPhoto) preloadFlow();
  }, [hasPhoto]);
}
