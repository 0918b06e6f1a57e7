import type { EraseReceipt } from "@hundeblick/proto/http/analysis";
import { LANGUAGE_FACTS } from "@hundeblick/proto/languages";
import { Check } from "lucide-react";
import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { api } from "#shared/api/api.ts";
import { useLanguage } from "#shared/language/use-language.ts";
import { useAppDispatch } from "#shared/store/store.ts";
import { ERASED_WORDS } from "../erased-words.ts";
import { BrandBar } from "#shared/ui/BrandBar.tsx";
import { ReportHead } from "./ReportHead.tsx";

/** What was deleted, with the focus on its heading. */
export function ErasedReceipt({ receipt }: { receipt: EraseReceipt }) {
  const { t } = useTranslation();
  const language = useLanguage();
  useDeleteReplies();
  const heading = useRef<HTMLHeadingElement>(null);
  // read out by screen readers: it replaces the report, which had the focus
  useEffect(() => heading.current?.focus(), []);
  const when = new Intl.DateTimeFormat(LANGUAGE_FACTS[language].locale, {
    dateStyle: "long",
    timeStyle: "short",
  });
  return (
    <>
      <ReportHead name={null} />
      <BrandBar />
      <main className="wrap wrap--state page-top" id="content" tabIndex={-1}>
        <div className="card stack">
          <h1 className="step-6" ref={heading} tabIndex={-1}>
            {t("Everything is deleted")}
          </h1>
          <p className="soft">{when.format(new Date(receipt.erasedAt))}</p>
          <ul className="checks">
            {receipt.erased.map((part) => (
              <li key={part}>
                <Check className="icon" aria-hidden />
                <span>{t(ERASED_WORDS[part])}</span>
              </li>
            ))}
          </ul>
          <p className="small soft">{t("Reference for questions: {{id}}", { id: receipt.reportId })}</p>
          <div className="row">
            <Link className="button" to={`/${language}`}>
              {t("Go to Home")}
            </Link>
          </div>
        </div>
      </main>
    </>
  );
}

/** Deletes the server's replies from memory: going back in the browser would show the report again. */
function useDeleteReplies(): void {
  const dispatch = useAppDispatch();
  useEffect(() => {
    dispatch(api.util.resetApiState());
  }, [dispatch]);
}
