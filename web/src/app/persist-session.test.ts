import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { STORE_KEY } from "#shared/session/stored-session.ts";
import { persistSession, storedSession } from "./persist-session.ts";
import {
  detailsOpened,
  dogInfoChanged,
  emailTyped,
  languageChosen,
  newSession,
} from "#shared/session/session.slice.ts";
import { makeStore } from "#shared/store/store.ts";
import { visitId } from "#shared/visit/visit.ts";

beforeEach(() => localStorage.clear());

test("restores the form after a reload, but not the e-mail address", () => {
  const store = makeStore(storedSession());
  persistSession(store);
  store.dispatch(dogInfoChanged({ name: "Frieda", weight_kg: "33" }));
  store.dispatch(emailTyped("jana@example.org"));
  store.dispatch(languageChosen("pl"));

  expect(localStorage.getItem(STORE_KEY)).not.toContain("jana@example.org");
  const after = storedSession();
  expect(after.dogInfo).toMatchObject({ name: "Frieda", weight_kg: "33" });
  expect([after.language, after.country, after.email]).toEqual(["pl", "pl", ""]);
});

test("stores the language of every visit", () => {
  persistSession(makeStore(newSession("pl")));
  expect(storedSession()).toEqual(newSession("pl"));
});

describe("open details dialog", () => {
  beforeEach(() => {
    sessionStorage.clear();
    vi.useFakeTimers();
    visitId();
    const store = makeStore();
    persistSession(store);
    store.dispatch(detailsOpened());
    store.dispatch(dogInfoChanged({ name: "Frieda" }));
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  test("is restored after a reload in the same visit", () => {
    vi.advanceTimersByTime(30 * 60_000);
    expect(storedSession().analysisStarted).toBe(true);
  });
  test("is not restored in a later visit, which keeps the answers", () => {
    vi.advanceTimersByTime(30 * 60_000 + 1);
    expect(storedSession()).toMatchObject({ analysisStarted: false, dogInfo: { name: "Frieda" } });
  });
  test("is not restored in a new tab", async () => {
    sessionStorage.clear();
    vi.resetModules();
    const newTab = await import("./persist-session.ts");
    expect(newTab.storedSession().analysisStarted).toBe(false);
  });
});
