import { allChecks } from "@hundeblick/triage/all-checks";
import { expect, test } from "vitest";
import { CHECK_SOURCES } from "./check-sources.ts";

test.each(allChecks)("$id shows two of its own sources", ({ id, sources }) => {
  expect(sources).toEqual(expect.arrayContaining([...CHECK_SOURCES[id]]));
});
