import { beforeEach } from "@jest/globals";

/** Files that the page has saved, in order. */
export const savedFiles: { name: string; blob: Blob }[] = [];

beforeEach(() => {
  savedFiles.length = 0;
  URL.createObjectURL = (blob) => {
    savedFiles.push({ name: "", blob: blob as Blob });
    return "blob:saved";
  };
  URL.revokeObjectURL = () => undefined;
  HTMLAnchorElement.prototype.click = function (this: HTMLAnchorElement) {
    const last = savedFiles.at(-1);
    if (last) last.name = this.download;
  };
});
