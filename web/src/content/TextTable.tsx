import { Children, cloneElement, type ComponentProps, isValidElement, type ReactElement, type ReactNode } from "react";

type Part = ReactElement<{ children?: ReactNode }>;
const partsOf = (node: ReactNode): Part[] =>
  Children.toArray(node).filter((child): child is Part => isValidElement<{ children?: ReactNode }>(child));
const rowsOf = (part: Part | undefined): Part[] => partsOf(part?.props.children);

/** Each cell after the first with the heading of its column, for phones, where a row becomes a list (editorial.css). */
const labelled = (row: Part, headings: readonly ReactNode[]): Part =>
  cloneElement(
    row,
    {},
    partsOf(row.props.children).map((cell, i) => {
      const heading = headings[i];
      return i > 0 && typeof heading === "string"
        ? cloneElement(cell as ReactElement<{ "data-label"?: string }>, { "data-label": heading })
        : cell;
    }),
  );

/** A table of a text: it scrolls inside itself, or is a list on a phone when it has three columns or more. */
export function TextTable({ children, ...rest }: ComponentProps<"table">) {
  const [head, ...bodies] = partsOf(children);
  const headings = partsOf(rowsOf(head)[0]?.props.children).map((cell) => cell.props.children);
  return (
    <div className={headings.length > 2 ? "table-scroll is-list-on-phone" : "table-scroll"}>
      <table {...rest}>
        {head}
        {bodies.map((body) =>
          cloneElement(
            body,
            {},
            rowsOf(body).map((row) => labelled(row, headings)),
          ),
        )}
      </table>
    </div>
  );
}
