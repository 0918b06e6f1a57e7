import { beforeEach, describe, expect, test, vi } from "vitest";
import { screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import type { Category } from "../../src/content/content-entry.ts";
import { ArticleHead } from "../../src/features/editorial/ArticleHead.tsx";
import { PageCard } from "../../src/features/editorial/PageCard.tsx";
import { BlogList } from "../../src/features/editorial/BlogList.tsx";
import { buildEntry } from "../support/build-entry.ts";
import { useProperties } from "../../../web-kit/test/use-properties.ts";
import { press } from "../support/clicks.ts";
import { renderPage } from "../support/render-page.tsx";

const posts = Array.from({ length: 8 }, (_, index) =>
  buildEntry({
    language: "en",
    path: `blog/post-${index + 1}`,
    title: `Post ${index + 1}`,
    topics: [index === 7 ? "vet" : "movement"],
    tags: ["joints", "a", "b", "c"],
    featured: index === 0,
  }),
);
const page = (category: Category, number: number) =>
  buildEntry({ kind: "page", language: "en", category, path: `${category}/${number}`, title: `${category} ${number}` });
const pages = [...Array.from({ length: 10 }, (_, index) => page("tool", index + 1)), page("breed", 1)];

const scrolled = vi.fn();
beforeEach(() => void scrolled.mockReset());
useProperties([
  [Element.prototype, "scrollIntoView", { value: scrolled }],
  [window, "matchMedia", { value: (query: string) => ({ matches: false, media: query }) }],
]);
const open = (query = "") => renderPage(<BlogList posts={posts} pages={pages} />, { at: `/en/blog${query}` });
const all = () => within(screen.getByRole("region", { name: /^(?:All|More) posts$/ }));
const titles = () =>
  all()
    .getAllByRole("heading", { level: 3 })
    .map(({ textContent }) => textContent);

describe("the blog list", () => {
  test("shows six posts per page with the current page, and scrolls smoothly", async () => {
    open();
    expect(titles()).toHaveLength(6);
    expect(screen.getByText("Page 1 of 2")).toBeVisible();
    expect(screen.getByRole("button", { name: "Previous page" })).toBeDisabled();
    await press("Next page");
    expect(titles()).toEqual(["Post 8"]);
    expect(screen.getByText("Page 2 of 2")).toBeVisible();
    expect(scrolled).toHaveBeenCalledWith({ behavior: "smooth" });
  });

  test("searches posts and tools by prefixes, and stores the search in the address", async () => {
    open();
    await userEvent.type(screen.getByRole("searchbox", { name: "Search guides, tools and posts" }), "tit töst-3");
    const results = within(await screen.findByRole("region", { name: "Search results" }));
    expect(await results.findByText("No articles found.")).toBeVisible();
    await userEvent.clear(screen.getByRole("searchbox"));
    await userEvent.type(screen.getByRole("searchbox"), "TOOL 3");
    await waitFor(() =>
      expect(results.getAllByRole("heading", { level: 3 }).map(({ textContent }) => textContent)).toEqual(["tool 3"]),
    );
    expect(screen.queryByRole("region", { name: "Recommended content" })).not.toBeInTheDocument();
    await userEvent.clear(screen.getByRole("searchbox"));
    expect(await screen.findByRole("region", { name: "Featured" })).toBeVisible();
  });

  test("applies a search in the address", async () => {
    open("?q=post+4");
    expect(screen.getByRole("searchbox")).toHaveValue("post 4");
    expect(await screen.findByRole("region", { name: "Search results" })).toBeVisible();
    expect(screen.getAllByRole("heading", { level: 3 }).map(({ textContent }) => textContent)).toEqual(["Post 4"]);
  });

  test("a topic resets the page and hides featured posts and categories", async () => {
    open();
    expect(screen.getByRole("region", { name: "Featured" })).toBeVisible();
    await press("Page 2");
    await press("Joints & movement");
    await waitFor(() => expect(titles()).toHaveLength(6));
    expect(titles()[0]).toBe("Post 1");
    expect(screen.queryByRole("region", { name: "Featured" })).not.toBeInTheDocument();
    expect(screen.queryByRole("region", { name: "Recommended content" })).not.toBeInTheDocument();
    await press("Vets, costs & travel");
    await waitFor(() => expect(titles()).toEqual(["Post 8"]));
    expect(screen.queryByRole("navigation", { name: "Pages of the list" })).not.toBeInTheDocument();
    expect(await screen.findByRole("link", { name: "Cough" })).toBeVisible();
    expect(screen.getByRole("link", { name: /^Everything on one page/ })).toHaveAttribute(
      "href",
      "/en/topics/vets-costs-travel",
    );
    await press("All topics");
    expect(await screen.findByRole("region", { name: "Recommended content" })).toBeVisible();
  });

  test("recommends nine pages; a category shows all of its own, and can be reset", async () => {
    open();
    const cards = () =>
      within(screen.getByRole("region", { name: /Recommended content|Tools|Guides/ })).getAllByRole("heading", {
        level: 3,
      });
    expect(cards()).toHaveLength(9);
    expect(screen.queryByRole("button", { name: /^Comparisons/ })).not.toBeInTheDocument();
    await press("Tools (10)");
    expect(cards()).toHaveLength(10);
    await press("✕ Show all");
    expect(cards()).toHaveLength(9);
    expect(screen.getByRole("heading", { name: "Recommended content" })).toHaveFocus();
    expect(screen.getByRole("button", { name: "All (11)" })).toHaveAttribute("aria-pressed", "true");
  });

  test.each([
    ["?topic=vet", ["Post 8"]],
    ["?page=2", ["Post 8"]],
    ["?category=shoes&page=99", ["Post 2", "Post 3", "Post 4", "Post 5", "Post 6", "Post 7"]],
    ["?page=-1", ["Post 2", "Post 3", "Post 4", "Post 5", "Post 6", "Post 7"]],
  ])("shows what its address names, as far as there is such a thing: %s", async (query, shown) => {
    open(query);
    await waitFor(() => expect(titles()).toEqual(shown));
  });

  test("shows a featured post once", () => {
    open();
    expect(screen.getAllByRole("heading", { name: "Post 1" })).toHaveLength(1);
    expect(titles()[0]).toBe("Post 2");
  });

  test("a card has at most three topics", () => {
    open();
    const [first] = all().getAllByRole("article");
    expect(first).toHaveTextContent("jointsab");
    expect(first).not.toHaveTextContent("abc");
  });

  test("a topic shows its guides and tools as well", async () => {
    const guide = buildEntry({ kind: "page", language: "en", path: "guide", title: "A guide", topics: ["vet"] });
    renderPage(<BlogList posts={posts} pages={[...pages, guide]} />, { at: "/en/blog?topic=vet" });
    const found = within(await screen.findByRole("region", { name: "Guides and tools" }));
    expect(found.getAllByRole("heading", { level: 3 }).map(({ textContent }) => textContent)).toEqual(["A guide"]);
  });

  test("shows an empty list", () => {
    renderPage(<BlogList posts={[]} pages={pages} />, { at: "/en/blog" });
    expect(screen.getByText("No articles found.")).toBeVisible();
  });
});

test("a test has its badge on its page, and only the category on its card", () => {
  const entry = buildEntry({ kind: "page", language: "en", category: "test", badge: "TEST 2024", path: "test/x" });
  renderPage(<ArticleHead entry={entry} />, { at: "/en/test/x" });
  expect(screen.getByText("TEST 2024")).toBeVisible();
  renderPage(<PageCard page={entry} />, { at: "/en/blog" });
  expect(screen.getByText("TEST")).toBeVisible();
});
