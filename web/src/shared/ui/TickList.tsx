interface TickListProps<Value extends string> {
  options: readonly Value[];
  labelOf: (value: Value) => string;
  ticked: readonly Value[];
  onChange: (ticked: readonly Value[]) => void;
}

/** Sentences with check boxes. */
export function TickList<Value extends string>(props: TickListProps<Value>) {
  const { options, labelOf, ticked, onChange } = props;
  return options.map((value) => (
    <label className="tick" key={value}>
      <input
        type="checkbox"
        // autocomplete off, because Firefox would restore ticks
        autoComplete="off"
        checked={ticked.includes(value)}
        onChange={({ target }) =>
          onChange(target.checked ? [...ticked, value] : ticked.filter((other) => other !== value))
        }
      />
      {labelOf(value)}
    </label>
  ));
}
