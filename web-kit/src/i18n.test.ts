import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { createI18n, type switchLanguage as SwitchLanguage } from "./i18n.ts";

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
  let switchLanguage: typeof SwitchLanguage;
  beforeEach(async () => {
    // loaded texts are cached per page load
    vi.resetModules();
    ({ switchLanguage } = await import("./i18n.ts"));
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
    await switchLanguage(i18n, "pl");
    expect(i18n.t("Photo")).toBe("Zdjęcie");
  });

  test("retries for a page that was opened without its texts", async () => {
    fetched.mockResolvedValueOnce(Response.json({ Photo: "Zdjęcie" }));
    const i18n = createI18n("pl", {});
    await switchLanguage(i18n, "pl");
    expect(i18n.t("Photo")).toBe("Zdjęcie");
  });

  test.each([
    ["another one", "de"],
    ["the one before", "en"],
  ] as const)("keeps the last choice when texts of an earlier one arrive later: %s", async (_, last) => {
    const arrival = Promise.withResolvers<Response>();
    fetched.mockImplementation((url) =>
      url === "/lang/pl.json" ? arrival.promise : Promise.resolve(Response.json({ Photo: "Foto" })),
    );
    const i18n = createI18n("en", {});
    const earlier = switchLanguage(i18n, "pl");
    await switchLanguage(i18n, last);
    expect(i18n.language).toBe(last);
    arrival.resolve(Response.json({ Photo: "Zdjęcie" }));
    await earlier;
    expect(i18n.language).toBe(last);
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
