import { useState } from "react";
import { useCopyLink } from "#shared/ui/use-copy-link.ts";

/** Shares text and URL by the share sheet, else the clipboard, else by a URL to copy. */
export function useShareResult(text: string) {
  const { copyLink, notice } = useCopyLink();
  const [withoutSheet, setWithoutSheet] = useState(false);

  async function share() {
    const link = location.href;
    if (await shareSheet({ title: document.title, text, url: link })) return;
    setWithoutSheet(true);
    await copyLink(link, `${text} ${link}`);
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
