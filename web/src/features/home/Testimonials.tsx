import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { useSiteFigures } from "#shared/figures/use-site-figures.ts";
import { useLanguage } from "#shared/language/use-language.ts";

/** Testimonials; without any, a link to the example report. */
export function Testimonials() {
  const { t } = useTranslation();
  const language = useLanguage();
  const { testimonials } = useSiteFigures();
  return (
    <section className="section section--sunken" aria-labelledby="testimonials-title">
      <div className="wrap">
        <div className="section-head">
          <h2 id="testimonials-title">
            {testimonials.length > 0 ? t("What others tell us") : t("Judge for yourself")}
          </h2>
          {testimonials.length === 0 && (
            <p className="lead">
              {t(
                "We print what owners say only with their consent. Until then, read a whole report: the one about Frieda.",
              )}
            </p>
          )}
        </div>
        {testimonials.length === 0 ? (
          <Link className="button button--quiet" to={`/${language}/report/example`}>
            {t("See a sample report")}
          </Link>
        ) : (
          <div className="quotes">
            {testimonials.map(({ name, dog, text }, place) => (
              <figure className="quote" key={place}>
                <hr className="brow" />
                <blockquote>{t("“{{quote}}”", { quote: text[language] })}</blockquote>
                <figcaption className="small soft">{t("{{name}} with {{dog}}", { name, dog })}</figcaption>
              </figure>
            ))}
          </div>
        )}
      </div>
    </section>
  );
}
