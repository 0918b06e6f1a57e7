import { createContext } from "react";

/** Switches between light and dark. */
export const SwitchTheme = createContext<() => void>(() => undefined);
