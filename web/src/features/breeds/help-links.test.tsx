import { expect, test } from "vitest";
import { screen } from "@testing-library/react";
import { renderPage } from "../../../test/support/render-page.tsx";
import { HelpLinks } from "./HelpLinks.tsx";

test("questions of a breed's page know the breed", () => {
  renderPage(
    <HelpLinks topics={[{ kind: "concern", id: "vomiting", name: "Vomiting" }]} articles={[]} breed="boxer" />,
  );
  expect(screen.getByRole("link", { name: "Vomiting" })).toHaveAttribute(
    "href",
    expect.stringMatching(/\?breed=boxer$/),
  );
});
