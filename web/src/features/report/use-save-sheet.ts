import { toApiError } from "@hundeblick/web-kit/api-error.ts";
import { useState } from "react";
import { http } from "#shared/api/http.ts";
import { useLanguage } from "#shared/language/use-language.ts";

/** Downloads the sheet; an error is shown on the page. */
export function useSaveSheet(reportId: string) {
  const language = useLanguage();
  const [isMaking, setIsMaking] = useState(false);
  const [error, setError] = useState<unknown>(null);

  async function save() {
    setIsMaking(true);
    setError(null);
    try {
      const url = `/api/report/${encodeURIComponent(reportId)}/sheet`;
      const { data } = await http.get<Blob>(url, { params: { lang: language }, responseType: "blob" });
      offer(data);
    } catch (thrown) {
      setError(toApiError(await withReadBody(thrown)));
    } finally {
      setIsMaking(false);
    }
  }
  return { save, isMaking, error };
}

function offer(file: Blob): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(file);
  link.download = "hundeblick.pdf";
  link.click();
  // the download has started by then
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
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
