import "../support/browser-gaps.ts";
import { beforeEach, describe, expect, test, vi } from "vitest";
import type { AnalyzeContext } from "@hundeblick/proto/http/context";
import type { ReadTextReply } from "@hundeblick/proto/http/read-text";
import { fireEvent, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { http, HttpResponse } from "msw";
import { EMPTY_DOG, type DogInfo } from "../../src/shared/session/dog-info.ts";
import { DetailsForm } from "../../src/features/details/components/DetailsForm.tsx";
import { send } from "../support/clicks.ts";
import { renderPage } from "../support/render-page.tsx";
import { server, useServer } from "../support/server.ts";

useServer();
const user = userEvent.setup();

const show = (dog: Partial<DogInfo> = {}) => {
  const onSend = vi.fn<(context: AnalyzeContext) => void>();
  return { onSend, ...renderPage(<DetailsForm onSend={onSend} />, { session: { dogInfo: { ...EMPTY_DOG, ...dog } } }) };
};
const words = () => screen.findByLabelText("Say it in your own words");
const emergency = (name = "Ring now, before you do anything") => screen.findByRole("region", { name });

const sign = {
  id: "poison",
  words: "rat bait",
  label: "Ate something poisonous",
  advice: "Call now.",
  firstAid: "Bring the packaging.",
} as const;
const asked = {
  ...sign,
  question: "You write “rat bait”. Has your dog eaten any?",
  answers: [
    { id: "now", text: "Yes, now or today" },
    { id: "earlier", text: "Yes, but longer ago" },
    { id: "no", text: "No" },
  ],
} satisfies ReadTextReply["ask"][number];

/** Stubs the reading of every text from here on. */
let read: ReadTextReply;
const texts: unknown[] = [];
beforeEach(() => {
  texts.length = 0;
  read = { alarms: [], ask: [], concerns: [] };
  server.use(
    http.get("*/api/check/poison-lines", () => HttpResponse.json({ lines: null })),
    http.post("*/api/check/read", async ({ request }) => {
      texts.push(await request.json());
      return HttpResponse.json(read);
    }),
  );
});

describe("emergencies in typed words", () => {
  test("marks a suspected sign, with the vet before the poison helpline", async () => {
    read = { alarms: [{ ...sign, suspected: true }], ask: [], concerns: [] };
    show();
    await user.type(await words(), "he trembles and pants");
    const region = within(await emergency("Please see a vet now"));
    expect(region.getByRole("alert")).toHaveTextContent(
      "You write “rat bait”. That can be an emergency, perhaps this one:",
    );
    expect(await region.findByText(/^If that is what it is \(.*\): /)).toBeVisible();
  });

  test("reads words after a pause, and shows actions while the text keeps the focus", async () => {
    read.alarms = [{ ...sign }];
    show();
    await user.click(await words());
    // pasted, because on a busy machine half a second passes between two keys
    await user.paste("he ate rat bait");
    const screenOfIt = await emergency();
    expect(within(screenOfIt).getByRole("alert")).toHaveTextContent("You write “rat bait”: Ate something poisonous.");
    expect(await within(screenOfIt).findByText(/Do not make your dog vomit/)).toBeVisible();
    expect(await words()).toHaveFocus();
    expect(texts).toEqual([{ text: "he ate rat bait", language: "en" }]);
  });

  test("asks about an uncertain sign; now is an emergency, earlier is none, and the answer is sent", async () => {
    read.ask = [asked];
    const { onSend } = show();
    await user.type(screen.getByLabelText("What else should we know?"), "rat bait in the garden");
    const question = await screen.findByRole("group", { name: /Has your dog eaten any/ });
    await user.click(within(question).getByLabelText("Yes, now or today"));
    expect(await emergency()).toBeVisible();
    expect(screen.getByRole("heading", { name: "Ring now, before you do anything" })).toHaveFocus();
    await user.click(within(question).getByLabelText("Yes, but longer ago"));
    expect(screen.queryByRole("region", { name: "Ring now, before you do anything" })).toBeNull();
    await send();
    expect(onSend).toHaveBeenCalledWith({
      additionalInfo: "rat bait in the garden",
      wordAnswers: [{ id: "poison", answer: "earlier" }],
    });
  });

  test("removes an answer with its words", async () => {
    read.ask = [asked];
    const { onSend } = show({ additionalInfo: "rat bait", wordAnswers: [{ id: "poison", answer: "now" }] });
    expect(await emergency()).toBeVisible();
    await user.clear(screen.getByLabelText("What else should we know?"));
    expect(screen.queryByRole("region", { name: "Ring now, before you do anything" })).toBeNull();
    await send();
    expect(onSend).toHaveBeenCalledWith({});
  });

  const alarmed = async () => {
    read.alarms = [{ ...sign }];
    show();
    await user.click(await words());
    await user.paste("he ate rat bait");
    await emergency();
  };
  const alarm = () => screen.queryByRole("region", { name: "Ring now, before you do anything" });

  test.each([
    ["stays while its words do", "he ate rat bait at noon", true],
    ["goes with its words", "he ate grass at noon", false],
  ])("an alarm, when the new text cannot be read: %s", async (_what, text, stays) => {
    await alarmed();
    server.use(http.post("*/api/check/read", () => HttpResponse.error()));
    fireEvent.change(await words(), { target: { value: text } });
    expect(await screen.findByText(/go through the list at the top yourself/)).toBeVisible();
    expect(alarm() !== null).toBe(stays);
  });

  test("an answer about words that are being corrected is sent", async () => {
    read.ask = [asked];
    const { onSend } = show();
    await user.click(await words());
    await user.paste("he ate rat bait");
    await user.click(await screen.findByRole("radio", { name: "Yes, but longer ago" }));
    server.use(http.post("*/api/check/read", () => HttpResponse.error()));
    fireEvent.change(await words(), { target: { value: "he ate rat bate" } });
    expect(await screen.findByText(/go through the list at the top yourself/)).toBeVisible();
    await send();
    expect(onSend.mock.lastCall?.[0]).toMatchObject({ wordAnswers: [{ id: "poison", answer: "earlier" }] });
  });

  test("the alarm of a text that was emptied does not come back with another one", async () => {
    await alarmed();
    await user.clear(await words());
    read.alarms = [];
    await user.paste("he ate grass");
    expect(alarm()).toBeNull();
  });

  test("the form works without a reply of the server", async () => {
    server.use(http.post("*/api/check/read", () => HttpResponse.error()));
    const { onSend } = show();
    await user.type(await words(), "he ate rat bait");
    expect(await screen.findByText(/go through the list at the top yourself/)).toBeVisible();
    await send();
    expect(onSend).toHaveBeenCalledWith({ additionalInfo: "he ate rat bait" });
  });
});

describe("the emergency screen", () => {
  test("allows to continue; a new sign opens the screen again", async () => {
    show();
    await user.click(screen.getByLabelText("Trouble breathing"));
    await user.click(screen.getByRole("button", { name: "Go on with the questions anyway" }));
    expect(screen.queryByRole("region", { name: "Please see a vet now" })).toBeNull();
    expect(screen.getByRole("button", { name: "Show what to do now" })).toBeVisible();
    await user.click(screen.getByLabelText("Seizure or fit"));
    expect(await emergency("Please see a vet now")).toBeVisible();
    await user.click(screen.getByRole("button", { name: "Untick" }));
    expect(screen.getByLabelText("Seizure or fit")).not.toBeChecked();
    expect(screen.getByRole("button", { name: "Skip" })).toBeVisible();
  });

  test("an emergency by an answer is shown alone; withdrawing it returns to the question", async () => {
    const { store } = show({ concerns: [{ id: "vomiting", answers: {}, skipped: [] }] });
    await user.click(await screen.findByLabelText("Belly swollen, tight or hard"));
    const screenOfIt = await emergency("Please see a vet now");
    expect(within(screenOfIt).getByRole("alert")).toHaveTextContent("Because you said: Belly swollen, tight or hard.");
    expect(await within(screenOfIt).findByText(/Give nothing to eat or drink/)).toBeVisible();
    await user.click(within(screenOfIt).getByRole("button", { name: "Take back the answer" }));
    expect(screen.queryByRole("region", { name: "Please see a vet now" })).toBeNull();
    expect(screen.getByLabelText("Belly swollen, tight or hard")).not.toBeChecked();
    await user.click(screen.getByLabelText("May have eaten poison or an object"));
    expect(await emergency()).toBeVisible();
    await user.click(screen.getByRole("button", { name: "Go on with the questions anyway" }));
    expect(screen.getByRole("button", { name: "Show what to do now" })).toBeVisible();
    expect(store.getState().session.dogInfo.concerns[0]?.answers).toEqual({ danger: ["poison"] });
  });

  test("a weight counts once it is written: the 1 of 17 kg is no small dog", async () => {
    show({ concerns: [{ id: "vomiting", answers: { danger: ["none"], water: "comes_up" }, skipped: [] }] });
    expect(await screen.findByText("See a vet today")).toBeVisible();
    const weight = screen.getByLabelText("Weight");
    await user.type(weight, "17");
    expect(weight).toHaveValue("17");
    expect(weight).toHaveFocus();
    await user.clear(weight);
    await user.type(weight, "3");
    expect(weight).toHaveFocus();
    await user.tab();
    const screenOfIt = await emergency("Please see a vet now");
    expect(within(screenOfIt).getByRole("alert")).toHaveTextContent("under 5 kg");
  });

  test("shows a script for the phone call", async () => {
    show({ name: "Balu", breed: "Labrador", age_months: "84", weight_kg: "36,5", redFlags: ["bloat"] });
    expect(
      await screen.findByText(/with my dog: Swollen, hard belly.* Balu, Labrador, 7 years, 36.5 kg/),
    ).toBeVisible();
  });

  test.each([
    ["0", "0 months"],
    ["12", "1 year"],
    ["13", "1 year, 1 month"],
  ])("an age of %s months is read out as %s", async (age_months, spoken) => {
    show({ age_months, redFlags: ["bloat"] });
    expect(await screen.findByText(new RegExp(`belly[^.]*\\. ${spoken}\\. `))).toBeVisible();
  });
});
