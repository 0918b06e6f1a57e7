import { useTranslation } from "react-i18next";
import { selectPreparing } from "#shared/session/extra-photos.slice.ts";
import { useAppSelector } from "#shared/store/store.ts";

/** Skip, unless absent, and Continue; neither while an extra photo is being prepared, which would be left out. */
export function FormActions({ onSkip }: { onSkip: (() => void) | undefined }) {
  const { t } = useTranslation();
  const isPreparing = useAppSelector(selectPreparing).length > 0;
  return (
    <div className="sticky-actions">
      {onSkip && (
        <button className="button button--bare" type="button" disabled={isPreparing} onClick={onSkip}>
          {t("Skip")}
        </button>
      )}
      <button className="button" type="submit" disabled={isPreparing}>
        {isPreparing ? t("Preparing the photo…") : t("Continue")}
      </button>
    </div>
  );
}
