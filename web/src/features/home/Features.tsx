import { ClipboardList, FlaskConical, Languages, ShieldAlert, Siren, Trash2 } from "lucide-react";
import { useTranslation } from "react-i18next";
import { msg } from "@hundeblick/web-kit/i18n.ts";
import { SOURCED_STATEMENTS } from "../../content/claims.ts";
import { BasisExamples } from "./BasisExamples.tsx";

const FEATURES = [
  {
    Icon: Siren,
    title: msg("Emergencies first"),
    text: msg("If something sounds urgent, only one thing stands on top: see a vet. No praise, no ads."),
  },
  {
    Icon: FlaskConical,
    title: msg("Evidence, not promises"),
    text: msg("Every supplement carries a grade from A to D and the dose for your dog’s weight."),
  },
  {
    Icon: ShieldAlert,
    title: msg("Left out, and why"),
    text: msg("Allergies, medicines and age cross out what does not fit."),
  },
  {
    Icon: ClipboardList,
    title: msg("A sheet for the vet"),
    text: msg("One page to print, with everything you told us."),
  },
  {
    Icon: Trash2,
    title: msg("Delete with one click"),
    text: msg("Photo and report disappear at once if you like."),
  },
  {
    Icon: Languages,
    title: msg("Three languages"),
    text: msg("The same report in German, English and Polish."),
  },
];

export function Features() {
  const { t } = useTranslation();
  return (
    <section className="section" id="features" aria-labelledby="features-title" tabIndex={-1}>
      <div className="wrap">
        <div className="section-head">
          <h2 id="features-title">{t("Every sentence says where it comes from")}</h2>
          <p className="lead">
            {t("Our report has three voices. We do not mix them, so that you know what you can rely on.")}
          </p>
        </div>
        <BasisExamples />
        <ul className="feature-list">
          {FEATURES.map(({ Icon, title, text }) => (
            <li key={title}>
              <Icon className="icon" aria-hidden />
              <h3>{t(title)}</h3>
              <p className="soft">{t(text)}</p>
            </li>
          ))}
        </ul>
        <ul className="fact-line">
          {SOURCED_STATEMENTS.map(({ text }) => (
            <li key={text}>{t(text)}</li>
          ))}
        </ul>
      </div>
    </section>
  );
}
