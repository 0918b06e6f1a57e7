import { expect, test } from "vitest";
import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { AnswerField } from "../../src/shared/ui/AnswerField.tsx";

const field = (label: string, wrong: string | undefined) => (
  <AnswerField id={label} label={label} help="" value="" wrong={wrong} onChange={() => undefined} />
);

test("a form with several wrong answers shows all errors and focuses the first", async () => {
  render(
    <form>
      <fieldset>
        {field("Name", undefined)}
        {field("Weight", "Please write a weight.")}
        {field("Day", "Please choose a day.")}
      </fieldset>
      <button type="submit">Go on</button>
    </form>,
  );
  await userEvent.click(screen.getByRole("button", { name: "Go on" }));
  expect(screen.getAllByRole("alert").map(({ textContent }) => textContent)).toEqual([
    "Please write a weight.",
    "Please choose a day.",
  ]);
  expect(screen.getByLabelText("Weight")).toHaveFocus();
});
