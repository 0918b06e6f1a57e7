import { useSyncExternalStore } from "react";

const never = () => () => undefined;

/** False during hydration, so that the first render equals the prerendered page. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
