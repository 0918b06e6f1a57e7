interface FilterButtonsProps<Value extends string> {
  /** Accessible name of the group. */
  label: string;
  all: string;
  options: readonly { value: Value; text: string }[];
  chosen: Value | null;
  onChoose: (value: Value | null) => void;
}

/** A row of buttons: one option, or all. */
export function FilterButtons<Value extends string>({
  label,
  all,
  options,
  chosen,
  onChoose,
}: FilterButtonsProps<Value>) {
  const button = (value: Value | null, text: string) => (
    <button className="chip" type="button" key={text} aria-pressed={chosen === value} onClick={() => onChoose(value)}>
      {text}
    </button>
  );
  return (
    <fieldset className="chips">
      <legend className="visually-hidden">{label}</legend>
      {button(null, all)}
      {options.map(({ value, text }) => button(value, text))}
    </fieldset>
  );
}
