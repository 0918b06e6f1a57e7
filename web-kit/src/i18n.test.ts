import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { createI18n, switchLanguage } from "./i18n.ts";

describe("the texts of a page", () => {
  test("uses English sentences as keys, also with a full stop or a colon", () => {
    const i18n = createI18n("en", {});
    expect(i18n.t("Sources: two. See below.")).toBe("Sources: two. See below.");
  });

  test("inserts names unescaped", () => {
    const i18n = createI18n("de", { "Report for {{name}}": "Bericht für {{name}}" });
    expect(i18n.t("Report for {{name}}", { name: "<Bär & Co>" })).toBe("Bericht für <Bär & Co>");
  });

  test.each([
    [1, "1 pies"],
    [2, "2 psy"],
    [5, "5 psów"],
    [12, "12 psów"],
    [22, "22 psy"],
  ])("Polish counts %i as %s", (count, expected) => {
    const i18n = createI18n("pl", {
      "{{count}} dogs_one": "{{count}} pies",
      "{{count}} dogs_few": "{{count}} psy",
      "{{count}} dogs_many": "{{count}} psów",
      "{{count}} dogs_other": "{{count}} psa",
    });
    expect(i18n.t("{{count}} dogs", { count })).toBe(expected);
  });
});

describe("changing the language of a running page", () => {
  const fetched = vi.fn<typeof fetch>();
  const realFetch = globalThis.fetch;
  beforeEach(() => {
    fetched.mockReset();
    globalThis.fetch = fetched;
  });
  afterEach(() => {
    globalThis.fetch = realFetch;
  });

  test("falls back to English when texts fail to load, and retries next time", async () => {
    fetched.mockRejectedValueOnce(new TypeError("offline"));
    const i18n = createI18n("en", {});
    await switchLanguage(i18n, "pl");
    expect(i18n.t("Photo")).toBe("Photo");

    fetched.mockResolvedValueOnce(Response.json({ Photo: "Zdjęcie" }));
    const next = createI18n("en", {});
    await switchLanguage(next, "pl");
    expect(next.t("Photo")).toBe("Zdjęcie");
  });

  test("fetches texts once, and never for English", async () => {
    fetched.mockImplementation(() => Promise.resolve(Response.json({ Photo: "Foto" })));
    const first = createI18n("en", {});
    await switchLanguage(first, "de");
    await switchLanguage(first, "en");
    await switchLanguage(createI18n("en", {}), "de");
    expect(first.t("Photo")).toBe("Photo");
    expect(fetched).toHaveBeenCalledTimes(1);
  });
});
