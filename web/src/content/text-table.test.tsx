import { expect, test } from "vitest";
import { render, screen } from "@testing-library/react";
import { TextTable } from "./TextTable.tsx";

const table = (headings: readonly string[]) => (
  <TextTable>
    <thead>
      <tr>
        {headings.map((heading) => (
          <th key={heading}>{heading}</th>
        ))}
      </tr>
    </thead>
    <tbody>
      <tr>
        {headings.map((heading) => (
          <td key={heading}>its {heading}</td>
        ))}
      </tr>
    </tbody>
  </TextTable>
);

test("cells of a wide table name their column, for phones", () => {
  render(table(["poison", "per kg", "what you do"]));
  expect(screen.getByText("its poison")).not.toHaveAttribute("data-label");
  expect(screen.getByText("its per kg")).toHaveAttribute("data-label", "per kg");
  expect(screen.getByRole("table").parentElement).toHaveClass("is-list-on-phone");
});

test("two columns stay a table", () => {
  render(table(["age", "against"]));
  expect(screen.getByRole("table").parentElement).not.toHaveClass("is-list-on-phone");
});
