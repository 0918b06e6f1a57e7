import { newId } from "@hundeblick/proto/ids";
import { useTranslation } from "react-i18next";
import { pushEvent } from "#shared/visit/data-layer.ts";
import { isMobile } from "#shared/ui/device.ts";
import { useCopyLink } from "#shared/ui/use-copy-link.ts";
import { useLanguage } from "#shared/language/use-language.ts";
import { visitId } from "#shared/visit/visit.ts";
import { useTrackShareMutation } from "./report.api.ts";

/** Shares a report's link by the share sheet or the clipboard. */
export function useShare(reportId: string) {
  const { t } = useTranslation();
  const language = useLanguage();
  const [track] = useTrackShareMutation();
  const { copyLink, notice } = useCopyLink();

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
    if (await copyLink(link)) recordShare("link");
  }

  function recordShare(method: "device" | "link") {
    pushEvent("share", { method });
    void track({ eventId: newId(), sessionId: visitId(), type: "shared_report", reportId });
  }

  return { share, notice };
}
