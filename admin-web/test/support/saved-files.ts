import { beforeEach } from "vitest";
import { useProperties } from "../../../web-kit/test/use-properties.ts";

/** Files that the page has saved, in order. */
export const savedFiles: { name: string; blob: Blob }[] = [];

/** Keeps the files that tests of a file save. */
export function keepSavedFiles(): void {
  beforeEach(() => {
    savedFiles.length = 0;
    URL.createObjectURL = (blob) => {
      savedFiles.push({ name: "", blob: blob as Blob });
      return "blob:saved";
    };
    URL.revokeObjectURL = () => undefined;
  });
  useProperties([
    [
      HTMLAnchorElement.prototype,
      "click",
      {
        value(this: HTMLAnchorElement) {
          const last = savedFiles.at(-1);
          if (last) last.name = this.download;
        },
      },
    ],
  ]);
}
