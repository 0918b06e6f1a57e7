import { webcrypto } from "node:crypto";

/** What jsdom lacks and browsers have. Imported by tests that draw dialogs, previews or ask for the window's width. */
HTMLDialogElement.prototype.showModal = function showModal() {
  this.open = true;
};
HTMLDialogElement.prototype.close = function close() {
  this.open = false;
};
Object.defineProperty(crypto, "subtle", { value: webcrypto.subtle, configurable: true });
URL.createObjectURL = () => "blob:photo";
URL.revokeObjectURL = () => undefined;

let narrow = false;
window.matchMedia = (query: string) => {
  const list = new EventTarget() as MediaQueryList;
  return Object.assign(list, {
    matches: narrow && query.includes("max-width"),
    media: query,
    onchange: null,
  });
};

/** From now on the window is as narrow as a phone, or wide again. */
export function setPhone(isPhone: boolean): void {
  narrow = isPhone;
}

// jsdom draws nothing and so scrolls nothing.
Element.prototype.scrollIntoView = () => undefined;
