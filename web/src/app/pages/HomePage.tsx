import { lazy, Suspense, useEffect, useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import { Features } from "../../features/home/Features.tsx";
import { Hero } from "../../features/home/Hero.tsx";
import { HowItWorks } from "../../features/home/HowItWorks.tsx";
import { Testimonials } from "../../features/home/Testimonials.tsx";
import { useSectionScroll } from "../../features/home/use-section-scroll.ts";
import { VetTrust } from "../../features/home/VetTrust.tsx";
import { isMobile } from "#shared/ui/device.ts";
import { PageHead } from "#shared/head/PageHead.tsx";
import { storedSession } from "../persist-session.ts";
import { analysisCleared, isOverlayOpen } from "#shared/session/session.slice.ts";
import { useAppDispatch } from "#shared/store/store.ts";
import { useLanguage } from "#shared/language/use-language.ts";
import { whenNear } from "../when-near.ts";

const AnalyzeSection = lazy(async () => {
  // resumes what a reload interrupted
  if (!isOverlayOpen(storedSession())) await whenNear("analyze");
  return import("./AnalyzeSection.tsx");
});
/**
 * The section as a constant element, because a new one on each render would make React discard the prerendered markup.
 * A language change discards it on purpose while it is not hydrated, because it could not be hydrated in its language.
 */
function useAnalyzeSection(spoken: string) {
  const [hydratedIn, setHydratedIn] = useState<string>();
  const renderedIn = hydratedIn ?? spoken;
  return useMemo(
    () => (
      <Suspense key={renderedIn} fallback={<div className="dropzone" aria-busy />}>
        <AnalyzeSection />
        <HydrationCallback onHydrated={() => setHydratedIn(renderedIn)} />
      </Suspense>
    ),
    [renderedIn],
  );
}

/** Calls back when the lazily hydrated part is hydrated. */
function HydrationCallback({ onHydrated }: { onHydrated: () => void }) {
  useEffect(onHydrated, [onHydrated]);
  return null;
}

export default function HomePage() {
  const { t, i18n } = useTranslation();
  const analyzeSection = useAnalyzeSection(i18n.language);
  const language = useLanguage();
  const dispatch = useAppDispatch();
  useSectionScroll();
  useEffect(() => {
    if (isMobile()) dispatch(analysisCleared());
  }, [dispatch]);
  return (
    <>
      <PageHead
        title={t("Hundeblick – one photo, one honest health report for your dog")}
        description={t(
          "Upload a photo of your dog and read an honest report: breed, weight, joints, coat and what really helps. Free, anonymous, no account.",
        )}
        keywords={t("dog health check, dog photo analysis, dog breed from photo, dog supplements, dog health report")}
        path={`/${language}`}
        alternate={(to) => `/${to}`}
      />
      <Hero />
      <section className="section" id="analyze" aria-labelledby="analyze-title" tabIndex={-1}>
        <div className="wrap analyse">
          <div>
            <div className="section-head">
              <h2 id="analyze-title">{t("Show us your dog")}</h2>
            </div>
            {analyzeSection}
          </div>
          <VetTrust />
        </div>
      </section>
      <Testimonials />
      <Features />
      <HowItWorks />
    </>
  );
}
