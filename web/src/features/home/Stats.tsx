import { useTranslation } from "react-i18next";

export type Stat = { value: string; text: string };

export function Stats({ stats }: { stats: readonly Stat[] }) {
  const { t } = useTranslation();
  return (
    <dl className="stats">
      {stats.map(({ value, text }, place) => (
        <div className="stat" key={place}>
          <dt>{t(text)}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
