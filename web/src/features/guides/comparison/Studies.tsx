import "@hundeblick/web-kit/styles/guide-widgets.css";
import { formatText } from "#shared/language/format-text.ts";
import { Cite } from "../../../content/Cite.tsx";
import type { ComparisonTexts } from "./comparison.texts.ts";

/** Studies: number of dogs, duration, result. */
export function Studies({ texts }: { texts: ComparisonTexts }) {
  return (
    <ul className="ruled">
      {texts.studies.map(({ source, name, dogs, duration, result }) => (
        <li className="study" key={source}>
          <h3 className="step-4">{name}</h3>
          <p className="study-facts">
            <span>{dogs}</span>
            <span>{formatText(texts.duration, { duration })}</span>
            <span>
              <Cite id={source} />
            </span>
          </p>
          <p>{result}</p>
        </li>
      ))}
    </ul>
  );
}
