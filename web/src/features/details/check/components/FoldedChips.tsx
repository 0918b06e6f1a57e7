import { Check, ChevronDown } from "lucide-react";

interface FoldedChipsProps<Id extends string> {
  title: string;
  ids: readonly Id[];
  names: Record<Id, string>;
  chosen: readonly Id[];
  onChange: (chosen: Id[]) => void;
}

/** A collapsible list to tick, with the ticked ones beside its title. */
export function FoldedChips<Id extends string>({ title, ids, names, chosen, onChange }: FoldedChipsProps<Id>) {
  const ticked = ids.filter((id) => chosen.includes(id));
  return (
    <details className="concern-group">
      <summary>
        <span>
          <b>{title}</b>
          {ticked.length > 0 && <span className="small soft">: {ticked.map((id) => names[id]).join(", ")}</span>}
        </span>
        <ChevronDown className="icon" aria-hidden />
      </summary>
      <div className="chips">
        {ids.map((id) => (
          <label className="chip" key={id}>
            <input
              type="checkbox"
              checked={ticked.includes(id)}
              onChange={(event) =>
                onChange(event.target.checked ? [...ticked, id] : ticked.filter((other) => other !== id))
              }
            />
            <Check className="icon" aria-hidden />
            {names[id]}
          </label>
        ))}
      </div>
    </details>
  );
}
