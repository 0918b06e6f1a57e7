import "@hundeblick/web-kit/styles/check-page.css";
import type { Names } from "@hundeblick/triage/modules";
import { pathOfTopic } from "@hundeblick/triage/page-slugs";
import { Link } from "react-router-dom";
import { useLanguage } from "#shared/language/use-language.ts";

/** List of hands-on checks with their purpose. */
export function CheckCards({ checks }: { checks: Names["checks"] }) {
  const language = useLanguage();
  return (
    <ul className="check-cards">
      {checks.map(({ id, name, why }) => (
        <li className="card" key={id}>
          <h3 className="step-3">
            <Link to={pathOfTopic({ kind: "check", id }, language)}>{name}</Link>
          </h3>
          <p className="small soft">{why}</p>
        </li>
      ))}
    </ul>
  );
}
