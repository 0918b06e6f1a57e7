/** Says whether the step back or forward is held up. */
type Holder = (event: PopStateEvent) => boolean;

let holder: Holder | undefined;

/** Lets a screen hold up the browser's back and forward buttons; the answer ends it. */
export function holdBackButton(asked: Holder): () => void {
  holder = asked;
  return () => {
    if (holder === asked) holder = undefined;
  };
}

// Listeners are called in the order they were added: this one comes before the router's and can stop the event.
window.addEventListener(
  "popstate",
  (event) => {
    if (holder?.(event)) event.stopImmediatePropagation();
  },
  true,
);
