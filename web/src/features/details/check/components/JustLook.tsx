import { useTranslation } from "react-i18next";

/** The first choice: no concern at all. */
export function JustLook({ on, onChoose }: { on: boolean; onChoose: () => void }) {
  const { t } = useTranslation();
  return (
    <label className="answer just-look">
      <input type="radio" name="just-look" checked={on} onChange={onChoose} />
      {t("Nothing special, just have a look")}
    </label>
  );
}
