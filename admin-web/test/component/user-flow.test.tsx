import { beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { http, HttpResponse } from "msw";
import { AnalyticsReply } from "@hundeblick/proto/http/admin/numbers";
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
import { savedFiles, keepSavedFiles } from "../support/saved-files.ts";

useServer();
keepSavedFiles();
type Reply = AnalyticsReply;
type Session = Reply["sessions"][number];

const session: Session = {
  sessionId: "abcdefghijklmnopqrstuv",
  startedAt: "2026-11-20T14:02:11.000Z",
  lastSeenAt: "2026-11-20T14:08:40.000Z",
  deviceType: "mobile",
  browser: "Safari",
  os: "iOS",
  country: "DE",
  utmSource: "Facebook",
  utmCampaign: "joints",
  funnelStage: "product_clicked",
  actions: 7,
  ipAddress: "193.99.144.0/24",
  addressKey: "PSEUDONYM-OF-ONE-ADDRESS",
  reportId: newId(),
  analysisId: newId(),
  dogName: "Balu",
  dogBreed: "Golden Retriever",
  dogAge: 100,
  dogWeight: 31.5,
  market: "de",
  landingPage: "/de/joints",
  emailAddress: "frauke@example.org",
  milestones: {
    openedWebsite: "2026-11-20T14:02:11.000Z",
    uploadedImage: "2026-11-20T14:02:58.000Z",
    startedAnalysis: "2026-11-20T14:03:02.000Z",
    completedAnalysis: "2026-11-20T14:03:16.000Z",
    enteredEmail: "2026-11-20T14:04:05.000Z",
    viewedReport: "2026-11-20T14:04:09.000Z",
    clickedProduct: "2026-11-20T14:08:40.000Z",
  },
  botReason: null,
  metadata: { dogImageUrl: "/api/report/x/photo", dogBreed: null, productsViewed: ["Lachsöl Pur", "Gelenkwohl"] },
};
const direct: Session = {
  ...session,
  sessionId: newId(),
  utmSource: "Direct",
  utmCampaign: null,
  country: null,
  reportId: null,
  analysisId: null,
  emailAddress: null,
  dogName: null,
  dogBreed: null,
  dogAge: null,
  dogWeight: null,
  market: null,
  funnelStage: "uploaded",
  actions: 2,
  milestones: { openedWebsite: "2026-11-20T13:00:00.000Z", uploadedImage: "2026-11-20T13:01:00.000Z" },
  metadata: { dogImageUrl: null, dogBreed: null, productsViewed: [] },
};
const bot: Session = { ...direct, sessionId: newId(), botReason: "user agent says HeadlessChrome" };

const analytics = (given: Partial<Reply> = {}): Reply =>
  AnalyticsReply.parse({
    range: "7d",
    from: "2026-11-15T00:00:00.000Z",
    to: "2026-11-21T14:20:00.000Z",
    timeZone: "UTC",
    countedAt: "2026-11-21T14:19:55.000Z",
    summary: {
      totalSessions: 4182,
      uploadedImage: 2347,
      startedAnalysis: 2204,
      enteredEmail: 1019,
      viewedReport: 967,
      clickedProduct: 318,
      bounced: 1606,
      bounceRate: 38.4,
      avgTimeSpent: 252,
      medianTimeSpent: 158,
      emailCaptureRate: 24.4,
      productCtr: 32.9,
    },
    funnel: [
      ["Visitors", 4182, null],
      ["Uploaded", 2347, 56.1],
      ["Analyzed", 2204, 93.9],
      ["Emails", 1019, 46.2],
      ["Reports", 967, 94.9],
      ["Clicks", 318, 32.9],
    ].map(([step, count, rate]) => ({ step, count, rate })),
    days: [
      {
        day: "2026-11-20",
        visitors: 4182,
        uploaded: 2347,
        analyzed: 2204,
        emails: 1019,
        reports: 967,
        clicks: 318,
        bounced: 1606,
        seconds: 1_053_864,
        medianSeconds: 158,
      },
    ],
    sessions: [session, direct],
    matching: 2611,
    bots: 212,
    ...given,
  });
const nothing: Partial<Reply> = {
  summary: {
    totalSessions: 0,
    uploadedImage: 0,
    startedAnalysis: 0,
    enteredEmail: 0,
    viewedReport: 0,
    clickedProduct: 0,
    bounced: 0,
    bounceRate: null,
    avgTimeSpent: null,
    medianTimeSpent: null,
    emailCaptureRate: null,
    productCtr: null,
  },
  funnel: analytics().funnel.map(({ step }) => ({ step, count: 0, rate: null })),
  sessions: [],
  matching: 0,
  bots: 0,
};

let asked: Record<string, string>[] = [];
/** Replies with the requested range. */
const answering = (given: Partial<Reply> = {}) =>
  http.get(at("/analytics"), ({ request }) => {
    const query = Object.fromEntries(new URL(request.url).searchParams);
    asked.push(query);
    return HttpResponse.json(analytics({ range: query["range"] as Reply["range"], ...given }));
  });

// the chart needs sizes, which jsdom lacks
const BOX = { x: 0, y: 0, top: 0, left: 0, right: 600, bottom: 200, width: 600, height: 200, toJSON: () => "" };
beforeAll(() => {
  vi.spyOn(Element.prototype, "getBoundingClientRect").mockReturnValue(BOX);
});
beforeEach(() => {
  asked = [];
  server.use(answering());
});

const show = async (): Promise<void> => {
  renderAdmin("/admin/analytics");
  await screen.findByRole("heading", { name: "Conversion funnel" });
};
const open = async (id: string): Promise<HTMLElement> => {
  const shown = screen.getByText(id.slice(0, 12));
  await userEvent.click(shown);
  const card = shown.closest("details") as HTMLDetailsElement;
  await within(card).findByText("Session Timeline");
  return card;
};

describe("the screen", () => {
  test("shows the range with its zone, its freshness, and that bots are left out", async () => {
    await show();
    expect(
      screen.getByText("15 Nov, 00:00 to 21 Nov, 14:20, UTC. Counted up to 14:19:55. Bots left out."),
    ).toBeInTheDocument();
    expect(screen.getByRole("radio", { name: "7d" })).toBeChecked();
    expect(screen.getByRole("link", { name: "Back to Admin" })).toHaveAttribute("href", "/admin");
  });
  test.each(["24h", "30d", "90d"])("asks for %s when chosen", async (range) => {
    await show();
    await userEvent.click(screen.getByRole("radio", { name: range }));
    await waitFor(() => expect(asked.at(-1)).toMatchObject({ range, offset: "0" }));
    expect(await screen.findByRole("heading", { name: "Recent Sessions" })).toBeInTheDocument();
  });
  test("is refetched by Refresh", async () => {
    await show();
    const before = asked.length;
    await userEvent.click(screen.getByRole("button", { name: "Refresh" }));
    await waitFor(() => expect(asked.length).toBe(before + 1));
  });
  test("shows that it is loading", async () => {
    const late = Promise.withResolvers<void>();
    server.use(
      http.get(at("/analytics"), async () => {
        await late.promise;
        return HttpResponse.json(analytics());
      }),
    );
    renderAdmin("/admin/analytics");
    expect(await screen.findByLabelText("Loading analytics")).toBeInTheDocument();
    late.resolve();
    expect(await screen.findByRole("heading", { name: "Conversion funnel" })).toBeInTheDocument();
  });
  test("shows an empty range, and offers a longer one", async () => {
    server.use(answering(nothing));
    renderAdmin("/admin/analytics");
    expect(await screen.findByRole("heading", { name: "Nobody came by in these 7 days" })).toBeInTheDocument();
    await userEvent.click(screen.getByRole("button", { name: "Show 30 days" }));
    expect(await screen.findByRole("heading", { name: "Nobody came by in these 30 days" })).toBeInTheDocument();
  });
  test.each([
    [
      "the server's words",
      errorReply(503, "unavailable", "We are out of reach for a moment."),
      "We are out of reach for a moment.",
    ],
    ["nothing, when no answer came", () => HttpResponse.error(), "The visits are still being counted"],
    [
      "nothing, when the answer is not what was agreed",
      () => HttpResponse.json({ summary: 1 }),
      "The visits are still being counted",
    ],
  ])("that cannot be read says it, with %s, and can be asked for again", async (_name, resolver, words) => {
    server.use(http.get(at("/analytics"), resolver));
    renderAdmin("/admin/analytics");
    expect(await screen.findByText("Error loading analytics: Failed to fetch analytics")).toBeInTheDocument();
    expect(screen.getByRole("alert")).toHaveTextContent(words);
    server.use(answering());
    await userEvent.click(screen.getByRole("button", { name: "Try again" }));
    expect(await screen.findByRole("heading", { name: "Conversion funnel" })).toBeInTheDocument();
  });
  test("leads to the login with a reason when the session has expired", async () => {
    server.use(http.get(at("/analytics"), errorReply(401, "session_expired", "Session expired")));
    renderAdmin("/admin/analytics");
    expect(await screen.findByText("Session expired. Please login again.")).toBeInTheDocument();
    expect(readSession()).toMatchObject({ token: null });
  });
  test("is not shown to anybody without a session", async () => {
    setSession(null);
    renderAdmin("/admin/analytics");
    expect(await screen.findByRole("button", { name: "Sign in" })).toBeInTheDocument();
    expect(asked).toEqual([]);
  });
});

describe("the numbers", () => {
  test("the funnel as a table: counts, percent of the step before, percent of visitors", async () => {
    await show();
    expect(
      screen.getByText("Funnel: Visitors 4182, Uploaded 2347, Analyzed 2204, Emails 1019, Reports 967, Clicks 318"),
    ).toBeInTheDocument();
    await userEvent.click(screen.getByRole("radio", { name: "Table" }));
    const rows = within(screen.getByRole("table", { name: "Conversion funnel" }))
      .getAllByRole("row")
      .slice(1)
      .map((row) => row.textContent);
    expect(rows).toEqual([
      "Visitors4,182—100.0%",
      "Uploaded2,34756.1%56.1%",
      "Analyzed2,20493.9%52.7%",
      "Emails1,01946.2%24.4%",
      "Reports96794.9%23.1%",
      "Clicks31832.9%7.6%",
    ]);
  });
  test("the four cards", async () => {
    await show();
    const card = (title: string): string => screen.getByText(title).closest("dl")?.textContent ?? "";
    expect(card("Bounce Rate")).toBe("Bounce Rate38.4%1,606 of 4,182 visitors");
    expect(card("Avg. Time on Site")).toContain("4m 12s");
    expect(card("Avg. Time on Site")).toContain("median 2m 38s");
    expect(card("Email Capture Rate")).toBe("Email Capture Rate24.4%1,019 of 4,182 visitors");
    expect(card("Product CTR")).toBe("Product CTR32.9%318 of 967 reports");
  });
  test("a dash for 0 of 0", async () => {
    server.use(answering({ ...nothing, bots: 3 }));
    await show();
    for (const title of ["Bounce Rate", "Avg. Time on Site", "Email Capture Rate", "Product CTR"])
      expect(screen.getByText(title).closest("dl")).toHaveTextContent("—");
    await userEvent.click(screen.getByRole("radio", { name: "Table" }));
    for (const row of within(screen.getByRole("table")).getAllByRole("row").slice(1))
      expect(row).toHaveTextContent("0——");
  });
});

describe("the sessions", () => {
  test("show id to 12 characters, source, dog, address, stage and actions", async () => {
    await show();
    const card = screen.getByText("abcdefghijkl").closest("details") as HTMLElement;
    for (const words of [
      "mobile, Safari",
      "Germany",
      "20 Nov, 14:02",
      "Facebook, joints",
      "Balu, Golden Retriever",
      "frauke@example.org",
    ])
      expect(within(card).getByText(words)).toBeInTheDocument();
    expect(card).toHaveTextContent("Product clicked, 7 of 8");
    const other = screen.getByText(direct.sessionId.slice(0, 12)).closest("details");
    expect(other).toHaveTextContent("Direct");
    expect(other).toHaveTextContent("no dog yet");
    expect(other).toHaveTextContent("no e-mail");
    expect(screen.getByText("2,611 shown of 4,182")).toBeInTheDocument();
    expect(screen.getByText(/Direct visits with fewer than 2 actions are not listed/)).toBeInTheDocument();
  });
  test("open by keyboard to eight milestones and everything else that is known", async () => {
    await show();
    expect(screen.queryByText("Session Timeline")).toBeNull();
    const card = await open(session.sessionId);
    const steps = within(card)
      .getAllByRole("listitem")
      .map((item) => item.textContent);
    expect(steps).toEqual([
      "14:02:11Opened website",
      "14:02:58Uploaded imageafter 47s",
      "14:03:02Started analysisafter 4s",
      "14:03:16Completed analysisafter 14s",
      "14:04:05Entered emailafter 49s",
      "14:04:09Viewed reportafter 4s",
      "—Shared reportnot reached",
      "14:08:40Clicked productafter 4m 31s",
    ]);
    for (const words of [
      "Golden Retriever, 8 years 4 months, 31.5 kg",
      "/de/joints",
      "Lachsöl Pur, Gelenkwohl",
      "193.99.144.0/24",
      "Germany",
    ])
      expect(card).toHaveTextContent(words);
    expect(within(card).getByRole("link")).toHaveAttribute("href", `/de/report/${session.reportId}`);
    expect(card).toHaveTextContent(session.analysisId ?? "");
  });
  test("are filtered by the server: Facebook, Min 2 Actions, with bots", async () => {
    await show();
    await userEvent.click(screen.getByRole("checkbox", { name: "Facebook" }));
    await waitFor(() => expect(asked.at(-1)).toMatchObject({ facebook: "true", minActions: "false" }));
    await userEvent.click(screen.getByRole("checkbox", { name: "Min 2 Actions" }));
    await waitFor(() => expect(asked.at(-1)).toMatchObject({ facebook: "true", minActions: "true", bots: "false" }));
    server.use(answering({ sessions: [bot] }));
    await userEvent.click(screen.getByRole("switch", { name: "Show 212 bots" }));
    await waitFor(() => expect(asked.at(-1)).toMatchObject({ bots: "true", offset: "0" }));
    expect(await screen.findByText("user agent says HeadlessChrome")).toBeInTheDocument();
    expect(screen.getByText(/Bots counted in/)).toBeInTheDocument();
  });
  test("are paged", async () => {
    await show();
    await userEvent.click(screen.getByRole("button", { name: "Page 3" }));
    await waitFor(() => expect(asked.at(-1)).toMatchObject({ offset: "40", limit: "20" }));
    expect(await screen.findByText(/41–42 of 2,611/)).toBeInTheDocument();
  });
  test("without a match show an empty state, and the filters can be cleared", async () => {
    server.use(answering({ sessions: [], matching: 0 }));
    await show();
    await userEvent.click(screen.getByRole("checkbox", { name: "Facebook" }));
    await userEvent.click(await screen.findByRole("button", { name: "Clear filters" }));
    await waitFor(() => expect(asked.at(-1)).toMatchObject({ facebook: "false" }));
  });
});

describe("deleting by IP", () => {
  type Body = { deleteByIp: string; preview: boolean };
  let bodies: Body[] = [];
  const counting = (answer?: (body: Body) => Response) =>
    http.post(at("/sessions/bulk-delete"), async ({ request }) => {
      const body = (await request.json()) as Body;
      bodies.push(body);
      const isNetwork = body.deleteByIp.includes("/");
      return (
        answer?.(body) ??
        HttpResponse.json({
          by: isNetwork ? "network" : "address",
          sessions: isNetwork ? 5 : 3,
          withReport: 2,
          clicks: 4,
          removed: !body.preview,
        })
      );
    });
  beforeEach(() => {
    bodies = [];
    server.use(counting());
  });
  const ask = async (): Promise<HTMLElement> => {
    await show();
    const card = await open(session.sessionId);
    await userEvent.click(within(card).getByRole("button", { name: "Delete all sessions from this IP" }));
    return await screen.findByRole("dialog", { name: "Delete all sessions from IP 193.99.144.0/24?" });
  };

  test("has a preview, and can be cancelled", async () => {
    const dialog = await ask();
    await waitFor(() => expect(within(dialog).getByRole("button", { name: "Delete 3 sessions" })).toBeEnabled());
    expect(
      within(dialog)
        .getAllByRole("listitem")
        .map((item) => item.textContent),
    ).toEqual(["Sessions3", "Of these with a report2", "Product clicks in them4"]);
    await userEvent.click(within(dialog).getByRole("button", { name: "Keep them" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(bodies).toEqual([{ deleteByIp: session.addressKey, preview: true }]);
  });
  test("deletes the counted ones and refetches the numbers", async () => {
    const dialog = await ask();
    const before = asked.length;
    await userEvent.click(await within(dialog).findByRole("button", { name: "Delete 3 sessions" }));
    expect(await screen.findByText("3 sessions deleted.")).toBeInTheDocument();
    expect(bodies.at(-1)).toEqual({ deleteByIp: session.addressKey, preview: false });
    await waitFor(() => expect(asked.length).toBe(before + 1));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  });
  test.each([40, 41])("all sessions of the last page leads to the page before, with %s still counted", async (left) => {
    let isDeleted = false;
    server.use(
      http.get(at("/analytics"), ({ request }) => {
        const isLast = new URL(request.url).searchParams.get("offset") === "40";
        const sessions = !isLast ? [direct] : isDeleted ? [] : [session];
        return HttpResponse.json(analytics({ sessions, matching: isDeleted ? left : 41 }));
      }),
      counting(({ preview }) => {
        isDeleted = !preview;
        return HttpResponse.json({ by: "address", sessions: 1, withReport: 0, clicks: 0, removed: isDeleted });
      }),
    );
    await show();
    await userEvent.click(screen.getByRole("button", { name: "Page 3" }));
    await screen.findByText(session.sessionId.slice(0, 12));
    const card = await open(session.sessionId);
    await userEvent.click(within(card).getByRole("button", { name: "Delete all sessions from this IP" }));
    await userEvent.click(await screen.findByRole("button", { name: "Delete 1 session" }));
    expect(await screen.findByText(direct.sessionId.slice(0, 12))).toBeInTheDocument();
    expect(screen.getByText(new RegExp(`21–21 of ${left}`))).toBeInTheDocument();
  });
  test("many more counted than stored: one step back, then the first page", async () => {
    const offsets: (string | null)[] = [];
    server.use(
      http.get(at("/analytics"), ({ request }) => {
        const offset = new URL(request.url).searchParams.get("offset");
        offsets.push(offset);
        return HttpResponse.json(analytics({ sessions: Number(offset) > 0 ? [] : [direct], matching: 2_000 }));
      }),
    );
    await show();
    const before = offsets.length;
    await userEvent.click(screen.getByRole("button", { name: "Page 100" }));
    await waitFor(() => expect(offsets.slice(before)).toEqual(["1980", "1960", offsets[0]]));
    expect(await screen.findByText(direct.sessionId.slice(0, 12))).toBeInTheDocument();
  });
  test("counts the whole network on request, with a warning about several households", async () => {
    const dialog = await ask();
    await userEvent.click(within(dialog).getByRole("radio", { name: "The whole network" }));
    expect(await within(dialog).findByRole("button", { name: "Delete 5 sessions" })).toBeInTheDocument();
    expect(dialog).toHaveTextContent("more than one household");
    expect(bodies.at(-1)).toEqual({ deleteByIp: "193.99.144.0/24", preview: true });
  });
  test("accepts a typed address", async () => {
    await show();
    await userEvent.click(screen.getByRole("button", { name: "Delete by IP" }));
    await userEvent.type(await screen.findByLabelText("IP address"), " 193.99.144.80 {enter}");
    const dialog = await screen.findByRole("dialog", { name: "Delete all sessions from IP 193.99.144.80?" });
    expect(await within(dialog).findByRole("button", { name: "Delete 3 sessions" })).toBeInTheDocument();
    expect(bodies).toEqual([{ deleteByIp: "193.99.144.80", preview: true }]);
  });
  test("rejects an invalid address", async () => {
    server.use(counting(errorReply(400, "invalid_request", "Please check what you entered.")));
    await show();
    await userEvent.click(screen.getByRole("button", { name: "Delete by IP" }));
    await userEvent.type(await screen.findByLabelText("IP address"), "everybody{enter}");
    expect(await screen.findByRole("alert")).toHaveTextContent(
      "They cannot be counted: Please check what you entered.",
    );
    expect(screen.getByRole("button", { name: "Delete" })).toBeDisabled();
    await userEvent.click(screen.getByRole("button", { name: "Another address" }));
    expect(await screen.findByLabelText("IP address")).toBeInTheDocument();
  });
  test("that fails shows 'Failed to delete sessions' with the reason", async () => {
    server.use(
      counting(({ preview }) =>
        preview
          ? HttpResponse.json({ by: "address", sessions: 3, withReport: 2, clicks: 4, removed: false })
          : HttpResponse.json({ error: "We are out of reach for a moment.", code: "unavailable" }, { status: 503 }),
      ),
    );
    const dialog = await ask();
    await userEvent.click(await within(dialog).findByRole("button", { name: "Delete 3 sessions" }));
    expect(await within(dialog).findByRole("alert")).toHaveTextContent(
      "Failed to delete sessions: We are out of reach for a moment.",
    );
    expect(screen.getByText("abcdefghijkl")).toBeInTheDocument();
  });
  test("with an expired session leads to the login", async () => {
    const dialog = await ask();
    server.use(counting(errorReply(401, "session_expired", "Session expired")));
    await userEvent.click(await within(dialog).findByRole("button", { name: "Delete 3 sessions" }));
    expect(await screen.findByText("Session expired. Please login again.")).toBeInTheDocument();
  });
});

describe("the days of a range", () => {
  test("are saved as CSV, with bots if they are shown; a failure is shown", async () => {
    const wanted: string[] = [];
    server.use(
      http.get(at("/analytics/export"), ({ request }) => {
        wanted.push(new URL(request.url).search);
        return new HttpResponse("Day (UTC),Visitors\n2026-11-20,4182\n", { headers: { "content-type": "text/csv" } });
      }),
    );
    await show();
    await userEvent.click(screen.getByRole("button", { name: "CSV by day" }));
    await waitFor(() => expect(savedFiles).toHaveLength(1));
    expect(await savedFiles[0]?.blob.text()).toBe("Day (UTC),Visitors\n2026-11-20,4182\n");
    expect(wanted).toEqual(["?range=7d&bots=false"]);
    server.use(http.get(at("/analytics/export"), unavailable));
    await userEvent.click(screen.getByRole("button", { name: "CSV by day" }));
    expect(await screen.findByText("Export failed: We are out of reach for a moment.")).toBeInTheDocument();
  });
});
