import type { OpenReport } from "@hundeblick/proto/http/report";
import { toApiError } from "@hundeblick/web-kit/api-error.ts";
import { saveFile } from "@hundeblick/web-kit/save-file.ts";
import { useState } from "react";
import { http } from "#shared/api/http.ts";
import { useLanguage } from "#shared/language/use-language.ts";

/** Downloads the sheet of the version that is shown; an error is shown on the page. */
export function useSaveSheet({ reportId, version }: OpenReport) {
  const language = useLanguage();
  const [isMaking, setIsMaking] = useState(false);
  const [error, setError] = useState<unknown>(null);

  async function save() {
    setIsMaking(true);
    setError(null);
    try {
      const url = `/api/report/${encodeURIComponent(reportId)}/sheet`;
      const { data } = await http.get<Blob>(url, { params: { lang: language, version }, responseType: "blob" });
      saveFile(data, "hundeblick.pdf");
    } catch (thrown) {
      setError(toApiError(await withReadBody(thrown)));
    } finally {
      setIsMaking(false);
    }
  }
  return { save, isMaking, error };
}

type Failed = { response?: { data: unknown } };

/** The message of an error, which arrives as a file too. */
async function withReadBody(thrown: unknown): Promise<unknown> {
  const { response } = thrown as Failed;
  if (response?.data instanceof Blob) {
    const text = await response.data.text();
    response.data = readJson(text);
  }
  return thrown;
}

/** Null for a proxy's error. */
function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
