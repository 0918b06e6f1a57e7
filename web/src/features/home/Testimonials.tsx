import { useTranslation } from "react-i18next";
import { TESTIMONIALS } from "../../content/testimonials.ts";

/** What owners say; samples are named as such. */
export function Testimonials() {
  const { t } = useTranslation();
  return (
    <section className="section section--sunken" aria-labelledby="testimonials-title">
      <div className="wrap">
        <div className="section-head">
          <h2 id="testimonials-title">{t("What others tell us")}</h2>
        </div>
        <div className="quotes">
          {TESTIMONIALS.map(({ quote, who }) => (
            <figure className="quote" key={who}>
              <hr className="brow" />
              <p>
                <span className="ad-label">{t("Example")}</span>
              </p>
              <blockquote>{t("“{{quote}}”", { quote: t(quote) })}</blockquote>
              <figcaption className="small soft">{t(who)}</figcaption>
            </figure>
          ))}
        </div>
        <p className="small soft quotes-note">
          {t("Sample texts. Only real voices will appear here, published with consent.")}
        </p>
      </div>
    </section>
  );
}
