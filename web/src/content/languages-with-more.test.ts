import { expect, test } from "vitest";
import { buildEntry } from "../../test/support/build-entry.ts";
import { languagesWithMore } from "./languages-with-more.ts";

test("returns languages with texts that this one does not have", () => {
  const entries = [
    buildEntry({
      kind: "tool",
      language: "de",
      path: "tools/a",
      translations: { de: "/de/tools/a", en: "/en/tools/a", pl: "/pl/tools/a" },
    }),
    buildEntry({ kind: "page", language: "de", path: "test/a", translations: { de: "/de/test/a", en: "/en/test/b" } }),
    buildEntry({ kind: "page", language: "en", path: "test/b", translations: { de: "/de/test/a", en: "/en/test/b" } }),
    buildEntry({ kind: "post", language: "en", path: "blog/b" }),
  ];
  expect(languagesWithMore(entries, "pl")).toEqual(["de", "en"]);
  expect(languagesWithMore(entries, "de")).toEqual(["en"]);
  expect(languagesWithMore(entries, "en")).toEqual([]);
});
