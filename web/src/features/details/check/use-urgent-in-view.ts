import { useEffect, useRef } from "react";

/** The ref of a box that is scrolled into view when it becomes urgent, or its `content` changes; not at first. */
export function useUrgentInView(isUrgent: boolean | undefined, content: string | undefined) {
  const box = useRef<HTMLDivElement>(null);
  const first = useRef(true);
  useEffect(() => {
    if (isUrgent && !first.current) box.current?.scrollIntoView({ block: "nearest" });
    first.current = false;
  }, [isUrgent, content]);
  return box;
}
