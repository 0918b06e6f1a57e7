import { expect, test } from "vitest";
import { countsOf } from "./visit-groups.ts";
import { DIRECT } from "../source.ts";
import { FACEBOOK, isListed, listedOf } from "./listed.ts";
import { sumOf } from "./summary.ts";

const visit = (source: string, actions: 1 | 2, isBot = false) => ({
  isBot,
  isDirect: source === DIRECT,
  isFacebook: FACEBOOK.test(source),
  reached: Array.from({ length: actions }),
});
const all = { facebook: false, minActions: false, bots: false };

test.each([
  ["Google", 1, all, true],
  ["Direct", 1, all, false],
  ["Direct", 2, all, true],
  ["Google", 1, { ...all, minActions: true }, false],
  ["Google", 2, { ...all, minActions: true }, true],
  ["Facebook", 1, { ...all, facebook: true }, true],
  ["mein-FB-ad", 1, { ...all, facebook: true }, true],
  ["Google", 2, { ...all, facebook: true }, false],
  ["Direct", 2, { ...all, facebook: true }, false],
  ["Facebook", 1, { ...all, facebook: true, minActions: true }, false],
  ["Facebook", 2, { ...all, facebook: true, minActions: true }, true],
] as const)("a visit from %s with %s actions under %j: listed? %s", (source, actions, filter, listed) => {
  expect(isListed(visit(source, actions), filter)).toBe(listed);
});

test("lists bots only on request", () => {
  expect(isListed(visit("Google", 2, true), all)).toBe(false);
  expect(isListed(visit("Google", 2, true), { ...all, bots: true })).toBe(true);
});

test("counts by the same rule", () => {
  const counts = { ...sumOf([]), sessions: 10, bounced: 6, listed: 7, facebook: 3, facebookBusy: 2 };
  expect(listedOf(counts, all)).toBe(7);
  expect(listedOf(counts, { ...all, minActions: true })).toBe(4);
  expect(listedOf(counts, { ...all, facebook: true })).toBe(3);
  expect(listedOf(counts, { ...all, facebook: true, minActions: true })).toBe(2);
});

test("counts grouped visits by their number", () => {
  const alike = {
    language: "de",
    market: "de",
    isBot: false,
    isDirect: false,
    isFacebook: true,
    reached: ["openedWebsite", "viewedReport"] as const,
    sessions: 3,
    took: 20,
    seconds: 61.5,
  };
  expect(countsOf(alike)).toMatchObject({
    sessions: 3,
    seconds: 61.5,
    times: { 20: 3 },
    bounced: 0,
    listed: 3,
    facebook: 3,
    facebookBusy: 3,
    reached: { openedWebsite: 3, viewedReport: 3, clickedProduct: 0 },
  });
  expect(countsOf({ ...alike, reached: ["openedWebsite"] })).toMatchObject({
    bounced: 3,
    listed: 3,
    facebook: 3,
    facebookBusy: 0,
  });
  expect(countsOf({ ...alike, isDirect: true, isFacebook: false, reached: ["openedWebsite"] })).toMatchObject({
    bounced: 3,
    listed: 0,
    facebook: 0,
    facebookBusy: 0,
  });
});
