import { type RefObject, useEffect, useState } from "react";

const USUAL_PX = 43;

/**
 * Height of a row in px, measured once, and again when the width or the text size changes. Measuring each row would
 * recompute all positions with every new row: 50 ms per frame in a list of 100,000.
 */
export function useRowHeight(body: RefObject<HTMLElement | null>): number {
  const [height, setHeight] = useState(USUAL_PX);
  useEffect(() => {
    const observer = new ResizeObserver(() => {
      const row = body.current?.querySelector("[data-index]");
      if (row) setHeight(row.getBoundingClientRect().height);
    });
    if (body.current) observer.observe(body.current);
    return () => observer.disconnect();
  }, [body]);
  return height;
}
