import { useTranslation } from "react-i18next";
import { RED_FLAGS } from "../red-flags.ts";
import { URGENT_GROUPS } from "../urgent-groups.ts";

/** Emergency signs, grouped as in the form. */
export function UrgentSigns() {
  const { t } = useTranslation();
  return (
    <div className="urgent-groups">
      {URGENT_GROUPS.map(({ picture, name, signs }) => (
        <div className="urgent-group" key={picture}>
          <img src={`/urgent/${picture}.svg`} alt="" width={56} height={56} loading="lazy" />
          <div className="stack stack--s">
            <h3 className="step-3">{t(name)}</h3>
            <ul className="bullets small">
              {signs.map((sign) => (
                <li key={sign}>{t(RED_FLAGS[sign].label)}</li>
              ))}
            </ul>
          </div>
        </div>
      ))}
    </div>
  );
}
