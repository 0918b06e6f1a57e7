import { newId } from "@hundeblick/proto/ids";
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { pushEvent } from "#shared/visit/data-layer.ts";
import { isMobile } from "#shared/ui/device.ts";
import { useLanguage } from "#shared/language/use-language.ts";
import { visitId } from "#shared/visit/visit.ts";
import { useTrackShareMutation } from "./report.api.ts";

const NOTICE_MS = 3000;
type Notice = { kind: "copied" } | { kind: "copyByHand"; link: string };

/** Shares a report's link by the share sheet or the clipboard. The notice is shown for 3 s. */
export function useShare(reportId: string) {
  const { t } = useTranslation();
  const language = useLanguage();
  const [track] = useTrackShareMutation();
  const [notice, setNotice] = useState<Notice | null>(null);

  useEffect(() => {
    if (notice?.kind !== "copied") return undefined;
    const timer = setTimeout(() => setNotice(null), NOTICE_MS);
    return () => clearTimeout(timer);
  }, [notice]);

  async function share() {
    const link = `${location.origin}/${language}/report/${reportId}`;
    if (isMobile() && "share" in navigator) {
      // the window's title contains the dog's name
      const shared = await navigator.share({ url: link, title: `${t("Report")} – Hundeblick` }).then(
        () => true,
        () => false,
      );
      if (shared) recordShare("device");
      return;
    }
    const copied = await copy(link);
    setNotice(copied ? { kind: "copied" } : { kind: "copyByHand", link });
    if (copied) recordShare("link");
  }

  function recordShare(method: "device" | "link") {
    pushEvent("share", { method });
    void track({ eventId: newId(), sessionId: visitId(), type: "shared_report", reportId });
  }

  return { share, notice };
}

// the clipboard needs https and permission
const copy = (text: string): Promise<boolean> =>
  "clipboard" in navigator
    ? navigator.clipboard.writeText(text).then(
        () => true,
        () => false,
      )
    : Promise.resolve(false);
