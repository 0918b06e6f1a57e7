import { Check } from "lucide-react";

interface ChoicesProps<Value extends string> {
  legend: string;
  name: string;
  options: readonly Value[];
  labels: Readonly<Record<Value, string>>;
  chosen: Value | undefined;
  onChoose: (value: Value) => void;
}

/** A question with one answer, given by tapping words. */
export function Choices<Value extends string>(props: ChoicesProps<Value>) {
  const { legend, name, options, labels, chosen, onChoose } = props;
  return (
    <fieldset>
      <legend>{legend}</legend>
      <div className="chips">
        {options.map((value) => (
          <label className="chip" key={value}>
            <input
              type="radio"
              name={name}
              checked={chosen === value}
              onChange={() => onChoose(value)}
            />
            <Check className="icon" aria-hidden />
            {labels[value]}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
