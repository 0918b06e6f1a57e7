import { useLayoutEffect, useRef, type ReactNode } from "react";
import { useScrollLock } from "./use-scroll-lock.ts";

interface DialogProps {
  /** Id of the heading that names the dialog. */
  labelledBy: string;
  className?: string;
  /** Asked to close by Escape or a click beside it; without it only the content can end the dialog. */
  onClose?: () => void;
  children: ReactNode;
}

/** A modal dialog, open as long as it is rendered: the browser traps the focus and gives it back. */
export function Dialog({ labelledBy, className = "dialog", onClose, children }: DialogProps) {
  const element = useRef<HTMLDialogElement>(null);
  useScrollLock();
  useLayoutEffect(() => {
    const dialog = element.current;
    dialog?.showModal();
    return () => dialog?.close();
  }, []);
  return (
    <dialog
      ref={element}
      className={className}
      aria-labelledby={labelledBy}
      // May have nothing to focus but has to scroll by keyboard.
      tabIndex={onClose ? -1 : 0}
      {...{ closedby: onClose ? "any" : "none" }}
      onCancel={(event) => {
        event.preventDefault();
        onClose?.();
      }}
    >
      {children}
    </dialog>
  );
}
