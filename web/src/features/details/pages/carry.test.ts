import { expect, test } from "vitest";
import { newId } from "@hundeblick/proto/new-id";
import { EMPTY_DOG } from "#shared/session/dog-info.ts";
import { newSession } from "#shared/session/session.slice.ts";
import { makeStore } from "#shared/store/store.ts";
import { carry, withConcern } from "./carry.ts";

const LIMPING = { id: "limping" as const, answers: {}, skipped: [] };
const carried = (reportId: string | null) => {
  const concerns = [{ id: "ears" as const, answers: {}, skipped: [] }];
  const dogInfo = { ...EMPTY_DOG, name: "Frieda", breed: "Boxer", weight_kg: "33", concerns, reportId };
  const selectedFile = { name: "frieda.jpg", type: "image/jpeg", size: 1 };
  const store = makeStore({ ...newSession("pl"), dogInfo, selectedFile });
  carry(store, (form) => ({ concerns: withConcern(form.concerns, LIMPING) }));
  return store.getState().session;
};

test("answers of a page are added to the form", () => {
  expect(carried(null).dogInfo).toMatchObject({ name: "Frieda", concerns: [LIMPING, { id: "ears" }] });
});

test("after a report they begin the next one, with what such a page shows about the dog", () => {
  const { dogInfo, selectedFile, language } = carried(newId());
  expect(dogInfo).toEqual({ ...EMPTY_DOG, breed: "Boxer", weight_kg: "33", concerns: [LIMPING] });
  expect([selectedFile, language]).toEqual([null, "pl"]);
});
