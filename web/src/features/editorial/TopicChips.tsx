import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { useLanguage } from "#shared/language/use-language.ts";
import { TOPICS, type Topic } from "../../content/content-entry.ts";
import { EDITORIAL_TEXTS } from "../../content/texts.ts";
import { pathOfBlogTopic } from "../../content/topics.ts";

/** Links to the pages of all (other) topics. */
export function TopicChips({ except }: { except?: Topic }) {
  const { t } = useTranslation();
  const language = useLanguage();
  return (
    <nav className="stack" aria-labelledby="topics">
      <h2 className="step-5" id="topics">
        {except ? t("Other topics") : t("Topics")}
      </h2>
      <ul className="chips">
        {TOPICS.filter((topic) => topic !== except).map((topic) => (
          <li key={topic}>
            <Link className="chip" to={pathOfBlogTopic(topic, language)}>
              {EDITORIAL_TEXTS[language].topics[topic].name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
