import { createContext, type ReactNode, useContext } from "react";
import { createPortal } from "react-dom";

/** The element beside the screen's title; null until it is rendered. */
export const HeaderSlot = createContext<Element | null>(null);

/** Renders a page's main action beside the screen's title. */
export function HeaderAction({ children }: { children: ReactNode }) {
  const slot = useContext(HeaderSlot);
  return slot && createPortal(children, slot);
}
