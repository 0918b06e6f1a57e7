import type { EraseReceipt } from "@hundeblick/proto/http/analysis";
import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { api } from "#shared/api/api.ts";
import { useLanguage } from "#shared/language/use-language.ts";
import { useAppDispatch } from "#shared/store/store.ts";
import { BrandBar } from "#shared/ui/BrandBar.tsx";
import { IconList } from "#shared/ui/IconList.tsx";
import { ERASED_WORDS } from "../erased-words.ts";
import { momentIn } from "../words.ts";
import { ReportHead } from "./ReportHead.tsx";

/** What was deleted, with the focus on its heading. */
export function ErasedReceipt({ receipt }: { receipt: EraseReceipt }) {
  const { t } = useTranslation();
  const language = useLanguage();
  useDeleteReplies();
  const heading = useRef<HTMLHeadingElement>(null);
  // read out by screen readers: it replaces the report, which had the focus
  useEffect(() => heading.current?.focus(), []);
  return (
    <>
      <ReportHead name={null} />
      <BrandBar />
      <main className="wrap wrap--state page-top" id="content" tabIndex={-1}>
        <div className="card stack">
          <h1 className="step-6" ref={heading} tabIndex={-1}>
            {t("Everything is deleted")}
          </h1>
          <p className="soft">{momentIn(language, receipt.erasedAt)}</p>
          <IconList lines={receipt.erased.map((part) => ({ text: t(ERASED_WORDS[part]) }))} />
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
