import { expect, test } from "@jest/globals";
import { render, screen } from "@testing-library/react";
import { useShowParts } from "../../src/features/editorial/use-show-parts.ts";

function LongText() {
  useShowParts("/de/guide");
  return (
    <article className="prose">
      <a href="#last">To the end</a>
      {["first", "second", "last"].map((id) => (
        <section id={id} key={id} data-testid="part" />
      ))}
    </article>
  );
}

test("before a jump within a long text all of its parts are laid out, so that it ends where it should", () => {
  render(<LongText />);
  const waiting = () => screen.getAllByTestId("part").filter((part) => part.style.contentVisibility !== "visible");
  expect(waiting()).toHaveLength(3);
  screen.getByText("To the end").click();
  expect(waiting()).toEqual([]);
});
