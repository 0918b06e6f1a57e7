import "../support/browser-gaps.ts";
import { expect, test, vi } from "vitest";
import { createEvent, fireEvent, render, screen } from "@testing-library/react";
import { Dialog } from "../../src/shared/ui/Dialog.tsx";

function show() {
  const [onClose, onInnerClose] = [vi.fn(), vi.fn()];
  render(
    <Dialog labelledBy="outer" onClose={onClose}>
      <h2 id="outer">Outer</h2>
      <input type="file" aria-label="Photo" />
      <Dialog labelledBy="inner" onClose={onInnerClose}>
        <h2 id="inner">Inner</h2>
      </Dialog>
    </Dialog>,
  );
  return { onClose, onInnerClose };
}
const cancel = (at: HTMLElement, bubbles: boolean) => {
  const event = createEvent("cancel", at, { bubbles, cancelable: true });
  fireEvent(at, event);
  return event;
};

test("Escape closes a dialog through its content", () => {
  const { onClose } = show();
  expect(cancel(screen.getByRole("dialog", { name: "Outer" }), false).defaultPrevented).toBe(true);
  expect(onClose).toHaveBeenCalledTimes(1);
});

test("a file picker closed without a choice leaves its dialog open", () => {
  const { onClose } = show();
  cancel(screen.getByLabelText("Photo"), true);
  expect(onClose).not.toHaveBeenCalled();
});

test("Escape closes only the inner of two dialogs", () => {
  const { onClose, onInnerClose } = show();
  cancel(screen.getByRole("dialog", { name: "Inner" }), false);
  expect(onInnerClose).toHaveBeenCalledTimes(1);
  expect(onClose).not.toHaveBeenCalled();
});
