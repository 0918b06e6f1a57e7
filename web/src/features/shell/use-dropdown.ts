import { useEffect, useRef, useState, type PointerEvent } from "react";

/** A dropdown: opened by click, Enter or hover; closed by Escape, a click outside and leaving. */
export function useDropdown({ hover }: { hover: boolean }) {
  const [open, setOpen] = useState(false);
  /** Opened by hover already: the click must not close it. */
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
