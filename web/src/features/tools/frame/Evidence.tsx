import { FlaskConical } from "lucide-react";
import { NewTabLink } from "#shared/ui/NewTabLink.tsx";
import type { ToolReference } from "./tool-text.ts";
import { useToolWords } from "./use-tool-texts.ts";

interface EvidenceProps {
  paragraphs: readonly string[];
  sources: readonly ToolReference[];
}

/** Evidence of a tool's result, with links. */
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
          {sources.map(({ short, url }, index) => (
            <span key={url}>
              {index === 0 && `${words.sources}: `}
              <NewTabLink href={url}>{short}</NewTabLink>
            </span>
          ))}
        </p>
      </div>
    </div>
  );
}
