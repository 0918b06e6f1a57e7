/** Hands a text to the browser as a file to keep. */
export function saveFile(name: string, type: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
}

/** Today as it stands in names of files, `2026-05-14` (UTC, as the server writes it). */
export const today = (): string => new Date().toISOString().slice(0, 10);
