import { beforeEach } from "vitest";
import { useProperties } from "../../../web-kit/test/use-properties.ts";

/** Files that the page has saved, in order. */
export const savedFiles: { name: string; blob: Blob }[] = [];

/** Keeps the files that tests of a file save. */
export function keepSavedFiles(): void {
  beforeEach(() => {
    savedFiles.length = 0;
  });
  const createObjectURL = (blob: Blob) => {
    savedFiles.push({ name: "", blob });
    return "blob:saved";
  };
  function click(this: HTMLAnchorElement) {
    const last = savedFiles.at(-1);
    if (last) last.name = this.download;
  }
  useProperties([
    [URL, "createObjectURL", { value: createObjectURL }],
    [URL, "revokeObjectURL", { value: () => undefined }],
    [HTMLAnchorElement.prototype, "click", { value: click }],
  ]);
}
