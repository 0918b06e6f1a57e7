import "../support/browser-gaps.ts";
import { afterEach, expect, test, vi } from "vitest";
import { act, fireEvent, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { CheckAnswers } from "@hundeblick/proto/health/check";
import { allChecks } from "@hundeblick/triage/all-checks";
import { useState } from "react";
import { EMPTY_DOG, type DogInfo } from "#shared/session/dog-info.ts";
import { STEPS_OF_INPUT } from "../../src/features/details/check/check-screens.ts";
import { BreathCounter } from "../../src/features/details/check/components/BreathCounter.tsx";
import { CheckSteps } from "../../src/features/details/check/components/CheckSteps.tsx";
import { DetailsForm } from "../../src/features/details/components/DetailsForm.tsx";
import { renderPage } from "../support/render-page.tsx";

const user = userEvent.setup();
afterEach(() => {
  sessionStorage.clear();
  vi.useRealTimers();
});
const show = (dog: Partial<DogInfo> = {}) => {
  const onSend = vi.fn();
  const view = renderPage(<DetailsForm onSend={onSend} />, { session: { dogInfo: { ...EMPTY_DOG, ...dog } } });
  return { onSend, unmount: view.unmount, checks: () => view.store.getState().session.dogInfo.checks };
};
const open = async (name: string) => user.click(await screen.findByText(name));

test("suggests the concern's checks before body condition", async () => {
  show({ concerns: [{ id: "breathing_fast", answers: {}, skipped: [] }] });
  const names = ["Breathing at rest", "Gums", "Body condition"];
  const found = await Promise.all(names.map((name) => screen.findByText(name)));
  const inOrder = found.every((node, i) => !found[i + 1] || node.compareDocumentPosition(found[i + 1] as Node) === 4);
  expect(inOrder).toBe(true);
});

test("stores a check with its time, shows its result, and withdraws it", async () => {
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

test("navigates the steps of a check, and restores the step after a reload", async () => {
  const { unmount } = show();
  await open("Body condition");
  expect(await screen.findByText("Step 1 of 4")).toBeVisible();
  await user.click(screen.getByRole("radio", { name: "Can be felt, but with some padding" }));
  await user.click(screen.getByRole("button", { name: "Next step" }));
  expect(screen.getByText("Step 2 of 4")).toHaveFocus();
  const [skip] = screen.getAllByRole("button", { name: "Skip" });
  await user.click(skip as HTMLElement);
  expect(screen.getByText("Step 3 of 4")).toHaveFocus();
  await user.click(screen.getByRole("button", { name: "To the step before" }));
  expect(screen.getByText("Step 2 of 4")).toHaveFocus();
  unmount();
  show({ checks: [{ id: "body_condition", inputs: { ribs: "padded" }, measuredAt: "2026-11-23T20:00:00.000Z" }] });
  expect(await screen.findByText("Step 2 of 4")).toBeVisible();
});

test("every step of every check is on exactly one screen", () => {
  for (const { id, steps, inputs } of allChecks) {
    const shown = Object.entries(STEPS_OF_INPUT[id]);
    expect(inputs.map((input) => input.id)).toEqual(expect.arrayContaining(shown.map(([input]) => input)));
    expect(shown.flatMap(([, places]) => places).toSorted((a, b) => a - b)).toEqual([...steps.keys()]);
  }
});

test("counts breaths by taps until the time is over", () => {
  vi.useFakeTimers();
  const onCount = vi.fn();
  renderPage(<BreathCounter seconds={30} max={200} taps={undefined} onCount={onCount} />);
  const button = screen.getByRole("button");
  fireEvent.click(button);
  for (let i = 0; i < 12; i += 1) fireEvent.click(button);
  expect(button).toHaveTextContent("12");
  expect(onCount).not.toHaveBeenCalled();
  act(() => {
    vi.advanceTimersByTime(31_000);
  });
  expect(onCount).toHaveBeenCalledWith(12);
});

test("a tap after the end of the count changes nothing; only 'Count again' starts anew", () => {
  vi.useFakeTimers();
  const onCount = vi.fn();
  const Counter = () => {
    const [taps, setTaps] = useState<number>();
    onCount.mockImplementation(setTaps);
    return <BreathCounter seconds={30} max={200} taps={taps} onCount={onCount} />;
  };
  renderPage(<Counter />);
  const surface = screen.getByRole("button");
  const tap = (times: number) => Array.from({ length: times }, () => fireEvent.click(surface));
  const pass = (ms: number) =>
    act(() => {
      vi.advanceTimersByTime(ms);
    });
  tap(21);
  pass(30_000);
  tap(1);
  pass(40_000);
  expect(onCount.mock.calls).toEqual([[20]]);
  expect(surface).toHaveTextContent("20");
  fireEvent.click(screen.getByRole("button", { name: "Count again" }));
  expect(surface).toHaveFocus();
  tap(9);
  pass(30_000);
  expect(onCount.mock.calls).toEqual([[20], [9]]);
});

test("inputs depend only on earlier ones", () => {
  for (const { id, inputs } of allChecks) {
    for (const [place, { askIf }] of inputs.entries()) {
      const named = [...JSON.stringify(askIf ?? {}).matchAll(/"q":"(\w+)"/g)].map(([, name]) => name);
      const before = inputs.slice(0, place).map((input) => input.id);
      expect([id, before]).toEqual([id, expect.arrayContaining(named)]);
    }
  }
});

function Food() {
  const [inputs, setInputs] = useState<CheckAnswers>({ weight: 10, stage: "neutered" });
  return (
    <CheckSteps id="food_amount" inputs={inputs} dog={{}} onMeasure={setInputs} place={3} setPlace={() => undefined} />
  );
}

test("energy may be typed in the pack's unit, and replaces the nutrients", async () => {
  renderPage(<Food />);
  const energy = await screen.findByRole("textbox", { name: "Energy in the food" });
  expect(screen.getByText("Step 4 of 7")).toBeVisible();
  await user.type(energy, "3700");
  expect(screen.getByText("Please write a number from 40 to 650.")).toBeVisible();
  await user.selectOptions(screen.getByRole("combobox", { name: "Unit" }), "kcal/kg");
  expect(screen.getByText("Step 4 of 6")).toBeVisible();
  expect(screen.getByText("144 g a day (133–154 g)")).toBeVisible();
});
