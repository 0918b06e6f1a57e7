import "../support/browser-gaps.ts";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { OpenReport } from "@hundeblick/proto/http/report";
import { act, render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { http, HttpResponse } from "msw";
import { I18nextProvider } from "react-i18next";
import { Provider } from "react-redux";
import { MemoryRouter, Route, Routes } from "react-router-dom";
import { createI18n } from "@hundeblick/web-kit/i18n.ts";
import { makeStore } from "../../src/shared/store/store.ts";
import ReportPage from "../../src/app/pages/ReportPage.tsx";
import { EMPTY_DOG } from "../../src/shared/session/dog-info.ts";
import type { SessionState } from "../../src/shared/session/session.slice.ts";
import { api } from "../../src/shared/api/api.ts";
import { buildReport, buildSupplement } from "../support/build-report.ts";
import { onDate } from "../../../web-kit/test/fixed-date.ts";
import { renderPage } from "../support/render-page.tsx";
import { idOf, server, useServer } from "../support/server.ts";

useServer();
// the poison lines count for a year
onDate(new Date(2026, 10, 25, 10));
const reportId = idOf("report");
const locked = {
  locked: true,
  reportId,
  language: "en",
  dogProfile: { name: "Frieda", imageUrl: null },
  band: "yellow",
  emergency: null,
};
const onReport = (answer: (url: URL) => Response) =>
  server.use(http.get("*/api/report/:id", ({ request }) => answer(new URL(request.url))));
const open = (changes: Partial<OpenReport> = {}) =>
  onReport(() => HttpResponse.json(buildReport({ reportId, ...changes })));
const show = (id = reportId, prefix = "/en", search = "", session: Partial<SessionState> = {}) =>
  renderPage(
    <Routes>
      <Route path="report/:reportId" element={<ReportPage />} />
    </Routes>,
    { at: `${prefix}/report/${id}${search}`, session },
  );
const collect = (
  path: string,
  method: "post" | "delete" = "post",
  answer: () => Response = () => new HttpResponse(null, { status: 204 }),
) => {
  const sent: unknown[] = [];
  server.use(
    http[method](path, async ({ request }) => {
      sent.push(await request.json().catch(() => null));
      return answer();
    }),
  );
  return sent;
};

beforeEach(() => {
  window.dataLayer = [];
});
afterEach(() => act(() => document.body.replaceChildren()));

test("its limits link to the accuracy page", async () => {
  open({ limits: ["Movement cannot be seen in a photo."] });
  show();
  const limit = await screen.findByText("Movement cannot be seen in a photo.");
  const link = within(limit.closest("div") as HTMLElement).getByRole("link", { name: "How accurate is this?" });
  expect(link).toHaveAttribute("href", "/en/accuracy");
});

describe("the states of a report", () => {
  test("shows three steps while loading", async () => {
    onReport(() => HttpResponse.json(buildReport({ reportId })));
    show();
    expect(screen.getAllByRole("listitem").map(({ textContent }) => textContent)).toHaveLength(3);
    expect(await screen.findByRole("heading", { level: 1, name: "Frieda" })).toBeVisible();
  });

  test("the report takes the focus from the loading page, and only from there", async () => {
    open();
    const first = show();
    await screen.findByRole("heading", { level: 1, name: "Frieda" });
    expect(document.body).toHaveFocus();
    first.unmount();
    show();
    const loading = screen.getByRole("main");
    loading.focus();
    expect(loading).toHaveFocus();
    await screen.findByRole("heading", { level: 1, name: "Frieda" });
    expect(loading).not.toBeInTheDocument();
    expect(screen.getByRole("main")).toHaveFocus();
  });

  test("rendering is the last of three steps", async () => {
    onReport(() => HttpResponse.json(buildReport({ reportId })));
    const running: string[] = [];
    const watch = new MutationObserver(() => {
      const step = document.querySelector("[aria-current=step]")?.textContent;
      if (step && running.at(-1) !== step) running.push(step);
    });
    watch.observe(document.body, { attributes: true, childList: true, subtree: true });
    show();
    expect(await screen.findByRole("heading", { level: 1, name: "Frieda" })).toBeVisible();
    watch.disconnect();
    expect(running).toEqual(["1Fetching the report", "3Laying it out"]);
  });

  test("not found", async () => {
    onReport(() => HttpResponse.json({ error: "gone", code: "report_not_found" }, { status: 404 }));
    show();
    expect(await screen.findByRole("heading", { name: "Report Not Found" })).toBeVisible();
    expect(screen.getByText("This report may have expired or been removed.")).toBeVisible();
    expect(screen.getByRole("link", { name: "Go to Home" })).toHaveAttribute("href", "/en");
    expect(screen.queryByRole("button", { name: "Try again" })).toBeNull();
  });

  describe("once open", () => {
    const refetch = async (reply: () => Response) => {
      open();
      const { store } = show();
      await screen.findByRole("heading", { level: 1, name: "Frieda" });
      onReport(reply);
      const tags = api.enhanceEndpoints({ addTagTypes: ["Report"] }).util;
      act(() => void store.dispatch(tags.invalidateTags([{ type: "Report", id: reportId }])));
    };

    test("stays open with a notice when fetching it again fails", async () => {
      await refetch(() => HttpResponse.json({ error: "Something broke.", code: "internal" }, { status: 400 }));
      expect(await screen.findByRole("alert")).toHaveTextContent("Failed to load report: Something broke.");
      expect(screen.getByRole("heading", { level: 1, name: "Frieda" })).toBeVisible();
      open({ dogProfile: { ...buildReport({ reportId }).dogProfile, name: "Bella" } });
      await userEvent.click(screen.getByRole("button", { name: "Try again" }));
      expect(await screen.findByRole("heading", { level: 1, name: "Bella" })).toBeVisible();
      expect(screen.queryByRole("alert")).toBeNull();
    });

    test("is not found once it was deleted", async () => {
      await refetch(() => HttpResponse.json({ error: "gone", code: "report_not_found" }, { status: 404 }));
      expect(await screen.findByRole("heading", { name: "Report Not Found" })).toBeVisible();
    });
  });

  test("its other languages keep the version that is shown", async () => {
    open();
    show(reportId, "/en", "?version=1");
    const link = await screen.findByRole("link", { name: "PL" });
    expect(link).toHaveAttribute("href", `/pl/report/${reportId}?version=1`);
  });

  test("requests the language of the route", async () => {
    const asked: (string | null)[] = [];
    onReport((url) => {
      asked.push(url.searchParams.get("lang"));
      return HttpResponse.json(buildReport({ reportId }));
    });
    show();
    await screen.findByRole("heading", { level: 1, name: "Frieda" });
    expect(asked).toEqual(["en"]);
  });

  test("uses the report's own language without one in the route", async () => {
    const asked: (string | null)[] = [];
    onReport((url) => {
      asked.push(url.searchParams.get("lang"));
      return HttpResponse.json(buildReport({ reportId }));
    });
    const store = makeStore();
    render(
      <Provider store={store}>
        <I18nextProvider i18n={createI18n("de", {})}>
          <MemoryRouter initialEntries={[`/report/${reportId}`]}>
            <Routes>
              <Route path="report/:reportId" element={<ReportPage />} />
            </Routes>
          </MemoryRouter>
        </I18nextProvider>
      </Provider>,
    );
    await screen.findByRole("heading", { level: 1, name: "Frieda" });
    expect(asked).toEqual([null]);
    expect(store.getState().session.language).toBe("en");
  });

  test("shows a known illness before the score", async () => {
    const { healthMetrics } = buildReport({ reportId });
    const summary = "Known: diabetes. That is why this says “Fair” at most.";
    open({
      healthMetrics: {
        ...healthMetrics,
        overall_score: 69,
        label: "fair",
        band: "orange",
        summary,
      },
      knownIllnesses: [{ name: "diabetes", text: "You write about: diabetes." }],
    });
    show();
    const named = await screen.findByText(summary);
    expect(named.compareDocumentPosition(screen.getByText("of 100"))).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  test("an emergency replaces everything: no score, no praise, no shop", async () => {
    open({
      emergency: {
        flags: [{ id: "bloat", label: "Swollen belly", advice: "Set off at once.", told: "ticked" }],
        firstAid: ["Keep calm."],
        forThePractice: "Frieda, 9 years.",
      },
    });
    show();
    expect(await screen.findByRole("heading", { name: "Please see a vet now" })).toBeVisible();
    expect(screen.queryByText("of 100")).toBeNull();
    expect(screen.queryByText("What's great")).toBeNull();
    expect(document.querySelector("a[rel~=sponsored]")).toBeNull();
    expect(screen.getByText(/Not read by a vet\.$/)).toBeVisible();
  });

  test("an emergency in the owner's words quotes them, and poison names this country's poison line", async () => {
    const flag = {
      id: "poison" as const,
      label: "Ate something poisonous",
      advice: "Ring now.",
      told: "written" as const,
    };
    open({
      emergency: {
        flags: [{ ...flag, words: "she ate rat bait" }],
        firstAid: ["Keep calm."],
        forThePractice: "Frieda.",
      },
    });
    show();
    expect(await screen.findByText(/You write “she ate rat bait”:/)).toBeVisible();
    expect(await screen.findByText(/Poison line:/)).toBeVisible();
  });

  test("a sign for a visit is asked with the words it was found in", async () => {
    open({
      vetSoon: [{ id: "not_eating", label: "Not eating for a day", advice: "Ring today.", words: "will not eat" }],
    });
    show();
    const notice = (await screen.findByText("Not eating for a day?")).closest("li");
    expect(notice).toHaveTextContent("You write “will not eat”.Not eating for a day? Ring today.");
  });
});

describe("the gate", () => {
  const email = () => screen.findByLabelText("Your e-mail address");
  const unlock = async (address = "jana@example.org") => {
    await userEvent.type(await email(), address);
    await userEvent.click(screen.getByRole("button", { name: "Unlock report" }));
  };

  test("shows nothing of the report; the button needs an address", async () => {
    onReport(() => HttpResponse.json(locked));
    show();
    expect(await screen.findByRole("heading", { name: "The report for Frieda is ready." })).toBeVisible();
    expect(screen.getByRole("button", { name: "Unlock report" })).toBeDisabled();
    expect(screen.getByRole("checkbox")).not.toBeChecked();
    expect(await email()).toBeRequired();
    expect(await email()).toHaveAttribute("type", "email");
  });

  test("shows the score's band, never the score", async () => {
    onReport(() => HttpResponse.json(locked));
    show();
    expect(await screen.findByText("GOOD")).toBeVisible();
    expect(screen.getByText("The score lies between 70 and 84 of 100.")).toBeVisible();
  });

  test("can be deleted without an address", async () => {
    onReport(() => HttpResponse.json(locked));
    collect("*/api/report/:id", "delete", () =>
      HttpResponse.json({ reportId, erasedAt: "2026-11-21T10:00:00Z", erased: ["report"] }),
    );
    show();
    await userEvent.click(await screen.findByRole("button", { name: "Delete now" }));
    const dialog = screen.getByRole("dialog");
    await userEvent.click(within(dialog).getByRole("button", { name: "Delete now" }));
    expect(await screen.findByRole("heading", { name: "Everything is deleted" })).toBeVisible();
  });

  test("fetches the unlocked report after an address was given, and opens at its top", async () => {
    let isOpen = false;
    onReport(() => HttpResponse.json(isOpen ? buildReport({ reportId }) : locked));
    const sent = collect("*/api/report/unlock", "post", () => {
      isOpen = true;
      return HttpResponse.json({ unlocked: true });
    });
    const scrolled = vi.spyOn(window, "scrollTo").mockImplementation(() => undefined);
    show();
    await unlock();
    expect(await screen.findByRole("heading", { name: "Recommended supplements" })).toBeVisible();
    expect(scrolled.mock.calls).toEqual([[{ top: 0, behavior: "instant" }]]);
    scrolled.mockRestore();
    expect(screen.getByRole("main")).toHaveFocus();
    expect(sent).toEqual([{ email: "jana@example.org", reportId, newsletter: false, language: "en" }]);
    expect(window.dataLayer).toContainEqual({
      event: "generate_lead",
      source: "report",
    });
    expect(JSON.stringify(window.dataLayer)).not.toContain(reportId);
  });

  test("the button shows that it is pending", async () => {
    onReport(() => HttpResponse.json(locked));
    let answer: (response: Response) => void = () => undefined;
    server.use(
      http.post(
        "*/api/report/unlock",
        () =>
          new Promise<Response>((resolve) => {
            answer = resolve;
          }),
      ),
    );
    show();
    await unlock();
    expect(await screen.findByRole("button", { name: "Unlocking..." })).toBeDisabled();
    await waitFor(() => answer(HttpResponse.json({ unlocked: true })));
  });

  test.each([
    [
      "the server's words",
      () => HttpResponse.json({ error: "That was a lot at once.", code: "too_many_requests" }, { status: 429 }),
      "Failed to unlock report: That was a lot at once.",
    ],
    ["no words", () => new HttpResponse(null, { status: 500 }), "Failed to unlock report: Unknown error"],
    ["no network", () => HttpResponse.error(), "Network error. Please check your connection and try again."],
  ])("refused with %s", async (_name, answer, sentence) => {
    onReport(() => HttpResponse.json(locked));
    collect("*/api/report/unlock", "post", answer);
    show();
    await unlock();
    expect(await screen.findByRole("alert")).toHaveTextContent(sentence);
  });

  test("rejects an invalid address without a request", async () => {
    onReport(() => HttpResponse.json(locked));
    show();
    await unlock("jana@");
    expect(await screen.findByRole("alert")).toHaveTextContent(
      "This does not look like an e-mail address. Please check it.",
    );
  });
});

describe("the open report", () => {
  test("score, word, band colour, breed with its doubt, and the owner's facts", async () => {
    open();
    const { container } = show();
    expect(await screen.findByText("GOOD")).toBeVisible();
    expect(container.querySelector(".ring")).toHaveStyle({
      "--rest": "24",
      "--score": "var(--score-b)",
    });
    expect(screen.getByText("Labrador Retriever")).toBeVisible();
    expect(screen.getByText("91%")).toBeVisible();
    expect(screen.getByText(/Could also be:/)).toHaveTextContent("Golden Retriever (5%)");
    expect(screen.getByText("9 years")).toBeVisible();
    expect(screen.getByText("33 kg")).toBeVisible();
  });

  test("an uncertain breed is worded as such, with a button to choose", async () => {
    const { dogProfile } = buildReport({});
    const unsure = { breed: null, breed_confidence: null, breedBasis: null, breedConfidenceWord: null } as const;
    const looksLike = [{ breed: "Beagle", percent: 90 }];
    open({
      dogProfile: { ...dogProfile, ...unsure, looksLike, orPerhaps: "Dachshund or Jack Russell Terrier" },
      openQuestions: [{ kind: "answer", field: "breed", text: "Beagle?", choices: ["Mixed breed", "Beagle"] }],
      version: 1,
    });
    show();
    expect(await screen.findByText(/Looks like:/)).toHaveTextContent("Looks like: Beagle");
    expect(screen.getByText(/Or perhaps/)).toHaveTextContent("Or perhaps Dachshund or Jack Russell Terrier?");
    expect(screen.queryByText("90%")).toBeNull();
    await userEvent.click(screen.getByRole("button", { name: "Choose a breed" }));
    expect(await screen.findByRole("dialog")).toBeVisible();
  });

  test("a breed contradicted by the weight is worded as such, with a button to choose", async () => {
    const { dogProfile } = buildReport({});
    const unsure = { breed: null, breed_confidence: null, breedBasis: null, breedConfidenceWord: null } as const;
    open({
      dogProfile: { ...dogProfile, ...unsure, weightDoubt: "6 kg does not fit that." },
      openQuestions: [{ kind: "answer", field: "breed", text: "Labrador Retriever?", choices: ["Mixed breed"] }],
      version: 1,
    });
    show();
    expect(await screen.findByText("6 kg does not fit that.")).toBeVisible();
    expect(screen.getByRole("button", { name: "Choose a breed" })).toBeVisible();
  });

  test("every statement has its basis and confidence", async () => {
    open();
    show();
    const seen = (await screen.findByText(/The coat lies flat/)).closest(".said");
    expect(seen).toHaveTextContent("Seen");
    expect(seen).toHaveTextContent("probably");
    expect(within(seen as HTMLElement).getByRole("link", { name: "Source 1" })).toHaveAttribute("href", "#source-1");
  });

  test("labels products with “Ad”, sponsored links, and demo products as such", async () => {
    open();
    const { container } = show();
    await screen.findByText("IMPORTANT");
    const words = container.querySelector(".product")?.textContent ?? "";
    expect(words.indexOf("Ad")).toBeLessThan(words.indexOf("Salmon oil"));
    expect(words).toContain("Example product");
    expect(words).toContain("€19.90");
    expect(screen.getByRole("link", { name: /View in the demo shop/ })).toHaveAttribute(
      "rel",
      "sponsored nofollow noopener",
    );
  });

  test("the label of the product link depends on the marketplace", async () => {
    const supplement = buildSupplement();
    open({
      productSource: "amazon",
      supplements: [{ ...supplement, product: supplement.product && { ...supplement.product, demo: false } }],
    });
    show();
    expect(await screen.findByRole("link", { name: /View on Amazon/ })).toBeVisible();
  });

  test("records a click on a product with its context; the second one is a return click", async () => {
    const sent = collect("*/api/track/click");
    open();
    show();
    const link = await screen.findByRole("link", { name: /View in the demo shop/ });
    await userEvent.click(link);
    await userEvent.click(link);
    await waitFor(() => expect(sent).toHaveLength(2));
    expect(sent[0]).toEqual({
      eventId: expect.stringMatching(/^[\w-]{22}$/),
      sessionId: expect.stringMatching(/^[\w-]{22}$/),
      reportId,
      product: {
        asin: "DEMO000001",
        name: "Salmon oil",
        price: 19.9,
        currency: "EUR",
        brand: "Nordpfote",
        category: "Dog Supplements",
      },
      context: {
        clickPosition: 1,
        recommendedFor: "joints",
        timeToClick: expect.any(Number),
        isReturnClick: false,
        openedNewTab: true,
        match: 0.67,
      },
    });
    expect(sent[1]).toMatchObject({ context: { isReturnClick: true } });
  });

  test("a click that cannot be recorded is only logged", async () => {
    const log = vi.spyOn(console, "warn").mockImplementation(() => undefined);
    collect("*/api/track/click", "post", () => new HttpResponse(null, { status: 500 }));
    open();
    show();
    await userEvent.click(await screen.findByRole("link", { name: /View in the demo shop/ }));
    await waitFor(() => expect(log).toHaveBeenCalledWith("click not recorded", expect.anything()));
    expect(screen.queryByRole("alert")).toBeNull();
    log.mockRestore();
  });

  test("sharing copies the link and confirms it for three seconds", async () => {
    const user = userEvent.setup();
    const copy = vi.spyOn(navigator.clipboard, "writeText");
    const events = collect("*/api/track/event");
    open();
    show();
    await user.click(await screen.findByRole("button", { name: "Share" }));
    expect(await screen.findByText("Link copied!")).toBeVisible();
    expect(copy).toHaveBeenCalledWith(`http://localhost/en/report/${reportId}`);
    await waitFor(() => expect(events).toMatchObject([{ type: "shared_report", reportId }]));
    await waitFor(() => expect(screen.queryByText("Link copied!")).toBeNull());
  });

  test("passes the link without a name to the share sheet", async () => {
    const share = vi.fn<(data: ShareData) => Promise<void>>().mockResolvedValue();
    Object.defineProperty(navigator, "share", { configurable: true, value: share });
    const agent = vi.spyOn(navigator, "userAgent", "get").mockReturnValue("iPhone");
    collect("*/api/track/event");
    open();
    show();
    await userEvent.click(await screen.findByRole("button", { name: "Share" }));
    expect(share).toHaveBeenCalledWith({
      url: `http://localhost/en/report/${reportId}`,
      title: "Report – Hundeblick",
    });
    agent.mockRestore();
    Reflect.deleteProperty(navigator, "share");
  });

  test("“Delete now” lists what is deleted, and shows a receipt", async () => {
    open();
    collect("*/api/report/:id", "delete", () =>
      HttpResponse.json({
        reportId,
        erasedAt: "2026-11-21T10:00:00Z",
        erased: ["report", "photo"],
      }),
    );
    sessionStorage.setItem(`answers-${reportId}`, "{}");
    const { store } = show();
    await userEvent.click(await screen.findByRole("button", { name: "Delete now" }));
    expect(JSON.stringify(store.getState())).toContain("Frieda");
    const dialog = screen.getByRole("dialog");
    expect(dialog).toHaveTextContent("the connection to your e-mail address");
    await userEvent.click(within(dialog).getByRole("button", { name: "Delete now" }));
    expect(await screen.findByRole("heading", { name: "Everything is deleted" })).toHaveFocus();
    expect(screen.getByText("the photo")).toBeVisible();
    expect(screen.queryByText("the connection to your e-mail address")).toBeNull();
    await waitFor(() => expect(JSON.stringify(store.getState())).not.toContain("Frieda"));
    expect(sessionStorage.getItem(`answers-${reportId}`)).toBeNull();
  });

  test.each([
    ["what it was made from is forgotten here too", reportId, null],
    ["another dog's photo stays", idOf("another"), "bella.jpg"],
    ["a dog that is being prepared stays", null, "bella.jpg"],
  ])("deleted: %s", async (_name, inSession, photo) => {
    open();
    collect("*/api/report/:id", "delete", () =>
      HttpResponse.json({ reportId, erasedAt: "2026-11-21T10:00:00Z", erased: ["report"] }),
    );
    const { store } = show(reportId, "/en", "", {
      selectedFile: { name: "bella.jpg", type: "image/jpeg", size: 5 },
      dogInfo: { ...EMPTY_DOG, meds: "carprofen", reportId: inSession },
    });
    await userEvent.click(await screen.findByRole("button", { name: "Delete now" }));
    const dialog = screen.getByRole("dialog");
    await userEvent.click(within(dialog).getByRole("button", { name: "Delete now" }));
    await screen.findByRole("heading", { name: "Everything is deleted" });
    const { session } = store.getState();
    expect(session.selectedFile?.name ?? null).toBe(photo);
    expect(session.dogInfo.meds).toBe(photo ? "carprofen" : "");
  });

  test.each([
    ["its own report forgets it", reportId, reportId, null],
    ["another report keeps it", reportId, null, "bella.jpg"],
    ["another report forgets one that has its own", reportId, idOf("another"), null],
    ["the example keeps it", "example", null, "bella.jpg"],
  ])("a dog and a new analysis: %s", async (_name, id, inSession, photo) => {
    onReport(() => HttpResponse.json(buildReport({ reportId: id })));
    const { address, store } = show(id, "/en", "", {
      selectedFile: { name: "bella.jpg", type: "image/jpeg", size: 5 },
      dogInfo: { ...EMPTY_DOG, meds: "carprofen", reportId: inSession },
    });
    await userEvent.click(await screen.findByRole("button", { name: "New analysis" }));
    expect(address()).toBe("/en#analyze");
    const { session } = store.getState();
    expect(session.selectedFile?.name ?? null).toBe(photo);
    expect(session.dogInfo.meds).toBe(photo ? "carprofen" : "");
  });

  test("the example is open without an address and cannot be deleted", async () => {
    onReport(() => HttpResponse.json(buildReport({ reportId: "example", example: true })));
    show("example");
    expect(await screen.findByRole("heading", { name: "Recommended supplements" })).toBeVisible();
    expect(screen.queryByLabelText("Your e-mail address")).toBeNull();
    expect(screen.queryByRole("button", { name: "Delete now" })).toBeNull();
  });

  test("the vet's sheet lists the owner's answers and has room for notes", async () => {
    open({ told: [{ label: "Medicines", value: "carprofen" }] });
    const { container } = show(reportId, "/en", "?view=vet");
    expect(await screen.findByRole("heading", { name: "Sheet for the vet: Frieda" })).toBeVisible();
    expect(screen.getByText("carprofen")).toBeVisible();
    expect(container.querySelectorAll(".writing-room i").length).toBeGreaterThan(5);
    expect(container.querySelector("a[rel~=sponsored]")).toBeNull();
  });

  test("the vet's sheet of an earlier version is of that version, as PDF too, and leads back to it", async () => {
    open({ version: 1, versions: [{ version: 2, composedAt: "2026-11-22T10:00:00Z" }] });
    const printed: (string | null)[] = [];
    server.use(
      http.get("*/api/report/:id/sheet", ({ request }) => {
        printed.push(new URL(request.url).searchParams.get("version"));
        return HttpResponse.json({ error: "The printer is busy.", code: "unavailable" }, { status: 503 });
      }),
    );
    const { address } = show(reportId, "/en", "?version=1");
    await userEvent.click(await screen.findByRole("button", { name: "Sheet for the vet" }));
    expect(await screen.findByRole("heading", { name: "Sheet for the vet: Frieda" })).toBeVisible();
    expect(address()).toBe(`/en/report/${reportId}?version=1&view=vet`);
    await userEvent.click(screen.getByRole("button", { name: "Save as PDF" }));
    expect(await screen.findByText("The printer is busy.")).toBeVisible();
    expect(printed).toEqual(["1"]);
    await userEvent.click(screen.getByRole("button", { name: "Back to the report" }));
    await screen.findByRole("heading", { level: 1, name: "Frieda" });
    expect(address()).toBe(`/en/report/${reportId}?version=1`);
  });
});
