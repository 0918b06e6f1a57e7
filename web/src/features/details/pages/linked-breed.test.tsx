import { expect, test } from "vitest";
import { screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { renderPage } from "../../../../test/support/render-page.tsx";
import { EMPTY_DOG } from "#shared/session/dog-info.ts";
import { useDogInfo } from "../use-dog-info.ts";
import { LinkedBreed } from "./LinkedBreed.tsx";
import { loadDetailsTexts } from "./texts.ts";

await loadDetailsTexts("en");

function Tool() {
  return <LinkedBreed {...useDogInfo()} />;
}

test("takes the breed of a link, and leaves it out when asked", async () => {
  renderPage(<Tool />, { at: "/en/concerns/vomiting?breed=boxer" });
  expect(await screen.findByText("Breed: Boxer.")).toBeVisible();
  await userEvent.click(screen.getByRole("button", { name: "Leave the breed out" }));
  expect(screen.queryByText("Breed: Boxer.")).not.toBeInTheDocument();
});

test("takes it once: a breed left out stays out after a reload", async () => {
  const { address } = renderPage(<Tool />, { at: "/en/concerns/vomiting?breed=boxer&x=1" });
  await screen.findByText("Breed: Boxer.");
  expect(address()).toBe("/en/concerns/vomiting?x=1");
});

test("a breed given before stays", async () => {
  const session = { dogInfo: { ...EMPTY_DOG, breed: "Mops" } };
  renderPage(<Tool />, { at: "/en/concerns/vomiting?breed=boxer", session });
  expect(await screen.findByText("Breed: Mops.")).toBeVisible();
});

test("an unknown breed is ignored", async () => {
  const { container } = renderPage(<Tool />, { at: "/en/concerns/vomiting?breed=toString" });
  await import("@hundeblick/triage/breeds/load");
  expect(container).toBeEmptyDOMElement();
});
