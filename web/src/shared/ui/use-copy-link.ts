import { useEffect, useState } from "react";

const NOTICE_MS = 3000;
type Notice = { kind: "copied" } | { kind: "copyByHand"; link: string };

/** Copies a link, alone or within a text. The notice says so for 3 s, or shows the link to copy by hand. */
export function useCopyLink() {
  const [notice, setNotice] = useState<Notice | null>(null);
  useEffect(() => {
    if (notice?.kind !== "copied") return undefined;
    const timer = setTimeout(() => setNotice(null), NOTICE_MS);
    return () => clearTimeout(timer);
  }, [notice]);

  async function copyLink(link: string, text = link): Promise<boolean> {
    const copied = await copy(text);
    setNotice(copied ? { kind: "copied" } : { kind: "copyByHand", link });
    return copied;
  }
  return { copyLink, notice };
}

// the clipboard needs https and permission
const copy = (text: string): Promise<boolean> =>
  "clipboard" in navigator
    ? navigator.clipboard.writeText(text).then(
        () => true,
        () => false,
      )
    : Promise.resolve(false);
