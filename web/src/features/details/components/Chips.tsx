import { Check } from "lucide-react";

interface ChipsProps<Value> {
  legend: string;
  name: string;
  options: readonly { value: Value; label: string }[];
  chosen: readonly Value[];
  /** One answer or several. */
  type: "radio" | "checkbox";
  onToggle: (value: Value, on: boolean) => void;
}

/** A question answered by tapping chips. */
export function Chips<Value>({ legend, name, options, chosen, type, onToggle }: ChipsProps<Value>) {
  return (
    <fieldset>
      <legend>{legend}</legend>
      <div className="chips">
        {options.map(({ value, label }) => (
          <label className="chip" key={label}>
            <input
              type={type}
              name={name}
              checked={chosen.includes(value)}
              onChange={(event) => onToggle(value, event.target.checked)}
            />
            <Check className="icon" aria-hidden />
            {label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
