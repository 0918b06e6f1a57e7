import { ArrowDown, ArrowUp, ChevronsUpDown } from "lucide-react";

type Props = {
  label: string;
  /** Direction of the sort by this column; undefined: by another. */
  sorted: "ascending" | "descending" | undefined;
  className?: string;
  onSort: () => void;
};

/** Header of a sortable column. */
export function SortHeader({ label, sorted, className, onSort }: Props) {
  const Icon = sorted === undefined ? ChevronsUpDown : sorted === "descending" ? ArrowDown : ArrowUp;
  return (
    <th scope="col" className={className} aria-sort={sorted}>
      <button className="sort" type="button" onClick={onSort}>
        {label}
        <Icon className="i" aria-hidden />
      </button>
    </th>
  );
}
