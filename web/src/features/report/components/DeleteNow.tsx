import type { EraseReceipt } from "@hundeblick/proto/http/analysis";
import { Trash2 } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { DeleteDialog } from "./DeleteDialog.tsx";

interface DeleteNowProps {
  reportId: string;
  onErased: (receipt: EraseReceipt) => void;
}

/** The button that deletes a report, locked or not, after a confirmation. */
export function DeleteNow({ reportId, onErased }: DeleteNowProps) {
  const { t } = useTranslation();
  const [isAsking, setIsAsking] = useState(false);
  return (
    <>
      <button className="button button--danger-quiet" type="button" onClick={() => setIsAsking(true)}>
        <Trash2 className="icon" aria-hidden />
        {t("Delete now")}
      </button>
      {isAsking && <DeleteDialog reportId={reportId} onErased={onErased} onClose={() => setIsAsking(false)} />}
    </>
  );
}
