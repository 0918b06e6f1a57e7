import { useTranslation } from "react-i18next";

interface ShareNoticeProps {
  notice: { kind: "copied" } | { kind: "copyByHand"; link: string } | null;
}

/** Confirms that the link was copied, or shows it where that is not allowed. */
export function ShareNotice({ notice }: ShareNoticeProps) {
  const { t } = useTranslation();
  return (
    <output className={notice ? "toast is-shown no-print" : "toast no-print"}>
      {notice?.kind === "copied" && t("Link copied!")}
      {notice?.kind === "copyByHand" && (
        <label className="stack stack--s">
          {t("Copy this link:")}
          <input className="input" readOnly value={notice.link} onFocus={(event) => event.target.select()} />
        </label>
      )}
    </output>
  );
}
