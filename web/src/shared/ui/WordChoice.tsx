import { Check } from "lucide-react";
import { useId } from "react";

interface WordChoiceProps<Value extends string> {
  legend: string;
  options: readonly Value[];
  labels: Readonly<Record<Value, string>>;
  chosen: Value | undefined;
  onChoose: (value: Value) => void;
}

/** A question with a single choice of words. */
export function WordChoice<Value extends string>(props: WordChoiceProps<Value>) {
  const { legend, options, labels, chosen, onChoose } = props;
  const name = useId();
  return (
    <fieldset>
      <legend>{legend}</legend>
      <div className="chips">
        {options.map((value) => (
          <label className="chip" key={value}>
            <input type="radio" name={name} checked={chosen === value} onChange={() => onChoose(value)} />
            <Check className="icon" aria-hidden />
            {labels[value]}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
