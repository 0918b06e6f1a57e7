import { Camera } from "lucide-react";
import { useRef } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { Gazer } from "@hundeblick/web-kit/illustrations/Gazer.tsx";
import { useSiteFigures } from "#shared/figures/use-site-figures.ts";
import { useLanguage } from "#shared/language/use-language.ts";
import { SectionLink } from "#shared/ui/SectionLink.tsx";
import { heroStats } from "./hero-stats.ts";
import { IntroFilm } from "./IntroFilm.tsx";
import { Stats } from "./Stats.tsx";
import { useGaze } from "./use-gaze.ts";

/** Headline, photo upload, and a dog that follows the pointer. */
export function Hero() {
  const { t } = useTranslation();
  const figures = useSiteFigures();
  const language = useLanguage();
  const dog = useRef<SVGSVGElement>(null);
  useGaze(dog);
  return (
    <section className="hero">
      <div className="wrap hero-grid">
        <div className="hero-text">
          <h1>
            <span>{t("Your dog looks at you.")}</span> <span>{t("We look closely.")}</span>
          </h1>
          <p className="lead">
            {t(
              "One photo, a few optional answers, one honest report: what we see, what you tell us and what is typical for a dog like yours.",
            )}
          </p>
          <div className="row">
            <SectionLink to="analyze" className="button">
              <Camera className="icon" aria-hidden />
              {t("Choose a photo")}
            </SectionLink>
            <Link className="button button--quiet" to={`/${language}/report/example`}>
              {t("See a sample report")}
            </Link>
          </div>
          <p className="small soft">{t("Free and without an account. No substitute for the vet.")}</p>
        </div>
        <div className="hero-dog">
          <Gazer ref={dog} sun label={t("A dog rests its chin and paws on the edge and looks at you")} />
        </div>
      </div>
      <div className="table-edge">
        <div className="wrap on-table">
          <Stats stats={heroStats(figures, language)} />
          <IntroFilm />
        </div>
      </div>
    </section>
  );
}
