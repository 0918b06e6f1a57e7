import { expect, test } from "vitest";
import { screen, within } from "@testing-library/react";
import { renderPage } from "../../../test/support/render-page.tsx";
import { scaleLines } from "./curve-box.ts";
import { formatKg, formatKgRange } from "./format-kg.ts";
import { GrowthCurve } from "./GrowthCurve.tsx";
import { GrowthTable } from "./GrowthTable.tsx";

test.each([
  [2.9, [0, 1, 2, 3]],
  [1.8, [0, 0.5, 1, 1.5, 2]],
  [10, [0, 2, 4, 6, 8, 10]],
  [38, [0, 10, 20, 30, 40]],
  [95, [0, 20, 40, 60, 80, 100]],
])("a scale for %d kg has the lines %j", (most, lines) => {
  expect(scaleLines(most)).toEqual(lines);
});

test("rounds means, but not typed weights", () => {
  expect(formatKgRange([1.234, 1.266], "de")).toBe("1,2–1,3");
  expect(formatKgRange([12.2, 15.3], "de")).toBe("12–15,5");
  expect(formatKgRange([20.1, 20.2], "en")).toBe("20");
  expect(formatKg(2.35, "pl")).toBe("2,35");
  expect(formatKg(0.441, "pl")).toBe("0,441");
});

test("a large dog's curve ends with its growth and has a dashed part, a small one has none", () => {
  const { container, unmount } = renderPage(<GrowthCurve adultKg={[50, 60]} caption="large" />);
  expect(container.querySelectorAll(".growth-band")).toHaveLength(2);
  expect(screen.getByText("24")).toBeInTheDocument();
  expect(screen.getByText(/Dashed/)).toBeInTheDocument();
  unmount();
  const small = renderPage(<GrowthCurve adultKg={[3, 3]} caption="small" dog={[{ weeks: 10, kg: 1.2 }]} />);
  expect(small.container.querySelectorAll(".growth-band")).toHaveLength(1);
  expect(small.container.querySelectorAll("circle")).toHaveLength(1);
  expect(screen.queryByText("18")).not.toBeInTheDocument();
  expect(screen.queryByText(/Dashed/)).not.toBeInTheDocument();
});

test("the table has the curve's values, up to the adult dog", () => {
  renderPage(<GrowthTable caption="Mean" columns={[{ label: "Female", adultKg: [10, 12] }]} />);
  const rows = within(screen.getByRole("table", { name: "Mean" })).getAllByRole("row");
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    "MonthsFemale",
    "23.2–3.8",
    "34.6–5.6",
    "45.7–6.8",
    "56.5–7.8",
    "67.2–8.6",
    "88.3–9.9",
    "109.1–11",
    "1210–12",
  ]);
});
