import { beforeEach, describe, expect, test } from "vitest";
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { http, HttpResponse } from "msw";
import type { StatsReply } from "@hundeblick/proto/http/admin/numbers";
import { newId } from "@hundeblick/proto/ids";
import {
  at,
  errorReply,
  readSession,
  renderAdmin,
  salmonOil,
  server,
  unavailable,
  useServer,
} from "../support/render-admin.tsx";

useServer();
const REPORT = newId();
const clickedAt = "2026-05-14T10:02:00.000Z";
const selection = (n: number): StatsReply["selectionStats"][number] => ({
  productId: salmonOil.id,
  asin: `B09TZ4LD${n}R`,
  count: 148 - n,
  uniqueUsers: 121,
  avgLikelihood: 0.9137,
  productName: `Lachsöl ${n}`,
  productBrand: "Nordfell",
  productPrice: 19.9,
  productCurrency: "EUR",
  productUrl: "https://www.amazon.de/dp/B09TZ4LD1R",
  imageUrl: null,
  category: "omega3",
  recent: [
    { reportId: REPORT, clickedAt, email: "frauke@example.org" },
    { reportId: REPORT, clickedAt: "2026-05-14T09:02:00.000Z", email: null },
    { reportId: REPORT, clickedAt: "2026-05-14T08:02:00.000Z", email: "k.nowak@example.org" },
  ],
});
const click = (n: number): StatsReply["clickDetails"][number] => ({
  id: `click-${n}`,
  sessionId: newId(),
  productAsin: "B09TZ4LD1R",
  productName: `Knochenbrühe ${n}`,
  dogName: "Balu",
  dogBreed: "Golden Retriever",
  dogImageUrl: "/api/photo/x",
  reportId: REPORT,
  clickedAt,
  email: n === 1 ? null : "ida@example.org",
});
const STATS: StatsReply = {
  totalProducts: 64,
  activeProducts: 59,
  totalSelections: 1655,
  keptDays: 90,
  selectionStats: [0, 1, 2, 3].map(selection),
  clickDetails: [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11].map(click),
  categories: [
    { category: "joint", count: 218, uniqueUsers: 190, avgLikelihood: 0.869 },
    { category: "omega3", count: 164, uniqueUsers: 150, avgLikelihood: 2 / 3 },
    { category: "probiotic", count: 109, uniqueUsers: 99, avgLikelihood: 1 },
    { category: "multivitamin", count: 92, uniqueUsers: 90, avgLikelihood: null },
  ],
};

let stats = STATS;
let asked = 0;
beforeEach(() => {
  stats = STATS;
  asked = 0;
  server.use(
    http.get(at("/stats"), () => {
      asked += 1;
      return HttpResponse.json(stats);
    }),
  );
});

const open = async (): Promise<void> => {
  renderAdmin("/admin/product-stats");
  await screen.findByText("Total Selections");
};
const rowOf = (name: string): HTMLElement => screen.getByText(name).closest("tr") as HTMLElement;

describe("the numbers", () => {
  test("begin with three totals, below a title and a way to refresh", async () => {
    await open();
    expect(screen.getByRole("heading", { level: 1, name: /Product Analytics/ })).toBeVisible();
    expect(screen.getByText("Total Products").nextElementSibling).toHaveTextContent("64");
    expect(screen.getByText("Active Products").nextElementSibling).toHaveTextContent("59");
    expect(screen.getByText("Total Selections").nextElementSibling).toHaveTextContent("1,655");
    expect(screen.getAllByText("clicks in 90 days")).toHaveLength(2);
    stats = { ...STATS, totalSelections: 1656 };
    await userEvent.click(screen.getByRole("button", { name: "Refresh Data" }));
    expect(await screen.findByText("1,656")).toBeVisible();
  });

  test("name the most selected products with everything known about them", async () => {
    await open();
    const row = rowOf("Lachsöl 0");
    for (const text of [
      "Nordfell, omega3",
      /^19,90\s€$/,
      "148",
      "121",
      "91.4%",
      "frauke@example.org",
      "Anonymous",
      "k.nowak@example.org",
      "+145 more clicks",
    ])
      expect(within(row).getByText(text)).toBeInTheDocument();
    expect(row).toHaveTextContent(/^Rank 1/);
    expect(within(row).getByRole("link", { name: "View Lachsöl 0" })).toHaveAttribute(
      "href",
      "https://www.amazon.de/dp/B09TZ4LD1R",
    );
    expect(within(row).getByRole("link", { name: "frauke@example.org" })).toHaveAttribute("href", `/report/${REPORT}`);
  });

  test("show a price in its own currency, in euro when the click named none", async () => {
    const currencies = ["USD", "GBP", "PLN", null];
    stats = {
      ...STATS,
      selectionStats: currencies.map((productCurrency, n) => ({ ...selection(n), productCurrency })),
    };
    await open();
    const prices = currencies.map((_, n) => rowOf(`Lachsöl ${n}`).querySelector("[data-l=Price]")?.textContent);
    expect(prices.map((price) => price?.replace(/\s/, " "))).toEqual(["$19.90", "£19.90", "19,90 zł", "19,90 €"]);
  });

  test("show a dash for missing values, and no link without a URL", async () => {
    stats = {
      ...STATS,
      selectionStats: [
        { ...selection(0), productPrice: null, avgLikelihood: null, productUrl: null, count: 1, recent: [] },
      ],
    };
    await open();
    expect(within(rowOf("Lachsöl 0")).getAllByText("—")).toHaveLength(2);
    expect(within(rowOf("Lachsöl 0")).queryByRole("link")).toBeNull();
  });

  test("list the newest ten clicks: product, person, dog, time and report", async () => {
    await open();
    expect(within(screen.getByRole("table", { name: "Latest ten clicks" })).getAllByRole("row")).toHaveLength(11);
    const row = rowOf("Knochenbrühe 0");
    for (const text of [
      "B09TZ4LD1R",
      "ida@example.org",
      "Balu",
      "Golden Retriever",
      `/de/report/${REPORT}`,
      /14 May 2026/,
    ])
      expect(within(row).getByText(text)).toBeInTheDocument();
    expect(within(row).getByRole("link", { name: `/de/report/${REPORT}` })).toHaveAttribute(
      "href",
      `/de/report/${REPORT}`,
    );
    expect(within(rowOf("Knochenbrühe 1")).getByText("Anonymous")).toBeInTheDocument();
  });

  test("show an icon for a deleted photo of a dog", async () => {
    await open();
    const row = rowOf("Knochenbrühe 0");
    const photo = row.querySelector("img") as HTMLImageElement;
    expect(photo).toHaveAttribute("src", "/api/photo/x");
    fireEvent.error(photo);
    expect(row.querySelector("img")).toBeNull();
  });

  test("of four categories are a chart with a sentence, and a table", async () => {
    await open();
    expect(
      screen.getByText("Clicks per category: Joints 218, Omega-3 164, Probiotic 109, Multivitamin 92"),
    ).toBeInTheDocument();
    await userEvent.click(screen.getByRole("radio", { name: "Table" }));
    const table = screen.getByRole("table", { name: "Clicks per category" });
    expect(
      within(table)
        .getAllByRole("row")
        .slice(1)
        .map((row) => row.textContent),
    ).toEqual([
      "Joints21813.2%19086.9%",
      "Omega-31649.9%15066.7%",
      "Probiotic1096.6%99100.0%",
      "Multivitamin925.6%90—",
    ]);
  });

  test("without clicks show 'No product selections yet'", async () => {
    stats = { ...STATS, totalSelections: 0, selectionStats: [], clickDetails: [] };
    await open();
    expect(screen.getByText("No product selections yet")).toBeVisible();
    expect(screen.getByText("Total Products").nextElementSibling).toHaveTextContent("64");
  });

  test("that fail to load show 'Failed to fetch stats', and can be retried", async () => {
    server.use(http.get(at("/stats"), unavailable, { once: true }));
    renderAdmin("/admin/product-stats");
    expect(await screen.findByRole("alert")).toHaveTextContent("Failed to fetch stats");
    await userEvent.click(screen.getByRole("button", { name: "Try again" }));
    expect(await screen.findByText("Total Selections")).toBeVisible();
    expect(screen.queryByRole("alert")).toBeNull();
  });

  test("lead to the login when the session is over", async () => {
    server.use(http.get(at("/stats"), errorReply(401, "session_expired", "Session expired")));
    renderAdmin("/admin/product-stats");
    expect(await screen.findByText("Session expired. Please login again.")).toBeVisible();
    expect(readSession()).toMatchObject({ token: null });
  });
});

describe("a click", () => {
  const ask = async (): Promise<HTMLElement> => {
    await open();
    await userEvent.click(screen.getByRole("button", { name: "Delete this click on Knochenbrühe 0" }));
    const dialog = await screen.findByRole("dialog", { name: "Are you sure you want to delete this click?" });
    await within(dialog).findByText(/Total Selections becomes 1,654/);
    return dialog;
  };

  test("is deleted after a confirmation, and the numbers are refetched", async () => {
    const deleted: unknown[] = [];
    server.use(
      http.delete(at("/clicks/:id"), ({ params }) => {
        deleted.push(params["id"]);
        stats = { ...STATS, totalSelections: 1654, clickDetails: STATS.clickDetails.slice(1) };
        return HttpResponse.json({ removed: true });
      }),
    );
    const dialog = await ask();
    const before = asked;
    await userEvent.click(within(dialog).getByRole("button", { name: "Delete 1 click" }));
    expect(await screen.findByText("The click was deleted.")).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByText("Knochenbrühe 0")).toBeNull());
    expect(deleted).toEqual(["click-0"]);
    expect(asked).toBe(before + 1);
  });

  test("is kept when cancelled", async () => {
    const dialog = await ask();
    await userEvent.click(within(dialog).getByRole("button", { name: "Keep it" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(screen.getByText("Knochenbrühe 0")).toBeInTheDocument();
  });

  test.each([
    ["cannot be deleted", unavailable, "We are out of reach for a moment."],
    ["may be deleted or not", () => HttpResponse.error(), "No answer came. It may be done or not; look again."],
  ])("that %s shows 'Failed to delete click'", async (_name, reply, why) => {
    server.use(http.delete(at("/clicks/:id"), reply));
    const dialog = await ask();
    await userEvent.click(within(dialog).getByRole("button", { name: "Delete 1 click" }));
    expect(await within(dialog).findByRole("alert")).toHaveTextContent(`Failed to delete click${why}`);
  });
});
