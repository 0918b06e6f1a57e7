import { useTranslation } from "react-i18next";

/** Links to the numbered list of sources. */
export function SourceLinks({ sources }: { sources: number[] }) {
  const { t } = useTranslation();
  if (sources.length === 0) return null;
  return (
    <span className="source-links">
      {sources.map((n, index) => (
        <span key={n}>
          {index > 0 && ", "}
          <a href={`#source-${n}`}>{t("Source {{n}}", { n })}</a>
        </span>
      ))}
    </span>
  );
}
