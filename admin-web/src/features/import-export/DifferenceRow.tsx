import type { ImportDifference } from "@hundeblick/proto/http/catalogue-import";

const ACTIONS = { add: { sign: "+", word: "added" }, update: { sign: "~", word: "updated" }, remove: { sign: "−", word: "removed" } } as const;
const FIELDS_SHOWN = 12;

/** One product and the names of its fields that change. */
export function DifferenceRow({ difference: { internalId, baseName, action, fields } }: { difference: ImportDifference }) {
  const { sign, word } = ACTIONS[action];
  const more = fields.length - FIELDS_SHOWN;
  return (
    <li>
      <span className={`sig ${action}`} title={word}><span aria-hidden>{sign}</span><span className="vh">{word}</span></span>
      <div className="t"><b>{baseName || internalId}</b><span className="mono soft">{internalId}</span></div>
      <div className="fields">
        {fields.slice(0, FIELDS_SHOWN).map((field) => <span className="mono" key={field}>{field}</span>)}
        {more > 0 ? <span className="note">and {more} more</span> : null}
      </div>
    </li>
  );
}
