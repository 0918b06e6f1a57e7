import { useTranslation } from "react-i18next";
import { FLOPPY_DOG } from "#shared/ui/illustrations.ts";

/** The first choice: no concern. */
export function NoConcern({ on, onChoose }: { on: boolean; onChoose: () => void }) {
  const { t } = useTranslation();
  return (
    <label className="answer just-look">
      <input type="radio" name="just-look" checked={on} onChange={onChoose} />
      <span>{t("Nothing special, just have a look")}</span>
      <img src={FLOPPY_DOG} alt="" width={56} height={56} loading="lazy" />
    </label>
  );
}
