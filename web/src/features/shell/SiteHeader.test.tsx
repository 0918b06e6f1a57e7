import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { renderPage } from "../../../test/support/render-page.tsx";
import { PageHead } from "#shared/head/PageHead.tsx";
import { SiteHeader } from "./SiteHeader.tsx";

const mainMenu = () => within(screen.getByRole("navigation", { name: "Main menu" }));

describe("the header", () => {
  test("the logo links to the home page of the language", () => {
    renderPage(<SiteHeader />, { at: "/pl/upload", language: "pl" });
    expect(screen.getByRole("link", { name: "Hundeblick" })).toHaveAttribute("href", "/pl");
  });

  test("links to the sections of the home page", async () => {
    const { address } = renderPage(<SiteHeader />, { at: "/en/upload" });
    await userEvent.click(mainMenu().getByRole("link", { name: "How it works" }));
    expect(address()).toBe("/en#how-it-works");
    await userEvent.click(mainMenu().getByRole("link", { name: "What we say" }));
    expect(address()).toBe("/en#features");
    const [start] = screen.getAllByRole("link", { name: "Get started free" });
    await userEvent.click(start as HTMLElement);
    expect(address()).toBe("/en#analyze");
  });

  test("the tools menu opens with a click, lists all, and closes with Escape", async () => {
    renderPage(<SiteHeader />, { at: "/de", language: "de" });
    const button = mainMenu().getByRole("button", { name: "Tools" });
    await userEvent.click(button);
    const hrefs = mainMenu()
      .getAllByRole("link")
      .map((link) => link.getAttribute("href"))
      .filter((href) => href?.includes("/tools/"));
    expect(hrefs).toEqual([
      "/de/tools/hundejahre-rechner",
      "/de/tools/hunde-horoskop",
      "/de/tools/zoomies-rechner",
      "/de/tools/laeufigkeits-rechner",
      "/de/tools/gift-rechner",
      "/de/tools/traechtigkeits-kalender",
      "/de/tools/wurm-und-zecken-kalender",
      "/de/tools/fellwechsel-kalender",
      "/de/tools/welpen-gewichtskurve",
      "/de/tools/milchzahn-tracker",
      "/de/tools/welpenschutz-mythos-test",
      "/de/tools/tierarztkosten-rechner",
    ]);
    await userEvent.keyboard("{Escape}");
    expect(button).toHaveAttribute("aria-expanded", "false");
  });

  test("the tools menu opens on hover and closes on leaving", async () => {
    renderPage(<SiteHeader />);
    const button = mainMenu().getByRole("button", { name: "Tools" });
    await userEvent.hover(button);
    expect(button).toHaveAttribute("aria-expanded", "true");
    await userEvent.unhover(button);
    expect(button).toHaveAttribute("aria-expanded", "false");
  });

  test("the menu of narrow windows opens, navigates and closes", async () => {
    const { address } = renderPage(<SiteHeader />, { at: "/en/upload" });
    await userEvent.click(screen.getByRole("button", { name: "Menu" }));
    const menu = within(screen.getByRole("navigation", { name: "Menu" }));
    await userEvent.click(menu.getByText("Tools"));
    expect(menu.getByRole("link", { name: "Dog horoscope" })).toBeVisible();
    await userEvent.click(menu.getByRole("link", { name: "Check a photo" }));
    expect(address()).toBe("/en#analyze");
    expect(screen.getByRole("button", { name: "Menu" })).toHaveAttribute("aria-expanded", "false");
  });

  test("Escape closes the menu of narrow windows and gives the focus back to its button", async () => {
    renderPage(<SiteHeader />);
    const button = screen.getByRole("button", { name: "Menu" });
    await userEvent.click(button);
    await userEvent.tab();
    expect(within(screen.getByRole("navigation", { name: "Menu" })).getAllByRole("link")[0]).toHaveFocus();
    await userEvent.keyboard("{Escape}");
    expect(button).toHaveAttribute("aria-expanded", "false");
    expect(button).toHaveFocus();
  });
});

describe("the language switcher", () => {
  const fetched = vi.fn<typeof fetch>();
  const realFetch = globalThis.fetch;
  beforeEach(() => {
    fetched.mockImplementation(() => Promise.resolve(Response.json({ Tools: "Narzędzia" })));
    globalThis.fetch = fetched;
  });
  afterEach(() => {
    globalThis.fetch = realFetch;
  });

  test("lists English, Deutsch and Polski, and links to the language's home page", async () => {
    const { address } = renderPage(<SiteHeader />, { at: "/en/upload" });
    await userEvent.click(screen.getByRole("button", { name: /^EN ?, change language$/ }));
    const names = ["English", "Deutsch", "Polski"];
    for (const name of names) expect(screen.getByRole("link", { name })).toBeVisible();
    await userEvent.click(screen.getByRole("link", { name: "Polski" }));
    expect(await screen.findByRole("button", { name: "Narzędzia" })).toBeInTheDocument();
    await waitFor(() => expect(address()).toBe("/pl"));
    expect(fetched).toHaveBeenCalledWith("/lang/pl.json");
  });

  const goToPolish = async () => {
    await userEvent.click(screen.getByRole("button", { name: /change language$/ }));
    await userEvent.click(screen.getByRole("link", { name: "Polski" }));
  };

  test("keeps a page that exists in that language", async () => {
    const { address } = renderPage(
      <>
        <PageHead title="" description="" path="/en/tools/one" alternate={(to) => `/${to}/tools/one`} />
        <SiteHeader />
      </>,
      { at: "/en/tools/one" },
    );
    await goToPolish();
    await waitFor(() => expect(address()).toBe("/pl/tools/one"));
  });

  test("keeps the query", async () => {
    history.replaceState(null, "", "/en/tools/one?age=5");
    const { address } = renderPage(
      <>
        <PageHead title="" description="" path="/en/tools/one" alternate={(to) => `/${to}/tools/one`} />
        <SiteHeader />
      </>,
      { at: "/en/tools/one?age=5" },
    );
    await goToPolish();
    await waitFor(() => expect(address()).toBe("/pl/tools/one?age=5"));
    history.replaceState(null, "", "/");
  });

  test("links from an untranslated text to the texts of that language", async () => {
    const languages = ["en"] as const;
    const { address } = renderPage(
      <>
        <PageHead title="" description="" path="/en/blog/one" languages={languages} type="article" />
        <SiteHeader />
      </>,
      { at: "/en/blog/one" },
    );
    await goToPolish();
    await waitFor(() => expect(address()).toBe("/pl/blog"));
  });
});
