import { useTranslation } from "react-i18next";
import { selectSession } from "#shared/session/session.slice.ts";
import { useAppSelector } from "#shared/store/store.ts";
import { formatBytes } from "#shared/ui/format-bytes.ts";
import { selectAttempt } from "../attempt.slice.ts";
import { useLoadingMessage } from "../use-loading-message.ts";
import { GazedPhoto } from "./GazedPhoto.tsx";
import { StageList } from "./StageList.tsx";

interface AnalysingPanelProps {
  headingId: string;
  heading: "h1" | "h2";
}

/** During the analysis: the photo, the stages, and a fact. */
export function AnalysingPanel({ headingId, heading: Heading }: AnalysingPanelProps) {
  const { t } = useTranslation();
  const { currentAnalysisId, dogInfo, previewUrl } = useAppSelector(selectSession);
  const name = dogInfo.name.trim();
  const accepted = currentAnalysisId !== null;
  const { stage } = useAppSelector(selectAttempt);
  const upload = useUploadWords(accepted);
  const { message, fact, source } = useLoadingMessage();
  return (
    <div className="wrap overlay-grid">
      <GazedPhoto url={previewUrl} />
      <div className="stack stack--l">
        <div className="stack stack--s">
          <Heading className="step-7" id={headingId}>
            {name ? t("We are looking at {{name}}", { name }) : t("We are looking at your dog")}
          </Heading>
          <p className="soft">{t("Usually takes about 30 seconds. You can wait here.")}</p>
        </div>
        <StageList stage={accepted ? stage : null} upload={upload} />
        <div className="fact stack stack--s" aria-live="polite">
          <p className="looking-message">{t(message)}</p>
          <p className="small soft">{t("Did you know?")}</p>
          <p>{t(fact)}</p>
          <p className="small soft">{source}</p>
        </div>
      </div>
    </div>
  );
}

/** Upload progress in the language's format. */
function useUploadWords(accepted: boolean): string {
  const { t, i18n } = useTranslation();
  const { upload } = useAppSelector(selectAttempt);
  const { selectedFile: file } = useAppSelector(selectSession);
  const inWords = (bytes: number) => formatBytes(i18n.language, bytes);
  if (!accepted && upload) {
    return t("{{sent}} of {{total}} sent", {
      sent: inWords(upload.sent),
      total: inWords(upload.total),
    });
  }
  if (!accepted) return t("The photo is on its way");
  return file ? t("{{size}}, sent safely", { size: inWords(file.sentSize ?? file.size) }) : t("Sent safely");
}
