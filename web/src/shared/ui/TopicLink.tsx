import { type PageTopic, pathOfTopic } from "@hundeblick/triage/page-slugs";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { useLanguage } from "../language/use-language.ts";

interface TopicLinkProps {
  topic: PageTopic;
  name: string;
  /** Opens a new tab beside a form, to keep its answers. */
  newTab?: boolean;
}

/** Link to the page of a concern or check. */
export function TopicLink({ topic, name, newTab = false }: TopicLinkProps) {
  const { t } = useTranslation();
  const path = pathOfTopic(topic, useLanguage());
  return (
    <p className="small no-print">
      <Link to={path} {...(newTab && { target: "_blank", rel: "noopener" })}>
        {t("Read more: {{topic}}", { topic: name })}
        {newTab && <span className="visually-hidden"> ({t("opens in a new tab")})</span>}
      </Link>
    </p>
  );
}
