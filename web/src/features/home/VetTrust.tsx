import { PHOTO_DAYS } from "@hundeblick/proto/photo";
import { Check, Phone, X } from "lucide-react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { msg } from "@hundeblick/web-kit/i18n.ts";
import { useLanguage } from "#shared/language/use-language.ts";
import { KNOWN_BREEDS } from "../../content/claims.ts";
import { Stats } from "./Stats.tsx";

const CAN = [
  msg("We say which breed your dog looks like, and how sure we are."),
  msg("We check whether the picture is bright and sharp enough, and say so if it is not."),
];
const CANNOT = [
  msg("We name no illness. No photo shows mobility, pain or blood values."),
  msg("We recommend nothing just because it sells. “Nothing needed” is a result."),
];
const STATS = [
  { value: String(KNOWN_BREEDS), text: msg("breeds known, and we say so when we are not sure") },
  { value: String(PHOTO_DAYS), text: msg("days, then your photo is deleted") },
];

/** What a photo can and cannot show, and when to see a vet. */
export function VetTrust() {
  const { t } = useTranslation();
  const language = useLanguage();
  return (
    <div className="stack stack--l">
      <div className="stack">
        <h3>{t("What a photo can do. And what it cannot.")}</h3>
        <p className="soft">{t("A good vet tells you where their knowledge ends. So do we.")}</p>
        <ul className="checks">
          {CAN.map((line) => (
            <li key={line}>
              <Check className="icon" aria-hidden />
              <span>{t(line)}</span>
            </li>
          ))}
          {CANNOT.map((line) => (
            <li key={line}>
              <X className="icon icon--no" aria-hidden />
              <span>{t(line)}</span>
            </li>
          ))}
        </ul>
        <p>
          {t("No photo at hand?")} <Link to={`/${language}/check`}>{t("Signs and checks")}</Link>
        </p>
        <p>
          <Link to={`/${language}/accuracy`}>{t("How accurate is this?")}</Link>
        </p>
      </div>
      <Stats stats={STATS} />
      <div className="notice notice--danger">
        <Phone className="icon" aria-hidden />
        <p>
          <strong>{t("Trouble breathing, a seizure, a swollen belly?")}</strong>{" "}
          {t("Then please upload no photo. Call a vet or the emergency service now.")}
        </p>
      </div>
    </div>
  );
}
