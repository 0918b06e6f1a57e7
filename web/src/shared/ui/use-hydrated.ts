import { useSyncExternalStore } from "react";

const never = () => () => undefined;

/** False while the prerendered page comes to life, so that the first drawing equals the file; true ever after. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
