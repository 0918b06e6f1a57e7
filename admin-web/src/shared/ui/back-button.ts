/** Returns whether to block the step back or forward. */
type Holder = (event: PopStateEvent) => boolean;

let holder: Holder | undefined;

/** Lets a screen block the browser's back and forward buttons; the returned function ends it. */
export function blockBackButton(asked: Holder): () => void {
  holder = asked;
  return () => {
    if (holder === asked) holder = undefined;
  };
}

// listeners run in the order of registration: this one is before the router's and can stop the event
window.addEventListener(
  "popstate",
  (event) => {
    if (holder?.(event)) event.stopImmediatePropagation();
  },
  true,
);
