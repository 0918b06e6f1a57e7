import { beforeEach, expect, test } from "@jest/globals";
import { STORE_KEY } from "./kept-session.ts";
import { persistSession, rememberedSession } from "./persist-session.ts";
import { dogInfoChanged, emailTyped, languageChosen, newSession } from "./session.slice.ts";
import { makeStore } from "./store.ts";

beforeEach(() => localStorage.clear());

test("what is typed into the form is there again after a reload, the e-mail address is not", () => {
  const store = makeStore(rememberedSession());
  persistSession(store);
  store.dispatch(dogInfoChanged({ name: "Frieda", weight_kg: "33" }));
  store.dispatch(emailTyped("jana@example.org"));
  store.dispatch(languageChosen("pl"));

  expect(localStorage.getItem(STORE_KEY)).not.toContain("jana@example.org");
  const after = rememberedSession();
  expect(after.dogInfo).toMatchObject({ name: "Frieda", weight_kg: "33" });
  expect([after.language, after.country, after.email]).toEqual(["pl", "pl", ""]);
});

test("a visit that only looked is remembered in its language", () => {
  persistSession(makeStore(newSession("pl")));
  expect(rememberedSession()).toEqual(newSession("pl"));
});
