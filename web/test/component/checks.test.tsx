import "../support/browser-gaps.ts";
import { afterEach, expect, jest, test } from "@jest/globals";
import { act, fireEvent, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { EMPTY_DOG, type DogInfo } from "../../src/app/dog-info.ts";
import { BreathCounter } from "../../src/features/details/check/components/BreathCounter.tsx";
import { DetailsForm } from "../../src/features/details/components/DetailsForm.tsx";
import { renderPage } from "../support/render-page.tsx";

jest.setTimeout(60_000);
const user = userEvent.setup();
afterEach(() => {
  jest.useRealTimers();
});
const show = (dog: Partial<DogInfo> = {}) => {
  const onSend = jest.fn();
  const view = renderPage(<DetailsForm onSend={onSend} />, { session: { dogInfo: { ...EMPTY_DOG, ...dog } } });
  return { onSend, checks: () => view.store.getState().session.dogInfo.checks };
};
const open = async (name: string) => user.click(await screen.findByText(name));

test("checks that fit the concern are offered before body condition", async () => {
  show({ concerns: [{ id: "breathing_fast", answers: {}, skipped: [] }] });
  const names = ["Breathing at rest", "Gums", "Body condition"];
  const found = await Promise.all(names.map((name) => screen.findByText(name)));
  const inOrder = found.every((node, i) => !found[i + 1] || node.compareDocumentPosition(found[i + 1] as Node) === 4);
  expect(inOrder).toBe(true);
});

test("a check is measured with the time, said what it means, and taken back", async () => {
  const { checks } = show();
  await open("Body condition");
  const ribs = (await screen.findAllByRole("radio", { name: "Can be felt, but with some padding" }))[0];
  await user.click(ribs as HTMLElement);
  expect(checks()).toEqual([
    { id: "body_condition", inputs: { ribs: expect.any(String) }, measuredAt: expect.any(String) },
  ]);
  await user.click(screen.getByRole("button", { name: "Take this check back" }));
  expect(checks()).toEqual([]);
});

test("breaths are counted by taps until the time is over", () => {
  jest.useFakeTimers();
  const onCount = jest.fn();
  renderPage(<BreathCounter seconds={30} max={200} taps={undefined} onCount={onCount} />);
  const button = screen.getByRole("button");
  fireEvent.click(button);
  for (let i = 0; i < 12; i += 1) fireEvent.click(button);
  expect(button).toHaveTextContent("12");
  expect(onCount).not.toHaveBeenCalled();
  act(() => {
    jest.advanceTimersByTime(31_000);
  });
  expect(onCount).toHaveBeenCalledWith(12);
});
