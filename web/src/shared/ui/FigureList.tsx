import "@hundeblick/web-kit/styles/measured.css";

/** Figures with what each of them is; nothing where there are none. */
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
