import { useTranslation } from "react-i18next";

export interface Unit {
  /** Display name. */
  unit: string;
  /** Factor to the unit of the stored answer. */
  times: number;
}

interface UnitChoiceProps {
  units: readonly Unit[];
  chosen: Unit;
  onChoose: (unit: Unit) => void;
}

/** Unit of a number, as printed on the pack. */
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
