import "@hundeblick/web-kit/styles/guide-widgets.css";
import { Cite } from "../../../content/Cite.tsx";
import { STUDIES } from "./comparison.texts.ts";

/** Real studies: how many dogs, how long, what came out. */
export function Studies() {
  return (
    <ul className="ruled">
      {STUDIES.map(({ source, name, dogs, duration, result }) => (
        <li className="study" key={source}>
          <h3 className="step-4">{name}</h3>
          <p className="study-facts">
            <span>{dogs}</span>
            <span>Dauer: {duration}</span>
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
