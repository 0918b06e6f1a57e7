import "../support/browser-gaps.ts";
import { describe, expect, test, vi } from "vitest";
import type { AnalyzeContext } from "@hundeblick/proto/http/context";
import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { EMPTY_DOG, type DogInfo } from "../../src/shared/session/dog-info.ts";
import { toStored, restoreSession } from "../../src/shared/session/stored-session.ts";
import { DetailsForm } from "../../src/features/details/components/DetailsForm.tsx";
import { send } from "../support/clicks.ts";
import { renderPage } from "../support/render-page.tsx";

const user = userEvent.setup();

const show = (dog: Partial<DogInfo> = {}) => {
  const onSend = vi.fn<(context: AnalyzeContext) => void>();
  const view = renderPage(<DetailsForm onSend={onSend} />, { session: { dogInfo: { ...EMPTY_DOG, ...dog } } });
  return { onSend, ...view, concerns: () => view.store.getState().session.dogInfo.concerns };
};
const vomiting = { id: "vomiting" as const, answers: {}, skipped: [] };
const next = () => user.click(screen.getByRole("button", { name: "Next question" }));
const question = (name: string) => screen.findByRole("heading", { name });

describe("concerns in the details form", () => {
  test("suggests a concern by typed words, which are sent too", async () => {
    const { onSend, concerns } = show();
    expect(screen.getByLabelText("Nothing special, just have a look")).toBeChecked();
    await user.type(await screen.findByLabelText("Say it in your own words"), "he has been throwing up since noon");
    await user.click(await screen.findByRole("button", { name: "Yes, Vomiting" }));
    expect(concerns()).toEqual([vomiting]);
    expect(await question("Any of this right now?")).toHaveFocus();
    await send();
    expect(onSend).toHaveBeenCalledWith({
      concerns: [{ id: "vomiting", answers: {} }],
      additionalInfo: "he has been throwing up since noon",
    });
  });

  test("suggests a concern by the last text too, and focuses its first question", async () => {
    const { onSend, concerns } = show();
    await user.type(await screen.findByLabelText("What else should we know?"), "she scratches all night");
    await user.click(await screen.findByRole("button", { name: "Yes, Itching and skin" }));
    expect(concerns().map(({ id }) => id)).toEqual(["itching_skin"]);
    expect(await question("Do you see any of these right now?")).toHaveFocus();
    expect(screen.queryByText("Is it about this?")).toBeNull();
    await send();
    expect(onSend).toHaveBeenCalledWith({
      concerns: [{ id: "itching_skin", answers: {} }],
      additionalInfo: "she scratches all night",
    });
  });

  test("chooses and removes concerns from groups, at most three", async () => {
    const { concerns } = show();
    for (const name of ["Vomiting", "Diarrhoea", "Cough"]) await user.click(await screen.findByLabelText(name));
    expect(concerns().map(({ id }) => id)).toEqual(["vomiting", "diarrhoea", "cough"]);
    expect(screen.getByLabelText("Limping")).toBeDisabled();
    await user.click(screen.getByRole("button", { name: "Take back: Diarrhoea" }));
    expect(concerns().map(({ id }) => id)).toEqual(["vomiting", "cough"]);
    await user.click(screen.getByLabelText("Nothing special, just have a look"));
    expect(concerns()).toEqual([]);
    expect(screen.getByRole("button", { name: "Skip" })).toBeVisible();
  });

  test("asks one question at a time: answer, skip, back, withdraw", async () => {
    const { concerns } = show({ concerns: [vomiting] });
    const first = await question("Any of this right now?");
    expect(within(first.parentElement as HTMLElement).getByRole("button", { name: "Next question" })).toBeDisabled();
    await user.click(screen.getByLabelText("None of these"));
    // unknown is no result yet
    expect(screen.queryByText(/See a vet|To an emergency vet/)).toBeNull();
    await next();
    const second = await question("What comes up?");
    expect(second).toHaveFocus();
    await user.click(screen.getByRole("button", { name: "I don't know" }));
    expect(concerns()).toEqual([{ ...vomiting, answers: { danger: ["none"] }, skipped: ["content"] }]);
    await user.click(screen.getByRole("button", { name: "To the question before" }));
    await question("What comes up?");
    await user.click(screen.getByRole("button", { name: "Change the answer: Any of this right now?" }));
    await user.click(screen.getByRole("button", { name: "I don't know" }));
    expect(concerns()).toEqual([{ ...vomiting, skipped: ["content", "danger"] }]);
  });

  test("shows an urgent level at once, and allows to continue", async () => {
    const { onSend } = show({ concerns: [vomiting] });
    await question("Any of this right now?");
    await user.click(screen.getByLabelText("Belly swollen, tight or hard"));
    const level = await screen.findByText("To an emergency vet now");
    expect(level.closest("[aria-live]")).toHaveAttribute("aria-live", "assertive");
    expect(screen.getByText("Because you said: Belly swollen, tight or hard")).toBeVisible();
    expect(screen.getByRole("link", { name: "Find an emergency vet nearby (opens in a new tab)" })).toBeVisible();
    await send();
    expect(onSend).toHaveBeenCalledWith({ concerns: [{ id: "vomiting", answers: { danger: ["belly"] } }] });
  });

  test("restores answers and the open question after a reload", async () => {
    const { store, concerns, unmount } = show({ concerns: [vomiting] });
    await question("Any of this right now?");
    await user.click(screen.getByLabelText("None of these"));
    const kept = JSON.stringify(toStored(store.getState().session));
    const before = concerns();
    unmount();
    const again = show(restoreSession(kept).dogInfo);
    await question("What comes up?");
    expect(again.concerns()).toEqual(before);
  });
});
