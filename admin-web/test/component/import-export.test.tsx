import { beforeEach, describe, expect, test } from "vitest";
import { createEvent, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { http, HttpResponse } from "msw";
import type { ImportBody } from "@hundeblick/proto/http/admin/imports";
import type { ImportPreview, ImportState } from "@hundeblick/proto/http/catalogue-import";
import { newId } from "@hundeblick/proto/ids";
import { at, errorReply, readSession, renderAdmin, server, unavailable, useServer } from "../support/render-admin.tsx";
import { savedFiles, keepSavedFiles } from "../support/saved-files.ts";

useServer();
keepSavedFiles();
const COUNTS = {
  productsAdded: 4,
  productsUpdated: 12,
  productsSkipped: 47,
  productsRemoved: 0,
  marketsAdded: 9,
  marketsUpdated: 15,
  marketsRemoved: 0,
};
const PREVIEW: ImportPreview = {
  counts: COUNTS,
  digest: "first",
  problemCount: 0,
  problems: [],
  differenceCount: 2,
  differences: [
    {
      internalId: "HB-1",
      baseName: "Gelenkfit",
      action: "add",
      fields: ["baseName", "markets.pl"],
      changes: [{ field: "markets.pl", before: null, after: "104.90 PLN" }],
    },
    {
      internalId: "HB-2",
      baseName: "Lachsöl",
      action: "update",
      fields: ["priority", "markets.de.price", "brand"],
      changes: [
        { field: "priority", before: "85", after: "90" },
        { field: "markets.de.price", before: "19.90", after: "18.90" },
      ],
    },
  ],
  unchanged: [{ internalId: "HB-3", baseName: "Zahnfein" }],
};
const yesterday = new Date(Date.now() - 86_400_000).toISOString();
const stateOf = (state: ImportState["state"], more: Partial<ImportState> = {}): ImportState => ({
  importId: newId(),
  mode: "merge",
  markets: ["de"],
  state,
  by: "jonas@example.org",
  startedAt: yesterday,
  counts: COUNTS,
  progress: { done: 16, total: 16 },
  kept: 0,
  ...more,
});
const buildFile = (
  text = JSON.stringify({
    schema: "hundeblick-products",
    version: 1,
    markets: ["de", "pl"],
    products: [{ internalId: "HB-1" }],
  }),
  name = "products-export-2026-05-12.json",
) => new File([text], name, { type: "application/json" });

const sent: ImportBody[] = [];
let latest: ImportState | null = null;

beforeEach(() => {
  sent.length = 0;
  latest = null;
  server.use(
    http.get(at("/import"), () => HttpResponse.json({ import: latest })),
    http.post(at("/import"), async ({ request }) => {
      expect(request.headers.get("content-type")).toBe("application/json");
      expect(request.headers.get("x-csrf-token")).toBe("the-csrf-token");
      const body = (await request.json()) as ImportBody;
      sent.push(body);
      if (body.dryRun) return HttpResponse.json({ results: { ...COUNTS, errors: [] }, preview: PREVIEW, state: null });
      latest = stateOf("applied");
      return HttpResponse.json({ results: { ...COUNTS, errors: [] }, preview: null, state: latest });
    }),
  );
});

const open = async (): Promise<void> => {
  renderAdmin("/admin?tab=import-export");
  await screen.findByRole("heading", { name: "Export" });
};
const choose = async (file = buildFile()): Promise<void> =>
  userEvent.upload(await screen.findByLabelText("JSON file"), file, { applyAccept: false });
const numberOf = (name: string): string | null =>
  (screen.getByText(name).nextElementSibling as HTMLElement).textContent;

describe("the export", () => {
  test("saves the ticked markets as a file with the date; the last market stays ticked", async () => {
    const asked: (string | null)[] = [];
    server.use(
      http.get(at("/export"), ({ request }) => {
        asked.push(new URL(request.url).searchParams.get("markets"));
        return HttpResponse.json({ schema: "hundeblick-products", version: 1, markets: ["de"], products: [] });
      }),
    );
    await open();
    for (const name of [/United States/, /United Kingdom/, /Poland/])
      await userEvent.click(screen.getByRole("checkbox", { name }));
    expect(screen.getByRole("checkbox", { name: /Germany/ })).toBeChecked();
    expect(screen.getByRole("checkbox", { name: /Germany/ })).toBeDisabled();
    await userEvent.click(screen.getByRole("button", { name: /^Download/ }));
    await waitFor(() => expect(savedFiles).toHaveLength(1));
    expect(asked).toEqual(["de"]);
    expect(savedFiles[0]?.name).toBe(`products-export-${new Date().toISOString().slice(0, 10)}.json`);
    expect(JSON.parse((await savedFiles[0]?.blob.text()) ?? "")).toEqual({
      schema: "hundeblick-products",
      version: 1,
      markets: ["de"],
      products: [],
    });
  });

  test("without a reply shows 'Export failed'", async () => {
    server.use(http.get(at("/export"), unavailable));
    await open();
    await userEvent.click(screen.getByRole("button", { name: /^Download/ }));
    expect(await screen.findByRole("alert")).toHaveTextContent("Export failedWe are out of reach for a moment.");
    expect(savedFiles).toEqual([]);
  });
});

describe("the import", () => {
  test("without a file shows 'Please select a file to import'", async () => {
    await open();
    await userEvent.click(screen.getByRole("button", { name: "Show what would change" }));
    expect(screen.getByRole("alert")).toHaveTextContent("Please select a file to import");
    expect(sent).toEqual([]);
  });

  test.each([
    ["no JSON", "not json {"],
    ["JSON of something else", '{"hello":1}'],
    ["an unknown market", '{"markets":["fr"],"products":[1]}'],
  ])("of %s says 'Please select a valid JSON file'", async (_what, text) => {
    await open();
    await choose(buildFile(text));
    expect(await screen.findByRole("alert")).toHaveTextContent("Please select a valid JSON file");
    expect(sent).toEqual([]);
  });

  test("accepts the export of an empty market", async () => {
    await open();
    await choose(
      buildFile(JSON.stringify({ schema: "hundeblick-products", version: 1, markets: ["pl"], products: [] })),
    );
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(screen.queryByRole("alert")).toBeNull();
  });

  test("of a file that is too large makes no request", async () => {
    await open();
    await choose(buildFile(`"${"x".repeat(5 * 1024 * 1024)}"`));
    expect(await screen.findByRole("alert")).toHaveTextContent("larger than 5 MB");
    expect(sent).toEqual([]);
  });

  test("marks the drop area until the file has left it", async () => {
    await open();
    const inside = screen.getByText("Drop a JSON file here, or choose one");
    const area = inside.parentElement as HTMLElement;
    const leave = (target: Element, to: Element) =>
      fireEvent(target, Object.assign(createEvent.dragLeave(target), { relatedTarget: to }));
    fireEvent.dragOver(area);
    leave(area, inside);
    expect(area).toHaveClass("over");
    leave(inside, document.body);
    expect(area).not.toHaveClass("over");
  });

  test("shows the changes of a dropped file, then applies them, and shows the counts", async () => {
    await open();
    fireEvent.drop(screen.getByText("Drop a JSON file here, or choose one"), {
      dataTransfer: { files: [buildFile()] },
    });
    expect(await screen.findByText("Gelenkfit")).toBeVisible();
    const [gelenkfit, lachsoel] = ["Gelenkfit", "Lachsöl"].map((name) => screen.getByText(name).closest("li"));
    expect(gelenkfit).toHaveTextContent(/PL\s*is then 104\.90 PLN/);
    expect(lachsoel).toHaveTextContent(/priority\s*was 85→is then 90/);
    expect(lachsoel).toHaveTextContent(/DE price\s*was 19\.90→is then 18\.90/);
    expect(lachsoel).toHaveTextContent("and 1 more");
    expect(screen.getByText(/1 product, markets de, pl/)).toBeVisible();
    expect(numberOf("Products added")).toBe("4");
    expect(sent).toEqual([
      expect.objectContaining({
        mode: "merge",
        dryRun: true,
        data: expect.objectContaining({ products: [{ internalId: "HB-1" }] }),
      }),
    ]);
    await userEvent.click(screen.getByRole("button", { name: "Import 2 products" }));
    expect(await screen.findByText("Imported")).toBeVisible();
    expect(sent.at(-1)).toMatchObject({ mode: "merge", dryRun: false });
    expect(
      ["Products added", "Products updated", "Products skipped", "Markets added", "Markets updated", "Errors"].map(
        numberOf,
      ),
    ).toEqual(["4", "12", "47", "9", "15", "0"]);
    expect(await screen.findByRole("button", { name: "Undo this import" })).toBeVisible();
  });

  test("shows unchanged products on demand", async () => {
    await open();
    await choose();
    expect(await screen.findByRole("radio", { name: "Changes 2" })).toBeChecked();
    expect(screen.queryByText("Zahnfein")).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole("radio", { name: "All 49" }));
    expect(screen.getByText("Zahnfein").closest("li")).toHaveTextContent("no change");
    expect(screen.getByText("and 46 more without a change")).toBeVisible();
  });

  test("explains its three modes, and compares again after a change", async () => {
    await open();
    await choose();
    await screen.findByText("Gelenkfit");
    expect(screen.getByRole("radio", { name: /Add new/ })).toHaveAccessibleDescription(
      "Only products and markets that are not here yet.",
    );
    await userEvent.click(screen.getByRole("radio", { name: /Add new/ }));
    await waitFor(() => expect(sent.at(-1)).toMatchObject({ mode: "add-new", dryRun: true }));
  });

  test("that replaces needs the markets to be typed", async () => {
    await open();
    await userEvent.click(screen.getByRole("radio", { name: /Replace/ }));
    await choose();
    const button = await screen.findByRole("button", { name: "Replace 2 markets" });
    expect(button).toBeDisabled();
    await userEvent.type(screen.getByLabelText("Markets to replace"), "de");
    expect(button).toBeDisabled();
    await userEvent.type(screen.getByLabelText("Markets to replace"), " PL");
    await userEvent.click(button);
    await waitFor(() => expect(sent.at(-1)).toMatchObject({ mode: "replace", dryRun: false }));
  });

  test("of an invalid file names row and field, and cannot continue", async () => {
    server.use(
      http.post(at("/import"), () =>
        HttpResponse.json({
          results: { ...COUNTS, errors: [] },
          preview: {
            ...PREVIEW,
            problemCount: 1,
            problems: [{ row: 14, field: "markets.de.price", problem: "a price looks like 19.90" }],
          },
          state: null,
        }),
      ),
    );
    await open();
    await choose();
    expect(await screen.findByText("Row 14, markets.de.price: a price looks like 19.90")).toBeVisible();
    expect(screen.getByRole("alert")).toHaveTextContent(
      "Import failed: 1 mistake in the file, so nothing can be written",
    );
    expect(screen.queryByRole("button", { name: /^Import / })).toBeNull();
  });

  test("that would make other changes than shown is compared again", async () => {
    await open();
    await choose();
    await screen.findByText("Gelenkfit");
    server.use(
      http.post(at("/import"), async ({ request }) => {
        const body = (await request.json()) as ImportBody;
        sent.push(body);
        return body.dryRun
          ? HttpResponse.json({
              results: { ...COUNTS, errors: [] },
              preview: { ...PREVIEW, digest: "second", differenceCount: 3 },
              state: null,
            })
          : errorReply(409, "conflict", "Somebody else changed this in the meantime.", { field: "plan" })();
      }),
    );
    await userEvent.click(screen.getByRole("button", { name: "Import 2 products" }));
    expect(await screen.findByText("Nothing was written")).toBeVisible();
    await userEvent.click(await screen.findByRole("button", { name: "Import 3 products" }));
    await waitFor(() =>
      expect(sent.map(({ dryRun, digest }) => ({ dryRun, digest }))).toEqual([
        { dryRun: true },
        { dryRun: false, digest: "first" },
        { dryRun: true },
        { dryRun: false, digest: "second" },
        { dryRun: true },
      ]),
    );
  });

  test("that the server rejects shows its sentence and its list", async () => {
    await open();
    await choose();
    await screen.findByText("Gelenkfit");
    server.use(
      http.post(
        at("/import"),
        errorReply(422, "file_refused", "This file has mistakes, so nothing was changed.", {
          problems: ["Row 3, product: its texts are too long"],
        }),
      ),
    );
    await userEvent.click(screen.getByRole("button", { name: "Import 2 products" }));
    expect(await screen.findByRole("alert")).toHaveTextContent(
      "Import failedThis file has mistakes, so nothing was changed.",
    );
    expect(
      within(screen.getByRole("list", { name: "Errors in the file" })).getByText(
        "Row 3, product: its texts are too long",
      ),
    ).toBeVisible();
  });

  test("without a reply shows 'Import failed'", async () => {
    server.use(http.post(at("/import"), () => HttpResponse.error()));
    await open();
    await choose();
    expect(await screen.findByRole("alert")).toHaveTextContent("Import failed");
  });

  test("that changes nothing says so; a file can be discarded", async () => {
    server.use(
      http.post(at("/import"), () =>
        HttpResponse.json({
          results: { ...COUNTS, errors: [] },
          preview: { ...PREVIEW, differenceCount: 0, differences: [] },
          state: null,
        }),
      ),
    );
    await open();
    await choose();
    expect(await screen.findByText("The catalogue has all of this already.")).toBeVisible();
    await userEvent.click(screen.getByRole("button", { name: "Take another file" }));
    expect(screen.getByText(/Choose a file to see here/)).toBeVisible();
  });

  test("with an expired session leads to the login", async () => {
    server.use(http.post(at("/import"), errorReply(401, "session_expired", "Session expired")));
    await open();
    await choose();
    expect(await screen.findByText("Session expired. Please login again.")).toBeVisible();
    expect(readSession()).toMatchObject({ token: null });
  });
});

describe("the last import", () => {
  test("is undone after a confirmation with counts", async () => {
    latest = stateOf("applied");
    server.use(
      http.post(at("/import/:id/undo"), () => {
        latest = stateOf("undone", { kept: 1 });
        return HttpResponse.json({ import: latest });
      }),
    );
    await open();
    await userEvent.click(await screen.findByRole("button", { name: "Undo this import" }));
    const dialog = await screen.findByRole("dialog");
    await within(dialog).findByText("Products removed again");
    await userEvent.click(within(dialog).getByRole("button", { name: "Undo 16 products" }));
    expect(await screen.findByText(/It was undone; 1 product edited since stayed as it is/)).toBeInTheDocument();
    expect(screen.queryByRole("button", { name: "Undo this import" })).toBeNull();
  });

  test("that takes long to be undone is not called undone yet", async () => {
    latest = stateOf("applied");
    server.use(
      http.post(at("/import/:id/undo"), () => {
        latest = stateOf("undoing", { progress: { done: 3, total: 16 } });
        return HttpResponse.json({ import: latest });
      }),
    );
    await open();
    await userEvent.click(await screen.findByRole("button", { name: "Undo this import" }));
    await userEvent.click(await screen.findByRole("button", { name: "Undo 16 products" }));
    expect(await screen.findByText(/^The catalogue is going back/)).toBeInTheDocument();
    expect(screen.queryByText("The import was undone.")).toBeNull();
  });

  test("is not offered to be undone once its journal is gone", async () => {
    latest = stateOf("applied", { startedAt: new Date(Date.now() - 90 * 86_400_000).toISOString() });
    await open();
    expect(await screen.findByText(/4 products added, 12 updated/)).toBeVisible();
    expect(screen.queryByRole("button", { name: "Undo this import" })).toBeNull();
  });

  test("that cannot be undone shows the reason", async () => {
    latest = stateOf("applied");
    server.use(
      http.post(
        at("/import/:id/undo"),
        errorReply(409, "conflict", "Somebody else changed this in the meantime. Please load it again."),
      ),
    );
    await open();
    await userEvent.click(await screen.findByRole("button", { name: "Undo this import" }));
    await userEvent.click(await screen.findByRole("button", { name: "Undo 16 products" }));
    expect(await screen.findByText("Failed to undo the import")).toBeVisible();
    expect(screen.getByRole("dialog")).toHaveTextContent("Somebody else changed this");
  });

  test("that still runs shows its progress, and then its end", async () => {
    latest = stateOf("applying", { progress: { done: 3, total: 16 } });
    await open();
    expect(await screen.findByText(/Writing: 3 of 16 products/)).toBeVisible();
    latest = stateOf("applied");
    expect(await screen.findByText(/4 products added, 12 updated/)).toBeVisible();
  });
});
