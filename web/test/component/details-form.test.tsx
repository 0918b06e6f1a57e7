import "../support/browser-gaps.ts";
import { describe, expect, test, vi } from "vitest";
import type { AnalyzeContext } from "@hundeblick/proto/http/context";
import { fireEvent, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { DetailsForm } from "../../src/features/details/components/DetailsForm.tsx";
import { EMPTY_DOG } from "../../src/shared/session/dog-info.ts";
import { send } from "../support/clicks.ts";
import { renderPage } from "../support/render-page.tsx";

const user = userEvent.setup();
const show = (options?: Parameters<typeof renderPage>[1]) => {
  const onSend = vi.fn<(context: AnalyzeContext) => void>();
  return { onSend, ...renderPage(<DetailsForm onSend={onSend} />, options) };
};

describe("the details form", () => {
  test("Continue sends every answer", async () => {
    const { onSend } = show();
    fireEvent.change(screen.getByLabelText("Name"), { target: { value: "Frieda" } });
    fireEvent.change(screen.getByLabelText(/^Breed/), { target: { value: "Labrador" } });
    fireEvent.change(screen.getByLabelText("Age in years"), { target: { value: "8" } });
    fireEvent.change(screen.getByLabelText("and months"), { target: { value: "6" } });
    fireEvent.change(screen.getByLabelText("Weight"), { target: { value: "33,5" } });
    await user.click(screen.getByLabelText("Female"));
    await user.click(within(screen.getByRole("group", { name: "Neutered?" })).getByLabelText("No"));
    await user.click(screen.getByLabelText("She is pregnant or may be"));
    fireEvent.change(screen.getByLabelText("Allergies and intolerances"), {
      target: { value: "chicken" },
    });
    fireEvent.change(screen.getByLabelText("Medicines"), { target: { value: "carprofen" } });
    await user.selectOptions(screen.getByLabelText("Food"), "dry");
    await user.click(screen.getByLabelText("Joints"));
    fireEvent.change(screen.getByLabelText("What else should we know?"), {
      target: { value: "stiff in the morning" },
    });
    await send();
    expect(onSend).toHaveBeenCalledWith({
      name: "Frieda",
      breed: "Labrador",
      age_months: 102,
      weight_kg: 33.5,
      sex: "female",
      neutered: false,
      pregnant: true,
      allergies: "chicken",
      meds: "carprofen",
      diet: "dry",
      goals: ["joints"],
      additionalInfo: "stiff in the morning",
    });
  });

  test("offers to fill in what the owner's words say of the dog", async () => {
    const { onSend } = show({ session: { dogInfo: { ...EMPTY_DOG, words: "my 11 year old, she weighs 66 lbs" } } });
    for (const words of ["11 year old", "weighs 66 lbs", "she"])
      await user.click(screen.getByRole("button", { name: `Fill in: ${words}` }));
    expect(screen.queryByRole("button", { name: /^Fill in/ })).toBeNull();
    expect(screen.getByLabelText("Female")).toHaveFocus();
    expect(screen.getByLabelText("Age in years")).toHaveValue("11");
    await send();
    expect(onSend).toHaveBeenCalledWith(expect.objectContaining({ age_months: 132, weight_kg: 29.9, sex: "female" }));
  });

  test("Skip sends an empty context, even after typing", async () => {
    const { onSend } = show();
    fireEvent.change(screen.getByLabelText("Name"), { target: { value: "Frieda" } });
    await user.click(screen.getByRole("button", { name: "Skip" }));
    expect(onSend).toHaveBeenCalledWith({});
  });

  test("330 kg gets a suggestion that one tap accepts", async () => {
    const { onSend } = show();
    fireEvent.change(screen.getByLabelText("Weight"), { target: { value: "330" } });
    await send();
    expect(screen.getByRole("alert")).toHaveTextContent("330 kg is too much for a dog. Do you mean 33.0?");
    expect(screen.getByLabelText("Weight")).toHaveFocus();
    expect(onSend).not.toHaveBeenCalled();
    await user.click(screen.getByRole("button", { name: "Yes, 33.0 kg" }));
    await send();
    expect(onSend).toHaveBeenCalledWith({ weight_kg: 33 });
  });

  test("a ticked red flag shows the emergency, and the form can still be sent", async () => {
    const { onSend } = show();
    await user.click(screen.getByLabelText("Trouble breathing"));
    expect(screen.getByRole("heading", { name: "Please see a vet now" })).toBeVisible();
    expect(screen.getByText(/keep the dog calm/)).toBeVisible();
    expect(screen.getByRole("link", { name: /^Find an emergency vet nearby/ })).toBeVisible();
    await send();
    expect(onSend).toHaveBeenCalledWith({ redFlags: ["breathing"] });
  });

  test("opens one tile at a time, and counts its ticks", async () => {
    show();
    expect(screen.getByLabelText("Trouble breathing")).toBeVisible();
    await user.click(screen.getByRole("button", { name: "Swallowed something" }));
    expect(screen.getByLabelText("Trouble breathing")).not.toBeVisible();
    await user.click(screen.getByLabelText("Ate something poisonous"));
    const tile = screen.getByRole("button", { name: /^Swallowed something/ });
    expect(tile).toHaveAttribute("aria-expanded", "true");
    expect(tile).toHaveTextContent("Ticked: 1");
  });

  test("combines illnesses and medicines from lists with the owner's text", async () => {
    const { onSend } = show();
    await user.click(await screen.findByLabelText("Diabetes"));
    await user.click(await screen.findByLabelText("Insulin"));
    await user.click(await screen.findByLabelText("Epilepsy"));
    await user.click(await screen.findByLabelText("Epilepsy"));
    await send();
    expect(onSend).toHaveBeenCalledWith({ conditions: ["diabetes"], medicines: ["insulin"] });
  });

  test("Skip keeps a ticked red flag", async () => {
    show();
    expect(screen.getByRole("button", { name: "Skip" })).toBeVisible();
    await user.click(screen.getByLabelText("Trouble breathing"));
    expect(screen.queryByRole("button", { name: "Skip" })).toBeNull();
    await user.click(screen.getByLabelText("No, none of these"));
    expect(screen.getByRole("button", { name: "Skip" })).toBeVisible();
  });

  test.each([
    ["own words", { words: "he ate rat bait" }],
    ["further remarks", { additionalInfo: "he ate rat bait" }],
    [
      "a check",
      { checks: [{ id: "gums" as const, inputs: { colour: "white" }, measuredAt: "2026-11-23T10:00:00.000Z" }] },
    ],
    ["an illness", { conditions: ["diabetes" as const] }],
    ["a medicine", { medicines: ["insulin" as const] }],
  ])("Skip is gone with %s", async (_what, told) => {
    show({ session: { dogInfo: { ...EMPTY_DOG, ...told } } });
    expect(await screen.findByRole("button", { name: "Continue" })).toBeVisible();
    expect(screen.queryByRole("button", { name: "Skip" })).toBeNull();
  });

  test("“none of these” removes all ticks", async () => {
    const { onSend } = show();
    await user.click(screen.getByLabelText("Seizure or fit"));
    await user.click(screen.getByLabelText("No, none of these"));
    expect(screen.queryByRole("heading", { name: "Please see a vet now" })).toBeNull();
    await send();
    expect(onSend).toHaveBeenCalledWith({});
  });

  test("asks about pregnancy only for an intact female", async () => {
    show();
    await user.click(screen.getByLabelText("Male"));
    expect(screen.queryByLabelText("She is pregnant or may be")).toBeNull();
    await user.click(screen.getByLabelText("Female"));
    await user.click(within(screen.getByRole("group", { name: "Neutered?" })).getByLabelText("Yes"));
    expect(screen.queryByLabelText("She is pregnant or may be")).toBeNull();
  });

  test("rejects an impossible age at its field", async () => {
    const { onSend } = show();
    fireEvent.change(screen.getByLabelText("Age in years"), { target: { value: "40" } });
    await send();
    expect(screen.getByRole("alert")).toHaveTextContent("No dog gets that old. Please check it.");
    expect(screen.getByLabelText("Age in years")).toHaveFocus();
    expect(onSend).not.toHaveBeenCalled();
  });

  test("suggests breed names once the field has the focus", async () => {
    const { container } = show();
    expect(container.querySelectorAll("datalist option")).toHaveLength(0);
    await user.click(screen.getByLabelText(/^Breed/));
    expect((await screen.findAllByText("Beagle")).length).toBeGreaterThan(0);
  });
});
