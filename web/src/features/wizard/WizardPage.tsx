import { Sign } from "@hundeblick/web-kit/illustrations/Sign.tsx";
import { ArrowLeft } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { useLanguage } from "../../app/use-language.ts";
import { StepBar } from "./StepBar.tsx";

interface WizardPageProps {
  step: 1 | 2;
  title: string;
  subtitle: string;
  /** Path of the step before. */
  back: string;
  children: ReactNode;
}

/** Frame of the steps in which somebody does something: brand, step bar, heading. Not for search engines. */
export function WizardPage({ step, title, subtitle, back, children }: WizardPageProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  return (
    <>
      <title>{`${title} – Hundeblick`}</title>
      <meta name="robots" content="noindex" />
      <header className="top-bar">
        <div className="wrap">
          <Link className="icon-button" to={back} aria-label={t("Back")}>
            <ArrowLeft className="icon" aria-hidden />
          </Link>
          <Link className="logo" to={`/${language}`} aria-label={t("Hundeblick, to the home page")}>
            <Sign />
            <span>Hundeblick</span>
          </Link>
          <span className="top-bar-end" />
        </div>
      </header>
      <main className="wrap wizard-page page-top" id="content" tabIndex={-1}>
        <StepBar step={step} />
        <div className="stack stack--s">
          <h1 className="step-7">{title}</h1>
          <p className="soft">{subtitle}</p>
        </div>
        {children}
      </main>
    </>
  );
}
