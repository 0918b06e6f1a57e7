import type { ReactNode } from "react";

type Column = { name: string; className?: string | undefined; isHidden?: boolean };
/** A column of numbers. */
export const numbers = (name: string): Column => ({ name, className: "n" });
/** A column whose name is for screen readers. */
export const hidden = (name: string): Column => ({ name, isHidden: true });

type Props = { caption: string; columns: readonly (string | Column)[]; className?: string; children: ReactNode };

/** A table with a caption for screen readers. */
export const DataTable = ({ caption, columns, className = "table", children }: Props) => (
  <table className={className}>
    <caption className="vh">{caption}</caption>
    <thead>
      <tr>
        {columns.map((column) => {
          const { name, className: kind, isHidden } = typeof column === "string" ? { name: column } : column;
          return (
            <th scope="col" className={kind} key={name}>
              {isHidden ? <span className="vh">{name}</span> : name}
            </th>
          );
        })}
      </tr>
    </thead>
    <tbody>{children}</tbody>
  </table>
);
