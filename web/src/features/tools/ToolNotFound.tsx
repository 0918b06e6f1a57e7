import { useTranslation } from "react-i18next";
import { Link, useParams } from "react-router-dom";
import { useLanguage } from "../../app/use-language.ts";
import { readyTools } from "../../content/registry.ts";
import { useToolWords } from "./frame/use-tool-words.ts";

/** No tool lies at this address: says which one was asked for and what there is. */
export default function ToolNotFound() {
  const { t } = useTranslation();
  const language = useLanguage();
  const words = useToolWords();
  const { slug } = useParams();
  return (
    <div className="wrap wrap--text page-top stack stack--l">
      <title>SEO Page Not Found – Hundeblick</title>
      <meta name="robots" content="noindex" />
      <h1 className="step-7">SEO Page Not Found</h1>
      <p>
        <code>tools/{slug}</code>
      </p>
      <ul>
        {readyTools().map((tool) => (
          <li key={tool.slug}>
            <Link to={`/${language}/tools/${tool.slug}`}>{t(tool.title)}</Link>
          </li>
        ))}
      </ul>
      <p>
        <Link to={`/${language}`}>{words.home}</Link>
      </p>
    </div>
  );
}
