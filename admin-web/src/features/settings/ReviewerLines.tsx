import type { Reviewer } from "@hundeblick/proto/http/reviewer";
import { formatDay } from "#shared/format/moment.ts";
import { KIND_NAMES, KINDS } from "./reviewer-labels.ts";

/** Reviewer, and dates of review by kind of page. */
export const ReviewerLines = ({ reviewer: { name, credentials, url, reviewed } }: { reviewer: Reviewer }) => (
  <>
    <div className="line">
      <div>
        <div className="strong">{name}</div>
        <div className="note">{credentials.en}</div>
        <a className="note" href={url} target="_blank" rel="noopener noreferrer">
          {url}
        </a>
      </div>
    </div>
    {KINDS.map((kind) => (
      <div className="line" key={kind}>
        <div className="strong">{KIND_NAMES[kind]}</div>
        <span className="v">{reviewed[kind] === undefined ? "not reviewed" : formatDay(reviewed[kind])}</span>
      </div>
    ))}
  </>
);
