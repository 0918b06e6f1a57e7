/** Browser APIs that jsdom lacks, for tests with dialogs, previews or media queries. */
HTMLDialogElement.prototype.showModal = function showModal() {
  this.open = true;
};
HTMLDialogElement.prototype.close = function close() {
  this.open = false;
};
URL.createObjectURL = () => "blob:photo";
URL.revokeObjectURL = () => undefined;

let narrow = false;
const widths = new EventTarget();
window.matchMedia = (query: string) => {
  const list = new EventTarget() as MediaQueryList;
  widths.addEventListener("change", () => list.dispatchEvent(new Event("change")));
  return Object.assign(list, {
    matches: narrow && query.includes("max-width"),
    media: query,
    onchange: null,
  });
};

/** Sets the width of the window: phone or wide. */
export function setPhone(isPhone: boolean): void {
  narrow = isPhone;
  widths.dispatchEvent(new Event("change"));
}

// jsdom has no layout and so no scrolling
Element.prototype.scrollIntoView = () => undefined;
