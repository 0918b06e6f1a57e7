import { useEffect, type RefObject } from "react";

/** Range of the eyes, in units of the drawing. */
const REACH = 9;

/** Eyes that follow the pointer, unless reduced motion is preferred. */
export function useGaze(dog: RefObject<SVGSVGElement | null>): void {
  useEffect(() => {
    const calm = window.matchMedia("(prefers-reduced-motion: reduce)");
    const onMove = ({ clientX, clientY }: PointerEvent) => {
      if (calm.matches || !dog.current) return;
      const box = dog.current.getBoundingClientRect();
      const x = clientX - (box.left + box.width / 2);
      const y = clientY - (box.top + box.height / 2);
      const far = Math.hypot(x, y) || 1;
      const turn = REACH * Math.min(1, far / (box.width * 0.6));
      const place = `translate(${((x / far) * turn).toFixed(1)}px, ${((y / far) * turn * 0.7).toFixed(1)}px)`;
      for (const eye of dog.current.querySelectorAll<SVGGElement>(".gaze-eye")) {
        eye.style.transform = place;
      }
    };
    window.addEventListener("pointermove", onMove, { passive: true });
    return () => window.removeEventListener("pointermove", onMove);
  }, [dog]);
}
