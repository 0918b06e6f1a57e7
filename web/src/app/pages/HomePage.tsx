import { lazy, useEffect } from "react";
import { useTranslation } from "react-i18next";
import { Hero } from "../../features/home/Hero.tsx";
import { Testimonials } from "../../features/home/Testimonials.tsx";
import { useSectionScroll } from "../../features/home/use-section-scroll.ts";
import { VetTrust } from "../../features/home/VetTrust.tsx";
import { isMobile } from "#shared/ui/device.ts";
import { PageHead } from "#shared/head/PageHead.tsx";
import { analysisCleared, isOverlayOpen } from "#shared/session/session.slice.ts";
import { storedSession } from "#shared/session/stored-session.ts";
import { useAppDispatch } from "#shared/store/store.ts";
import { useLanguage } from "#shared/language/use-language.ts";
import { useLazyPart } from "../use-lazy-part.tsx";
import { whenNear } from "../when-near.ts";

const AnalyzeSection = lazy(async () => {
  // resumes what a reload interrupted
  if (!isOverlayOpen(storedSession())) await whenNear("analyze");
  return import("./AnalyzeSection.tsx");
});
const HomeSections = lazy(async () => {
  await whenNear("features");
  return import("./HomeSections.tsx");
});
const NO_PHOTO_YET = <div className="dropzone" aria-busy />;

export default function HomePage() {
  const { t } = useTranslation();
  const [analyzeSection] = useLazyPart(AnalyzeSection, NO_PHOTO_YET);
  const [homeSections, areSectionsThere] = useLazyPart(HomeSections);
  const language = useLanguage();
  const dispatch = useAppDispatch();
  useSectionScroll(areSectionsThere);
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
      {homeSections}
    </>
  );
}
