import type { RefreshResult } from "@hundeblick/proto/http/admin/marketplace";
import type { Market } from "@hundeblick/proto/language";
import { OUTCOME_TEXTS } from "#shared/marketplace/outcomes.ts";
import { type DifferenceText, formatDifference } from "./differences.ts";

/** Changes, kept values and failures of one product's refresh. */
export function Changes({ result, market }: { result: RefreshResult; market: Market }) {
  const { status, outcome, error, differences, doubtful } = result;
  if (status === "failed")
    return (
      <div className="changes">
        <span className="note failed">
          {OUTCOME_TEXTS[outcome].label}: {error ?? OUTCOME_TEXTS[outcome].product}
        </span>
      </div>
    );
  return (
    <div className="changes">
      {differences.map((difference) => (
        <Change key={difference.field} text={formatDifference(difference, market)} />
      ))}
      {doubtful.length > 0 ? (
        <span className="note doubtful">
          Doubtful, old value kept:{" "}
          {doubtful
            .map((field) => formatDifference({ field, before: "", after: "" }, market).label.toLowerCase())
            .join(", ")}
        </span>
      ) : differences.length === 0 ? (
        <span className="note">No change</span>
      ) : null}
    </div>
  );
}

function Change({ text: { label, before, after, percent } }: { text: DifferenceText }) {
  if (after === undefined)
    return (
      <span className="change">
        <span className="note">{label}</span>
        <ins>changed</ins>
      </span>
    );
  return (
    <span className="change">
      <span className="note">{label}</span>
      <del>
        <span className="vh">was </span>
        {before}
      </del>
      <span aria-hidden>→</span>
      <ins>
        <span className="vh">is now </span>
        {after}
      </ins>
      {percent === undefined || percent === 0 ? null : (
        <span className={percent < 0 ? "delta down" : "delta up"}>
          {percent < 0 ? "−" : "+"}
          {Math.abs(percent).toFixed(1)}%
        </span>
      )}
    </span>
  );
}
