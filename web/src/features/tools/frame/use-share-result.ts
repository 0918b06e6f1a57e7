import { useEffect, useState } from "react";

const NOTICE_MS = 3000;
type Notice = { kind: "copied" } | { kind: "copyByHand"; link: string };

/** Shares text and URL by the share sheet, else the clipboard, else by a URL to copy. */
export function useShareResult(text: string) {
  const [notice, setNotice] = useState<Notice | null>(null);
  const [withoutSheet, setWithoutSheet] = useState(false);
  useEffect(() => {
    if (notice?.kind !== "copied") return undefined;
    const timer = setTimeout(() => setNotice(null), NOTICE_MS);
    return () => clearTimeout(timer);
  }, [notice]);

  async function share() {
    const link = location.href;
    if (await shareSheet({ title: document.title, text, url: link })) return;
    setWithoutSheet(true);
    const copied = await copy(`${text} ${link}`);
    setNotice(copied ? { kind: "copied" } : { kind: "copyByHand", link });
  }
  return { share, notice, withoutSheet };
}

/** True if shared, or cancelled by the visitor. */
async function shareSheet(data: ShareData): Promise<boolean> {
  if (!("share" in navigator)) return false;
  return navigator.share(data).then(
    () => true,
    (error: unknown) => error instanceof DOMException && error.name === "AbortError",
  );
}

// the clipboard needs https and permission
const copy = (text: string): Promise<boolean> =>
  "clipboard" in navigator
    ? navigator.clipboard.writeText(text).then(
        () => true,
        () => false,
      )
    : Promise.resolve(false);
