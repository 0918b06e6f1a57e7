import "@hundeblick/web-kit/styles/measured.css";

/** Figures with labels; nothing if empty. */
export function FigureList({ figures }: { figures: readonly { label: string; value: string }[] }) {
  if (figures.length === 0) return null;
  return (
    <dl className="figures">
      {figures.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
