import { expect, test } from "vitest";
import { newId } from "@hundeblick/proto/ids";
import { keysFrom } from "./keys.ts";

const keys = keysFrom("k".repeat(40));
const others = keysFrom("o".repeat(40));

test("hashes an address deterministically by key, irreversibly", () => {
  expect(keys.addressHash("anna@example.org")).toBe(keys.addressHash("anna@example.org"));
  expect(keys.addressHash("anna@example.org")).not.toBe(keys.addressHash("anna@example.com"));
  expect(keys.addressHash("anna@example.org")).not.toBe(others.addressHash("anna@example.org"));
  expect(keys.addressHash("anna@example.org")).toMatch(/^[A-Za-z0-9_-]{43}$/);
});

test("rejects a forged unsubscribe link", () => {
  const consentId = newId();
  const token = keys.unsubscribeToken(consentId);
  expect(token.length).toBeLessThanOrEqual(100);
  expect(keys.consentOfUnsubscribe(token)).toBe(consentId);
  for (const forged of [
    others.unsubscribeToken(consentId),
    `${newId()}${token.slice(22)}`,
    `${token.slice(0, -1)}${token.endsWith("A") ? "B" : "A"}`,
    token.slice(0, -1),
    `${token}A`,
    consentId,
    "",
    "ü".repeat(66),
  ]) {
    expect(keys.consentOfUnsubscribe(forged)).toBeNull();
  }
});

test("a confirmation link cannot be derived from stored data, nor used to unsubscribe", () => {
  const consentId = newId();
  const token = keys.confirmToken(consentId);
  expect(keys.tokenHash(token)).not.toBe(token);
  expect(others.confirmToken(consentId)).not.toBe(token);
  expect(token).not.toBe(keys.unsubscribeToken(consentId).slice(23));
});

test("consent ids are valid ids, derived from address and report", () => {
  expect(keys.consentId("a@example.org", "r")).toMatch(/^[A-Za-z0-9_-]{22}$/);
  expect(keys.consentId("a@example.org", "r1")).not.toBe(keys.consentId("a@example.org", "r2"));
});
