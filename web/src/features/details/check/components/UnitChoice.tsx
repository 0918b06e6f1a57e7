import { useTranslation } from "react-i18next";

export interface Unit {
  /** As it is shown. */
  unit: string;
  /** One of it in the unit the answer is kept in. */
  times: number;
}

interface UnitChoiceProps {
  units: readonly Unit[];
  chosen: Unit;
  onChoose: (unit: Unit) => void;
}

/** The unit a number is typed in, as it is printed on the pack. */
export function UnitChoice({ units, chosen, onChoose }: UnitChoiceProps) {
  const { t } = useTranslation();
  return (
    <select
      className="input"
      aria-label={t("Unit")}
      value={chosen.unit}
      onChange={({ target }) => {
        const next = units.find(({ unit }) => unit === target.value);
        if (next) onChoose(next);
      }}
    >
      {units.map(({ unit }) => (
        <option key={unit}>{unit}</option>
      ))}
    </select>
  );
}
