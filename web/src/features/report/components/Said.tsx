import type { Statement } from "@hundeblick/proto/http/report";
import { Basis, Confidence, basisClass } from "./Basis.tsx";
import { SourceLinks } from "./SourceLinks.tsx";

/** One sentence with its basis, confidence and sources. */
export function Said({ statement: { text, basis, confidence, sources } }: { statement: Statement }) {
  return (
    <div className={basisClass("said", basis)}>
      <p className="said-meta">
        <Basis basis={basis} />
        {basis !== "told" && <Confidence confidence={confidence} />}
      </p>
      <p>
        {text} <SourceLinks sources={sources} />
      </p>
    </div>
  );
}
