import { FlaskConical } from "lucide-react";
import { TOOL_SOURCES, type ToolSourceId } from "../../../content/tool-sources.ts";
import { useToolWords } from "./use-tool-texts.ts";

interface EvidenceProps {
  paragraphs: readonly string[];
  sources: readonly ToolSourceId[];
}

/** How well a tool's result is backed up, and where that can be read. */
export function Evidence({ paragraphs, sources }: EvidenceProps) {
  const words = useToolWords();
  return (
    <div className="notice evidence">
      <FlaskConical className="icon" aria-hidden />
      <div className="stack stack--s">
        <h2 className="step-4">{words.evidence}</h2>
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        <p className="small dotted">
          {sources.map((id, index) => (
            <span key={id}>
              {index === 0 && `${words.sources}: `}
              <a href={TOOL_SOURCES[id].url} target="_blank" rel="noopener noreferrer">
                {TOOL_SOURCES[id].short}
                <span className="visually-hidden"> ({words.newTab})</span>
              </a>
            </span>
          ))}
        </p>
      </div>
    </div>
  );
}
