import type { EraseReceipt } from "@hundeblick/proto/http/analysis";
import { msg } from "@hundeblick/web-kit/i18n.ts";

/** Lists what is deleted. */
export const ERASED_WORDS: Record<EraseReceipt["erased"][number], string> = {
  report: msg("the report with all its links"),
  photo: msg("the photo"),
  analysis: msg("the analysis and your answers"),
  email_link: msg("the connection to your e-mail address"),
  clicks: msg("clicks on product links in this report"),
};
