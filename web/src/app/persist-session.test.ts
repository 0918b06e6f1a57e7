import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { newId } from "@hundeblick/proto/new-id";
import { eraseReport } from "../features/report/erase-report.ts";
import { storePhoto } from "#shared/session/chosen-photo.ts";
import { EMPTY_DOG } from "#shared/session/dog-info.ts";
import { readExtraPhotos, storeExtraPhoto } from "#shared/session/extra-photos.ts";
import { startOver } from "#shared/session/start-over.ts";
import { isStoredByThisTab, setStoredByThisTab } from "#shared/session/stored-by-tab.ts";
import { STORE_KEY, storedSession, toStored } from "#shared/session/stored-session.ts";
import { persistSession } from "./persist-session.ts";
import {
  detailsOpened,
  dogInfoChanged,
  emailTyped,
  languageChosen,
  newSession,
  photoChosen,
  type SessionState,
} from "#shared/session/session.slice.ts";
import { makeStore } from "#shared/store/store.ts";
import { visitId } from "#shared/visit/visit.ts";

const closes: (() => void)[] = [];
/** Opens the stored session in this tab. */
function openTab() {
  const store = makeStore(storedSession());
  closes.push(persistSession(store));
  return { store };
}

beforeEach(() => localStorage.clear());
afterEach(() => {
  for (const close of closes.splice(0)) close();
  setStoredByThisTab(true);
});

test("restores the form after a reload, but not the e-mail address", () => {
  const { store } = openTab();
  store.dispatch(dogInfoChanged({ name: "Frieda", weight_kg: "33" }));
  store.dispatch(emailTyped("jana@example.org"));
  store.dispatch(languageChosen("pl"));

  expect(localStorage.getItem(STORE_KEY)).not.toContain("jana@example.org");
  const after = storedSession();
  expect(after.dogInfo).toMatchObject({ name: "Frieda", weight_kg: "33" });
  expect([after.language, after.country, after.email]).toEqual(["pl", "pl", ""]);
});

test("stores the language of every visit", () => {
  closes.push(persistSession(makeStore(newSession("pl"))));
  expect(storedSession()).toEqual(newSession("pl"));
});

describe("another tab", () => {
  const FRIEDA = dogInfoChanged({ name: "Frieda", meds: "Luminal" });
  /** Another tab stores this session. */
  const other = (session: SessionState) => {
    const newValue = JSON.stringify(toStored(session));
    const oldValue = localStorage.getItem(STORE_KEY);
    localStorage.setItem(STORE_KEY, newValue);
    dispatchEvent(new StorageEvent("storage", { key: STORE_KEY, newValue, oldValue }));
  };
  test("deletes the dog: this one forgets it and does not store it again", () => {
    const { store } = openTab();
    store.dispatch(FRIEDA);
    other(newSession("de"));
    store.dispatch(emailTyped("jana@example.org"));
    store.dispatch(languageChosen("pl"));
    expect(localStorage.getItem(STORE_KEY)).not.toMatch(/Frieda|Luminal/);
    expect(store.getState().session.dogInfo.name).toBe("");
    expect(storedSession().language).toBe("pl");
  });

  test("changes the dog and deletes it: this one forgets it as well", () => {
    const { store } = openTab();
    store.dispatch(FRIEDA);
    const { session } = store.getState();
    other({ ...session, dogInfo: { ...session.dogInfo, breed: "Beagle" } });
    other(newSession("de"));
    expect(store.getState().session.dogInfo.name).toBe("");
  });

  test("deletes the dog that is open here: it stays on the screen and is not stored again", () => {
    const { store } = openTab();
    store.dispatch(FRIEDA);
    store.dispatch(detailsOpened());
    other(newSession("de"));
    store.dispatch(dogInfoChanged({ breed: "Beagle" }));
    expect(store.getState().session.dogInfo).toMatchObject({ name: "Frieda", breed: "Beagle" });
    expect(localStorage.getItem(STORE_KEY)).not.toMatch(/Frieda|Beagle/);
  });

  test("has stored the report that is deleted here: it is deleted from storage as well", () => {
    const { store } = openTab();
    store.dispatch(FRIEDA);
    const { session } = store.getState();
    const reportId = newId();
    other({ ...session, dogInfo: { ...session.dogInfo, reportId } });
    eraseReport(store, newId());
    expect(localStorage.getItem(STORE_KEY)).toContain("Frieda");
    eraseReport(store, reportId);
    expect(localStorage.getItem(STORE_KEY)).not.toContain("Frieda");
  });

  test("has stored another dog's report that is deleted here: storage is emptied, this dog stays", () => {
    const { store } = openTab();
    store.dispatch(dogInfoChanged({ name: "Bella" }));
    const reportId = newId();
    other({ ...newSession("de"), dogInfo: { ...EMPTY_DOG, name: "Frieda", reportId } });
    eraseReport(store, reportId);
    expect(localStorage.getItem(STORE_KEY)).not.toContain("Frieda");
    expect(store.getState().session.dogInfo.name).toBe("Bella");
  });

  test("stored another dog and deletes it: this one keeps its own", () => {
    const { store } = openTab();
    store.dispatch(dogInfoChanged({ name: "Bella" }));
    other({ ...newSession("de"), dogInfo: { ...EMPTY_DOG, name: "Frieda" } });
    other(newSession("de"));
    expect(store.getState().session.dogInfo.name).toBe("Bella");
  });

  test("answers about the same dog: this one stores nothing older over it", () => {
    const { store } = openTab();
    store.dispatch(FRIEDA);
    const answered = { ...store.getState().session, dogInfo: { ...store.getState().session.dogInfo, breed: "Beagle" } };
    other(answered);
    store.dispatch(emailTyped("jana@example.org"));
    expect(storedSession().dogInfo).toMatchObject({ name: "Frieda", breed: "Beagle" });
  });

  test("has another photo: extra photos of this one stay in memory, and its own photo is stored again", async () => {
    const { store } = openTab();
    store.dispatch(detailsOpened());
    await storeExtraPhoto("side", new Blob(["mine"]));
    other({ ...newSession("de"), selectedFile: { name: "other.jpg", type: "image/jpeg", size: 1 } });
    await storeExtraPhoto("face", new Blob(["mine"]));
    expect([...(await readExtraPhotos()).keys()]).toEqual(["side", "face"]);
    expect(isStoredByThisTab()).toBe(false);
    await storePhoto(new Blob(["new"]));
    store.dispatch(photoChosen({ file: { name: "mine.jpg", type: "image/jpeg", size: 1 }, previewUrl: null }));
    expect(storedSession().selectedFile?.name).toBe("mine.jpg");
  });
});

test("a new dog begins without what pages about signs have stored in this tab", () => {
  const { store } = openTab();
  store.dispatch(dogInfoChanged({ name: "Frieda" }));
  sessionStorage.setItem("check-page-limping", "{}");
  sessionStorage.setItem("tool-puppy", "{}");
  startOver(store.dispatch);
  expect(Object.keys(sessionStorage)).toEqual(["tool-puppy"]);
  expect(store.getState().session.dogInfo.name).toBe("");
  sessionStorage.clear();
});

describe("open details dialog", () => {
  beforeEach(() => {
    sessionStorage.clear();
    vi.useFakeTimers();
    visitId();
    const { store } = openTab();
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
    const newTab = await import("#shared/session/stored-session.ts");
    expect(newTab.storedSession().analysisStarted).toBe(false);
  });
});
