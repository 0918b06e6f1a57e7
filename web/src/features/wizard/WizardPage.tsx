import type { ReactNode } from "react";
import { BrandBar } from "#shared/ui/BrandBar.tsx";
import { StepBar } from "./StepBar.tsx";

interface WizardPageProps {
  step: 1 | 2;
  title: string;
  subtitle: string;
  /** Path of the previous step. */
  back: string;
  children: ReactNode;
}

/** Layout of the wizard's steps: brand, step bar, heading. Not indexed. */
export function WizardPage({ step, title, subtitle, back, children }: WizardPageProps) {
  return (
    <>
      <title>{`${title} – Hundeblick`}</title>
      <meta name="robots" content="noindex" />
      <BrandBar back={back} />
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
