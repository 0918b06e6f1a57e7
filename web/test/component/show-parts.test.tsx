import { expect, test } from "vitest";
import { render, screen } from "@testing-library/react";
import { useShowParts } from "../../src/shared/ui/use-show-parts.ts";

function LongText({ className }: { className: string }) {
  useShowParts("/de/guide");
  return (
    <article className={className}>
      <a href="#last">To the end</a>
      {["first", "second", "last"].map((id) => (
        <section id={id} key={id} data-testid="part" />
      ))}
    </article>
  );
}

test.each(["prose", "parts"])("renders all parts of a long text before a jump within it: %s", (className) => {
  render(<LongText className={className} />);
  const waiting = () => screen.getAllByTestId("part").filter((part) => part.style.contentVisibility !== "visible");
  expect(waiting()).toHaveLength(3);
  screen.getByText("To the end").click();
  expect(waiting()).toEqual([]);
});
