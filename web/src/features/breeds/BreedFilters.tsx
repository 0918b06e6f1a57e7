import { useId } from "react";
import type { BreedFilter } from "./breed-search.ts";
import { useBreedTexts } from "./texts.ts";

interface BreedFiltersProps {
  filter: BreedFilter;
  change: (part: Partial<BreedFilter>) => void;
  groups: Readonly<Record<number, string>>;
}

/** Search by name and filters; group 0: none. */
export function BreedFilters({ filter, change, groups }: BreedFiltersProps) {
  const { list: texts, sizes, coats, noGroup } = useBreedTexts();
  const id = useId();
  const grouped = [
    ...Object.entries(groups).map(([group, name]) => [group, `${group}: ${name}`] as const),
    ["0", noGroup] as const,
  ];
  return (
    <div className="breed-filters">
      <div className="field">
        <label htmlFor={`${id}-text`}>{texts.search}</label>
        <input
          className="input"
          id={`${id}-text`}
          type="search"
          autoComplete="off"
          maxLength={60}
          value={filter.text}
          aria-describedby={`${id}-help`}
          onChange={(event) => change({ text: event.target.value })}
        />
        <p className="help" id={`${id}-help`}>
          {texts.searchHelp}
        </p>
      </div>
      <Choice
        label={texts.group}
        all={texts.all}
        value={filter.group === null ? "" : String(filter.group)}
        options={grouped}
        onChoose={(value) => change({ group: value === "" ? null : Number(value) })}
      />
      <Choice
        label={texts.size}
        all={texts.all}
        value={filter.size ?? ""}
        options={Object.entries(sizes)}
        onChoose={(value) => change({ size: (value || null) as BreedFilter["size"] })}
      />
      <Choice
        label={texts.coat}
        all={texts.all}
        value={filter.coat ?? ""}
        options={Object.entries(coats)}
        onChoose={(value) => change({ coat: (value || null) as BreedFilter["coat"] })}
      />
    </div>
  );
}

interface ChoiceProps {
  label: string;
  /** Label of the empty choice. */
  all: string;
  value: string;
  options: readonly (readonly [string, string])[];
  onChoose: (value: string) => void;
}

export function Choice({ label, all, value, options, onChoose }: ChoiceProps) {
  const id = useId();
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <select className="input" id={id} value={value} onChange={(event) => onChoose(event.target.value)}>
        <option value="">{all}</option>
        {options.map(([option, text]) => (
          <option key={option} value={option}>
            {text}
          </option>
        ))}
      </select>
    </div>
  );
}
