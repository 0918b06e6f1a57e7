import { useEffect, useRef, useState, type PointerEvent } from "react";

/**
 * An open-and-shut panel: click or Enter everywhere, hover where there is a mouse; Escape, a click outside and leaving
 * close it.
 */
export function useDropdown({ hover }: { hover: boolean }) {
  const [open, setOpen] = useState(false);
  /** A mouse that rests on it has opened it already: its click must not shut it again. */
  const hovered = useRef(false);
  const box = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    if (!open) return undefined;
    const onPress = ({ target }: Event) => {
      if (target instanceof Node && !box.current?.contains(target)) setOpen(false);
    };
    const onKey = ({ key }: KeyboardEvent) => {
      if (key !== "Escape") return;
      setOpen(false);
      if (box.current?.contains(document.activeElement)) button.current?.focus();
    };
    document.addEventListener("pointerdown", onPress);
    document.addEventListener("focusin", onPress);
    document.addEventListener("keydown", onKey);
    return () => {
      document.removeEventListener("pointerdown", onPress);
      document.removeEventListener("focusin", onPress);
      document.removeEventListener("keydown", onKey);
    };
  }, [open]);

  const byMouse = (next: boolean) => (event: PointerEvent) => {
    if (!hover || event.pointerType !== "mouse") return;
    hovered.current = next;
    setOpen(next);
  };
  return {
    open,
    close: () => setOpen(false),
    box: { ref: box, onPointerEnter: byMouse(true), onPointerLeave: byMouse(false) },
    button: {
      ref: button,
      type: "button" as const,
      "aria-expanded": open,
      onClick: () => setOpen((was) => hovered.current || !was),
    },
  };
}
