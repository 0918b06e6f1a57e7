const INPUTS = ["pointerdown", "keydown", "touchstart", "wheel"] as const;

/** Resolves when the element comes near the viewport, or on any interaction, so that a click is not delayed. */
export function whenNear(id: string): Promise<void> {
  const element = typeof document === "undefined" ? null : document.getElementById(id);
  if (!element || typeof IntersectionObserver === "undefined") return Promise.resolve();
  return new Promise((resolve) => {
    const done = () => {
      watch.disconnect();
      resolve();
    };
    const watch = new IntersectionObserver((seen) => seen.some((one) => one.isIntersecting) && done());
    watch.observe(element);
    for (const input of INPUTS) window.addEventListener(input, done, { passive: true, once: true });
  });
}
