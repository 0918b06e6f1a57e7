import { expect, test } from "vitest";
import { formatAge } from "./age.ts";

const NOW = Date.parse("2026-05-14T12:00:00.000Z");

test.each([
  ["2026-05-14T12:00:20.000Z", "0 min"],
  ["2026-05-14T11:00:01.000Z", "59 min"],
  ["2026-05-14T11:00:00.000Z", "1 h"],
  ["2026-05-13T05:00:00.000Z", "31 h"],
  ["2026-05-12T12:00:01.000Z", "47 h"],
  ["2026-05-12T12:00:00.000Z", "2 d"],
  ["2022-01-01T12:00:00.000Z", "1,594 d"],
])("an instant at %s is %s old", (at, text) => expect(formatAge(at, NOW)).toBe(text));
