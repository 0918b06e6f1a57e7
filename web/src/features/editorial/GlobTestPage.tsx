import { Link } from "react-router-dom";
import { contentFiles, useAllEntries } from "../../content/content.ts";
import { DebugFrame } from "./DebugFrame.tsx";

/** `/glob-test`: every content file found, with its page. */
export default function GlobTestPage() {
  const entries = useAllEntries();
  return (
    <DebugFrame title="Discovered content files">
      <ul>
        {contentFiles().map((file) => {
          const url = entries.find((entry) => entry.file === file)?.url;
          return (
            <li key={file}>
              <code>{file}</code> → {url ? <Link to={url}>{url}</Link> : "skipped, see the console"}
            </li>
          );
        })}
      </ul>
    </DebugFrame>
  );
}
