import type { ReactNode } from "react";

/** One figure with its name and details. */
export const StatCard = ({ name, value, children }: { name: string; value: ReactNode; children?: ReactNode }) => (
  <dl className="card stat">
    <dt>{name}</dt>
    <dd className="v">{typeof value === "number" ? value.toLocaleString("en") : value}</dd>
    {children === undefined ? null : <dd className="note">{children}</dd>}
  </dl>
);
