import { expect, test } from "vitest";
import { sharedFolders } from "./web-build.ts";

test("rebuilds a site when a workspace it depends on changed", () => {
  const dependencies = { "@hundeblick/proto": "0.1.0", "@hundeblick/triage": "0.1.0", react: "^19" };
  expect(sharedFolders(dependencies)).toEqual(["proto", "triage"]);
});
