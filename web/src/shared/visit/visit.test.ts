import { afterEach, beforeEach, expect, test, vi } from "vitest";

const fresh = async () => {
  vi.resetModules();
  return import("./visit.ts");
};

beforeEach(() => {
  vi.useFakeTimers();
  sessionStorage.clear();
});
afterEach(() => {
  vi.useRealTimers();
});

test("keeps the id over a reload, and begins once", async () => {
  const { visitId, isNewVisit } = await fresh();
  const id = visitId();
  expect(isNewVisit()).toBe(true);
  const again = await fresh();
  expect(again.visitId()).toBe(id);
  expect(again.isNewVisit()).toBe(false);
});

test("a new visit begins after 30 idle minutes", async () => {
  const { visitId, isNewVisit } = await fresh();
  const id = visitId();
  isNewVisit();
  for (let times = 0; times < 3; times++) {
    vi.advanceTimersByTime(30 * 60_000);
    expect(visitId()).toBe(id);
  }
  vi.advanceTimersByTime(30 * 60_000 + 1);
  expect(visitId()).not.toBe(id);
  expect(isNewVisit()).toBe(true);
});

test("rejects invalid storage", async () => {
  sessionStorage.setItem("visit", '{"id":"<script>","at":1}');
  const { visitId } = await fresh();
  expect(visitId()).toMatch(/^[\w-]{22}$/);
});
