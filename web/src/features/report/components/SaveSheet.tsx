import type { OpenReport } from "@hundeblick/proto/http/report";
import { errorText } from "@hundeblick/web-kit/error-text.ts";
import { FileDown } from "lucide-react";
import { useTranslation } from "react-i18next";
import { FieldError } from "#shared/ui/FieldError.tsx";
import { useSaveSheet } from "../use-save-sheet.ts";

/** Downloads the vet's sheet as a PDF. */
export function SaveSheet({ report }: { report: OpenReport }) {
  const { t } = useTranslation();
  const { save, isMaking, error } = useSaveSheet(report);
  return (
    <>
      <button className="button button--quiet" type="button" disabled={isMaking} onClick={() => void save()}>
        <FileDown className="icon" aria-hidden />
        {isMaking ? t("Making the PDF …") : t("Save as PDF")}
      </button>
      {error !== null && <FieldError id="sheet-error">{errorText(error, t)}</FieldError>}
    </>
  );
}
