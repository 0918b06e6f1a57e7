import { useLayoutEffect, useRef, type ReactNode } from "react";
import { useScrollLock } from "./use-scroll-lock.ts";

interface DialogProps {
  /** Id of the heading that names the dialog. */
  labelledBy: string;
  className?: string;
  /** Called on Escape or a click outside; without it only the content can close the dialog. */
  onClose?: () => void;
  children: ReactNode;
}

/** A modal dialog, open while rendered: the browser traps and restores the focus. */
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
      // focusable, to scroll by keyboard without focusable content
      tabIndex={onClose ? -1 : 0}
      {...{ closedby: onClose ? "any" : "none" }}
      onCancel={(event) => {
        // a file picker or a dialog inside bubbles its own
        if (event.target !== event.currentTarget) return;
        event.preventDefault();
        onClose?.();
      }}
    >
      {children}
    </dialog>
  );
}
