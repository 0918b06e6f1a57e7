import type { FieldChange, ImportDifference } from "@hundeblick/proto/http/catalogue-import";
import { formatField } from "./import-labels.ts";

const ACTIONS = {
  add: { sign: "+", word: "added" },
  update: { sign: "~", word: "updated" },
  remove: { sign: "−", word: "removed" },
} as const;

/** One product with its changes. */
export function DifferenceRow({
  difference: { internalId, baseName, action, fields, changes },
}: {
  difference: ImportDifference;
}) {
  const { sign, word } = ACTIONS[action];
  const more = action === "update" ? fields.length - changes.length : 0;
  return (
    <li>
      <span className={`sig ${action}`} title={word}>
        <span aria-hidden>{sign}</span>
        <span className="vh">{word}</span>
      </span>
      <div className="t">
        <b>{baseName || internalId}</b>
        <span className="mono soft">{internalId}</span>
      </div>
      <div className="changes">
        {changes.map((change) => (
          <Change key={change.field} change={change} />
        ))}
        {action !== "update" && changes.length === 0 ? (
          <span className="note">{action === "add" ? "New product, on no market yet" : "On no market"}</span>
        ) : null}
        {more > 0 ? <span className="note">and {more} more</span> : null}
      </div>
    </li>
  );
}

/** An unchanged product of the file. */
export const UnchangedRow = ({ internalId, baseName }: { internalId: string; baseName: string }) => (
  <li>
    <span className="sig" title="no change">
      <span aria-hidden>=</span>
    </span>
    <div className="t">
      <b>{baseName || internalId}</b>
      <span className="mono soft">{internalId}</span>
    </div>
    <div className="changes">
      <span className="note">no change</span>
    </div>
  </li>
);

function Change({ change: { field, before, after } }: { change: FieldChange }) {
  return (
    <span className="change">
      <span className="note">{formatField(field)}</span>
      {before === null ? null : (
        <del>
          <span className="vh">was </span>
          {before}
        </del>
      )}
      {before !== null && after !== null ? <span aria-hidden>→</span> : null}
      {after === null ? (
        before === null ? null : (
          <span className="note">removed</span>
        )
      ) : (
        <ins>
          <span className="vh">is then </span>
          {after}
        </ins>
      )}
    </span>
  );
}
