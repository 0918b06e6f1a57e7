import { beforeEach, describe, expect, test, vi } from "vitest";
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { http, HttpResponse } from "msw";
import type { EmailRecord } from "@hundeblick/proto/http/admin/emails";
import { newId } from "@hundeblick/proto/ids";
import {
  at,
  errorReply,
  readSession,
  renderAdmin,
  server,
  setSession,
  unavailable,
  useServer,
} from "../support/render-admin.tsx";
import { useProperties } from "../../../web-kit/test/use-properties.ts";
import { savedFiles, keepSavedFiles } from "../support/saved-files.ts";

useServer();
keepSavedFiles();
const STATS = { total: 12_480, unique: 11_206, withReports: 10_000, newsletter: 4_318, waiting: 206, lastWeek: 1_019 };
const record = (n: number): EmailRecord => ({
  email: `person-${n}@example.org`,
  dogBreed: n % 2 === 0 ? "Beagle" : null,
  dogAge: 100 - (n % 100),
  hasReport: n !== 1,
  reports: 1,
  newsletterOptIn: n === 0,
  newsletterWaiting: n === 1,
  createdAt: "2026-05-14T10:04:00.000Z",
});

let people = [0, 1, 2].map(record);
let asked: Record<string, string>[] = [];
let removals: { emails: string[]; preview: boolean }[] = [];
const copied = vi.fn<(text: string) => Promise<void>>();

// the virtualised list needs sizes: a box of 600 px with rows of 43 px
const SIZES: readonly [object, string, PropertyDescriptor][] = [
  [
    HTMLElement.prototype,
    "offsetHeight",
    {
      get(this: HTMLElement) {
        return this.tagName === "TR" ? 43 : 600;
      },
    },
  ],
  [Element.prototype, "clientHeight", { get: () => 600 }],
  [Element.prototype, "scrollHeight", { get: () => 1_000_000_000 }],
  [
    Element.prototype,
    "scrollTo",
    {
      value(this: Element, options?: unknown) {
        this.scrollTop = (options as { top: number }).top;
        queueMicrotask(() => this.dispatchEvent(new Event("scroll")));
      },
    },
  ],
];
useProperties(SIZES);

beforeEach(() => {
  people = [0, 1, 2].map(record);
  asked = [];
  removals = [];
  copied.mockReset().mockResolvedValue();
  server.use(
    http.get(at("/emails"), ({ request }) => {
      const query = Object.fromEntries(new URL(request.url).searchParams);
      asked.push(query);
      const matching = people.filter(
        ({ email, dogBreed, hasReport }) =>
          `${email} ${dogBreed}`.toLowerCase().includes((query["search"] ?? "").toLowerCase()) &&
          (query["filter"] !== "reports" || hasReport),
      );
      const from = Number(query["offset"]);
      return HttpResponse.json({
        emails: matching.slice(from, from + Number(query["limit"])),
        matching: matching.length,
        stats: STATS,
      });
    }),
    http.post(at("/emails/delete"), async ({ request }) => {
      const body = (await request.json()) as { emails: string[]; preview: boolean };
      removals.push(body);
      if (!body.preview) people = people.filter(({ email }) => !body.emails.includes(email));
      return HttpResponse.json({
        emails: body.emails.length,
        reportLinks: 2,
        newsletters: 4,
        mails: 3,
        messages: 1,
        removed: !body.preview,
      });
    }),
  );
});

const open = async () => {
  const user = userEvent.setup();
  Object.defineProperty(navigator, "clipboard", { configurable: true, value: { writeText: copied } });
  renderAdmin("/admin/emails");
  await screen.findByText("person-0@example.org");
  return user;
};
const textOf = async (blob: Blob): Promise<string> =>
  new TextDecoder("utf-8", { ignoreBOM: true }).decode(await new Response(blob).arrayBuffer());
const day = (): string => new Date().toISOString().slice(0, 10);

describe("the list", () => {
  test("begins with four figures", async () => {
    await open();
    const numberOf = (name: string) => screen.getAllByText(name)[0]?.nextElementSibling?.textContent;
    expect(screen.getByText("1,019 in 7 days")).toBeVisible();
    expect(["Total Emails", "Unique Emails", "With Reports", "Newsletter"].map(numberOf)).toEqual([
      "12,480",
      "11,206",
      "10,000",
      "4,318",
    ]);
    expect(screen.getByText("confirmed; 206 waiting")).toBeVisible();
  });

  test("begins with the newest, and is sorted by a column, either way, on the server", async () => {
    const user = await open();
    const head = (name: string) => screen.getByRole("columnheader", { name });
    expect(head("Created")).toHaveAttribute("aria-sort", "descending");
    expect(asked.at(-1)).toMatchObject({ sort: "created", descending: "true" });
    await user.click(within(head("E-mail")).getByRole("button"));
    await waitFor(() => expect(head("E-mail")).toHaveAttribute("aria-sort", "ascending"));
    await waitFor(() => expect(asked.at(-1)).toMatchObject({ sort: "email", descending: "false", offset: "0" }));
    await user.click(within(head("E-mail")).getByRole("button"));
    await waitFor(() => expect(asked.at(-1)).toMatchObject({ sort: "email", descending: "true" }));
    expect(within(head("E-mail")).getByRole("button")).toHaveFocus();
    expect(head("Created")).not.toHaveAttribute("aria-sort");
  });

  test("shows address, breed, age, report, newsletter and date", async () => {
    await open();
    const row = screen.getByText("person-0@example.org").closest("tr") as HTMLElement;
    for (const text of ["Beagle", "8 y 4 m", "Has report", "Opted in", /14 May 2026/])
      expect(within(row).getByText(text)).toBeInTheDocument();
    const other = screen.getByText("person-1@example.org").closest("tr") as HTMLElement;
    for (const text of ["not recognised", "none", "Waiting"]) expect(within(other).getByText(text)).toBeInTheDocument();
  });

  test("is searched and filtered by the server", async () => {
    const user = await open();
    await user.type(screen.getByPlaceholderText("Search by email or dog breed..."), "BEAG");
    await waitFor(() => expect(screen.queryByText("person-1@example.org")).toBeNull());
    await waitFor(() => expect(asked.at(-1)).toMatchObject({ search: "BEAG", filter: "all", offset: "0" }));
    await user.click(screen.getByRole("radio", { name: "With Reports" }));
    await waitFor(() => expect(asked.at(-1)).toMatchObject({ search: "BEAG", filter: "reports" }));
    await user.click(screen.getByRole("radio", { name: "Newsletter Opt-in" }));
    await waitFor(() => expect(asked.at(-1)).toMatchObject({ filter: "newsletter" }));
  });

  test("shows 'No emails found' and offers to clear the search", async () => {
    const user = await open();
    await user.type(screen.getByRole("searchbox"), "dackel");
    expect(await screen.findByText("No emails found")).toBeVisible();
    expect(screen.getByText("Nothing matches “dackel”.")).toBeVisible();
    await user.click(screen.getByRole("button", { name: "Clear search and filter" }));
    expect(await screen.findByText("person-0@example.org")).toBeVisible();
  });

  test("renders only visible rows of 100,000, loads them on demand, and moves by keys", async () => {
    people = Array.from({ length: 100_000 }, (_each, n) => record(n));
    const user = await open();
    expect(screen.getAllByRole("row").length).toBeLessThan(60);
    expect(asked.every(({ limit }) => limit === "100")).toBe(true);
    expect(screen.getByText("100,000 addresses")).toBeVisible();
    screen.getByLabelText("Select person-0@example.org").focus();
    await user.keyboard("{ArrowDown}{ArrowDown}");
    await waitFor(() => expect(screen.getByLabelText("Select person-2@example.org")).toHaveFocus());
    await user.keyboard(" ");
    expect(screen.getByText("selected").textContent).toContain("1 selected");
    await user.keyboard("{End}");
    await waitFor(() => expect(asked.some(({ offset }) => offset === "99900")).toBe(true));
    expect(await screen.findByText("person-99999@example.org")).toBeInTheDocument();
    expect(screen.queryByText("person-0@example.org")).toBeNull();
  });

  test("that fails to load is logged, and can be retried", async () => {
    const log = vi.spyOn(console, "error").mockImplementation(() => undefined);
    server.use(http.get(at("/emails"), unavailable, { once: true }));
    renderAdmin("/admin/emails");
    await userEvent.click(await screen.findByRole("button", { name: "Try again" }));
    expect(await screen.findByText("person-0@example.org")).toBeVisible();
    expect(log).toHaveBeenCalledWith(
      "The list of e-mails did not load.",
      expect.objectContaining({ code: "unavailable" }),
    );
    log.mockRestore();
  });

  test("leads to the login when the session is over", async () => {
    server.use(http.get(at("/emails"), errorReply(401, "session_expired", "Session expired")));
    const log = vi.spyOn(console, "error").mockImplementation(() => undefined);
    renderAdmin("/admin/emails");
    expect(await screen.findByText("Session expired. Please login again.")).toBeVisible();
    expect(readSession()).toMatchObject({ token: null });
    log.mockRestore();
  });

  test("is for operators only", async () => {
    setSession(null);
    renderAdmin("/admin/emails");
    expect(await screen.findByRole("button", { name: "Sign in" })).toBeVisible();
  });
});

describe("exporting the list", () => {
  test("exports the selection, safe for spreadsheets and with the date in its name", async () => {
    people = [{ ...record(0), dogBreed: '=HYPERLINK("x")' }, record(1)];
    const user = await open();
    await user.click(screen.getByLabelText("Select person-0@example.org"));
    await user.click(screen.getByRole("button", { name: /CSV$/ }));
    expect(savedFiles[0]?.name).toBe(`emails-${day()}.csv`);
    expect(await textOf(savedFiles[0]?.blob as Blob)).toBe(
      '\uFEFFEmail,Dog Breed,Has Report,Newsletter Opt-in,Created At\r\nperson-0@example.org,"\'=HYPERLINK(""x"")",Yes,Yes,2026-05-14T10:04:00.000Z\r\n',
    );
    await user.click(screen.getByLabelText("CSV with byte order mark, for Excel"));
    await user.click(screen.getByRole("button", { name: /CSV$/ }));
    expect(await textOf(savedFiles[1]?.blob as Blob)).toMatch(/^Email,/);
    await user.click(screen.getByRole("button", { name: /TXT$/ }));
    expect(savedFiles[2]?.name).toBe(`emails-${day()}.txt`);
    expect(await textOf(savedFiles[2]?.blob as Blob)).toBe("person-0@example.org\n");
  });

  test("exports the filtered list without a selection, written by the server", async () => {
    const exports: Record<string, string>[] = [];
    server.use(
      http.get(at("/emails/export"), ({ request }) => {
        exports.push(Object.fromEntries(new URL(request.url).searchParams));
        return new HttpResponse("person-0@example.org\nperson-2@example.org\n", {
          headers: { "Content-Type": "text/plain" },
        });
      }),
    );
    const user = await open();
    await user.click(screen.getByRole("radio", { name: "With Reports" }));
    await screen.findByText("person-0@example.org");
    await user.click(screen.getByRole("button", { name: /TXT$/ }));
    await waitFor(() => expect(savedFiles[0]?.name).toBe(`emails-${day()}.txt`));
    expect(exports).toEqual([{ search: "", filter: "reports", sort: "created", descending: "true", format: "txt" }]);
    expect(await textOf(savedFiles[0]?.blob as Blob)).toBe("person-0@example.org\nperson-2@example.org\n");
    await user.click(screen.getByRole("button", { name: "Copy" }));
    await waitFor(() => expect(copied).toHaveBeenCalledWith("person-0@example.org\nperson-2@example.org"));
  });

  test("copies, and the button shows 'Copied!' for two seconds", async () => {
    const user = await open();
    await user.click(screen.getByLabelText("Select person-1@example.org"));
    const since = performance.now();
    await user.click(screen.getByRole("button", { name: "Copy" }));
    expect(await screen.findByRole("button", { name: "Copied!" })).toBeVisible();
    expect(copied).toHaveBeenCalledWith("person-1@example.org");
    expect(await screen.findByRole("button", { name: "Copy" })).toBeVisible();
    expect(performance.now() - since).toBeGreaterThan(1_900);
  });

  test("reports failures", async () => {
    copied.mockRejectedValue(new Error("not allowed"));
    const user = await open();
    await user.click(screen.getByLabelText("Select person-1@example.org"));
    await user.click(screen.getByRole("button", { name: "Copy" }));
    expect(await screen.findByText("This browser does not let us copy. Export a TXT instead.")).toBeInTheDocument();
    server.use(http.get(at("/emails/export"), unavailable));
    await user.click(screen.getByRole("button", { name: "Clear" }));
    await user.click(screen.getByRole("button", { name: /CSV$/ }));
    expect(await screen.findByText("We are out of reach for a moment.")).toBeInTheDocument();
    expect(savedFiles).toEqual([]);
  });
});

describe("deleting", () => {
  test("without a selection shows 'No emails selected'", async () => {
    const user = await open();
    await user.click(screen.getByRole("button", { name: "Delete" }));
    expect(await screen.findByText("No emails selected")).toBeInTheDocument();
    expect(removals).toEqual([]);
  });

  test("has a preview, then deletes, also more than a thousand", async () => {
    people = Array.from({ length: 1_500 }, (_each, n) => record(n));
    const user = await open();
    await user.click(screen.getByRole("checkbox", { name: "Select all 1,500" }));
    await waitFor(() => expect(screen.getByText("selected").textContent).toContain("1,500 selected"));
    await user.click(screen.getByRole("button", { name: "Delete" }));
    const dialog = await screen.findByRole("dialog", { name: "Delete 1,500 selected emails?" });
    expect(await within(dialog).findByText("Links from reports to a person")).toBeInTheDocument();
    expect(within(dialog).getByText("Newsletter subscriptions").nextSibling).toHaveTextContent("8");
    expect(removals.map(({ emails, preview }) => [emails.length, preview])).toEqual([
      [1_000, true],
      [500, true],
    ]);
    await user.click(within(dialog).getByRole("button", { name: "Delete 1,500 emails" }));
    expect(await screen.findByText("1,500 emails deleted.")).toBeInTheDocument();
    expect(removals.slice(2).map(({ emails, preview }) => [emails.length, preview])).toEqual([
      [1_000, false],
      [500, false],
    ]);
    expect(await screen.findByText("No emails found")).toBeInTheDocument();
  });

  test("that fails keeps the selection", async () => {
    const user = await open();
    await user.click(screen.getByLabelText("Select person-0@example.org"));
    await user.click(screen.getByLabelText("Select person-1@example.org"));
    await user.click(screen.getByRole("button", { name: "Delete" }));
    const dialog = await screen.findByRole("dialog", { name: "Delete 2 selected emails?" });
    await within(dialog).findByText("E-mail addresses");
    server.use(http.post(at("/emails/delete"), unavailable));
    await user.click(within(dialog).getByRole("button", { name: "Delete 2 emails" }));
    expect(await within(dialog).findByRole("alert")).toHaveTextContent(
      "Failed to delete emails: We are out of reach for a moment.",
    );
    await user.click(within(dialog).getByRole("button", { name: "Keep them" }));
    expect(screen.getByLabelText("Select person-0@example.org")).toBeChecked();
  });

  test("is limited to the current list: another search clears the selection", async () => {
    const user = await open();
    await user.click(screen.getByLabelText("Select person-1@example.org"));
    await user.type(screen.getByRole("searchbox"), "beagle");
    expect(await screen.findByText("in the filtered list")).toBeVisible();
  });

  test("never selects what another search shows, even when the addresses arrive late", async () => {
    let reply = (): void => undefined;
    const replied = new Promise<void>((resolve) => (reply = resolve));
    server.use(
      http.get(at("/emails"), async ({ request }) => {
        if (new URL(request.url).searchParams.get("limit") === "100") return;
        await replied;
        return HttpResponse.json({ emails: people, matching: people.length, stats: STATS });
      }),
    );
    const user = await open();
    await user.click(screen.getByRole("checkbox", { name: "Select all 3" }));
    await user.type(screen.getByRole("searchbox"), "beagle");
    await waitFor(() => expect(screen.queryByText("person-1@example.org")).toBeNull());
    reply();
    expect(await screen.findByRole("checkbox", { name: "Select all 2" })).not.toBeChecked();
    expect(screen.getByText("in the filtered list")).toBeVisible();
  });

  test("never takes what was selected while another search was being typed", async () => {
    await open();
    const selectAll = screen.getByRole("checkbox", { name: "Select all 3" });
    fireEvent.change(screen.getByRole("searchbox"), { target: { value: "beagle" } });
    fireEvent.click(selectAll);
    await waitFor(() => expect(screen.queryByText("person-1@example.org")).toBeNull());
    expect(await screen.findByRole("checkbox", { name: "Select all 2" })).not.toBeChecked();
    expect(screen.getByText("in the filtered list")).toBeVisible();
  });
});

describe("contact messages", () => {
  const message = {
    id: newId(),
    name: "Jana <b>",
    email: "jana@example.org",
    subject: "Frage",
    message: "Hallo,\nwie geht das?",
    language: "de",
    at: "2026-05-14T10:04:00.000Z",
  };

  test("are in the second tab, page by page", async () => {
    const offsets: (string | null)[] = [];
    server.use(
      http.get(at("/messages"), ({ request }) => {
        offsets.push(new URL(request.url).searchParams.get("offset"));
        return HttpResponse.json({ messages: [message], total: 41 });
      }),
    );
    const user = await open();
    await user.click(screen.getByRole("link", { name: "Contact messages" }));
    expect(await screen.findByText(/wie geht das/)).toBeVisible();
    expect(screen.getByText("Jana <b>")).toBeVisible();
    expect(screen.getByRole("link", { name: "jana@example.org" })).toHaveAttribute("href", "mailto:jana%40example.org");
    await user.click(screen.getByRole("button", { name: "Page 3" }));
    await waitFor(() => expect(offsets).toEqual(["0", "40"]));
  });

  test("are empty with 'No messages yet'", async () => {
    server.use(http.get(at("/messages"), () => HttpResponse.json({ messages: [], total: 0 })));
    renderAdmin("/admin/emails?tab=messages");
    expect(await screen.findByText("No messages yet")).toBeVisible();
  });

  test("that fail to load show a notice", async () => {
    server.use(http.get(at("/messages"), unavailable));
    renderAdmin("/admin/emails?tab=messages");
    expect(await screen.findByRole("alert")).toHaveTextContent("The messages did not load");
  });
});
