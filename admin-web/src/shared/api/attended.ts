export const ATTENDED_MS = 60_000;
let lastInput = Date.now();

for (const kind of ["pointerdown", "keydown", "wheel", "touchstart"])
  window.addEventListener(
    kind,
    () => {
      lastInput = Date.now();
    },
    { capture: true, passive: true },
  );

/** True if the page was used within the last minute. */
export const isAttended = (): boolean => Date.now() - lastInput < ATTENDED_MS;
