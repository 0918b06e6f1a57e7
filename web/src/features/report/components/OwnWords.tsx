import type { OpenReport } from "@hundeblick/proto/http/report";
import { CircleHelp } from "lucide-react";
import { useTranslation } from "react-i18next";
import { AskAgain } from "./AskAgain.tsx";
import { Basis } from "./Basis.tsx";

/** Removes the full stop, which belongs to the sentence around the quotation. */
const withoutStop = (quote: string): string => quote.replace(/[.,;]+$/u, "");

/** The owner's text, and its parts that were not understood. */
export function OwnWords({ words }: { words: NonNullable<OpenReport["ownWords"]> }) {
  const { t } = useTranslation();
  return (
    <div className="own-words">
      <h3 className="step-4">{t("Your own words")}</h3>
      <p className="said-meta">
        <Basis basis="told" />
      </p>
      <blockquote>{t("“{{quote}}”", { quote: words.text })}</blockquote>
      {words.notUnderstood.length > 0 && (
        <p className="unread">
          <CircleHelp className="icon" aria-hidden />
          <span>
            {t(
              "This report has no answer to: {{parts}}. Try other words, or choose what it is about. It is on the sheet for the vet all the same.",
              {
                parts: words.notUnderstood.map((quote) => t("“{{quote}}”", { quote: withoutStop(quote) })).join(", "),
              },
            )}
          </span>
        </p>
      )}
      <AskAgain question={{ kind: "answer", field: "additionalInfo", text: t("Your own words") }}>
        {t("Say it differently")}
      </AskAgain>
    </div>
  );
}
