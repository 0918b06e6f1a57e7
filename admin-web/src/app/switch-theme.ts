import { createContext } from "react";

/** Switches the whole area between light and dark. */
export const SwitchTheme = createContext<() => void>(() => undefined);
