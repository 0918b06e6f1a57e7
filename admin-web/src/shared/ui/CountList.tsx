/** What an action touches, by name and number. */
export const CountList = ({ counts }: { counts: readonly (readonly [name: string, count: number])[] }) => (
  <ul className="removes">
    {counts.map(([name, count]) => (
      <li key={name}>
        <span>{name}</span>
        <b>{count.toLocaleString("en")}</b>
      </li>
    ))}
  </ul>
);
