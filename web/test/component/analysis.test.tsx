import { setPhone } from "../support/browser-gaps.ts";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { http, HttpResponse } from "msw";
import { Link, Route, Routes } from "react-router-dom";
import AnalyzeSection from "../../src/app/pages/AnalyzeSection.tsx";
import { storePhoto } from "../../src/shared/session/chosen-photo.ts";
import { clearPhotos, storeExtraPhoto } from "../../src/shared/session/extra-photos.ts";
import { EMPTY_DOG } from "../../src/shared/session/dog-info.ts";
import type { SessionState } from "../../src/shared/session/session.slice.ts";
import { onDate } from "../../../web-kit/test/fixed-date.ts";
import { renderPage } from "../support/render-page.tsx";
import { idOf, server, useServer } from "../support/server.ts";

useServer();
// the poison lines count for a year
onDate(new Date(2026, 10, 25, 10));
const analysisId = idOf("analysis");
const reportId = idOf("report");
const chosen: Partial<SessionState> = {
  selectedFile: { name: "frieda.jpg", type: "image/jpeg", size: 5 },
  previewUrl: "blob:photo",
};
const result = {
  reportId,
  health_metrics: { overall_score: 76 },
  dog_profile: { name: "Frieda", breed: null },
};

const jsonIn = (field: FormDataEntryValue | null): unknown => (typeof field === "string" ? JSON.parse(field) : field);

const onStart = (...answers: (() => Response)[]) => {
  const seen: {
    key: string | null;
    context: unknown;
    subject: unknown;
    country: unknown;
    file: unknown;
    extra: string[];
  }[] = [];
  server.use(
    http.post("*/api/analyze", async ({ request }) => {
      const form = await request.formData();
      seen.push({
        key: request.headers.get("Idempotency-Key"),
        context: jsonIn(form.get("context")),
        subject: jsonIn(form.get("subject")),
        country: form.get("country"),
        file: (form.get("file") as File).type,
        extra: [...form.keys()].filter((field) => field.startsWith("photo_")),
      });
      return (answers[seen.length - 1] ?? answers.at(-1))?.() ?? HttpResponse.json({ analysisId }, { status: 202 });
    }),
  );
  return seen;
};
const onStatus = (answer: () => Response) => server.use(http.get("*/api/analysis-status/:id", answer));
const pending = () => HttpResponse.json({ status: "pending", stage: "looking" });

const show = (session: Partial<SessionState> = chosen) => renderPage(<AnalyzeSection />, { at: "/en", session });
const press = async (name: string) => userEvent.click(await screen.findByRole("button", { name }));
async function startAndSkip() {
  await press("Start analysis");
  await press("Skip");
}

beforeEach(async () => {
  window.dataLayer = [];
  sessionStorage.clear();
  await clearPhotos();
  await storePhoto(new Blob(["photo"], { type: "image/jpeg" }));
});
afterEach(() => act(() => document.body.replaceChildren()));

describe("starting an analysis on a desktop", () => {
  test("shows the start button only with a photo, and not with the details", async () => {
    show({});
    expect(screen.queryByRole("button", { name: "Start analysis" })).toBeNull();
  });

  test("Skip sends an empty context, with the photo, the country and a key", async () => {
    const seen = onStart();
    onStatus(pending);
    show({ ...chosen, dogInfo: { ...EMPTY_DOG, name: "Frieda" } });
    await press("Start analysis");
    expect(await screen.findByRole("heading", { name: "Tell us about your dog" })).toBeVisible();
    expect(screen.queryByRole("button", { name: "Start analysis" })).toBeNull();
    await press("Skip");
    await screen.findByText("We are looking");
    expect(seen).toEqual([
      {
        key: expect.stringMatching(/^[\w-]{36}$/),
        context: {},
        subject: null,
        country: "en",
        file: "image/jpeg",
        extra: [],
      },
    ]);
    expect(screen.queryByRole("heading", { name: "Tell us about your dog" })).toBeNull();
  });

  test("Continue sends the details", async () => {
    const seen = onStart();
    onStatus(pending);
    show({
      ...chosen,
      dogInfo: { ...EMPTY_DOG, name: "Frieda", age_months: "108", weight_kg: "33,5" },
    });
    await press("Start analysis");
    await press("Continue");
    await screen.findByText("We are looking");
    expect(seen[0]?.context).toEqual({ name: "Frieda", age_months: 108, weight_kg: 33.5 });
  });

  test("locks scrolling during the analysis, and shows the server's stages", async () => {
    onStart();
    onStatus(pending);
    show();
    await startAndSkip();
    const now = await screen.findByText("We are looking");
    await waitFor(() => expect(now.closest("li")).toHaveAttribute("aria-current", "step"));
    expect(document.body.style.overflow).toBe("hidden");
    expect(screen.getByText(/takes about 30 seconds/)).toBeVisible();
    expect(screen.getByText("We take our time for this one photo.")).toBeVisible();
  });
});

describe("replies to the upload", () => {
  test("shows the server's message under “An error occurred”", async () => {
    onStart(() =>
      HttpResponse.json(
        { error: "We cannot read this picture.", code: "photo_unreadable", traceId: "t-1" },
        { status: 422 },
      ),
    );
    const { store } = show();
    await startAndSkip();
    expect(await screen.findByRole("heading", { name: "An error occurred" })).toBeVisible();
    expect(screen.getByText("We cannot read this picture.")).toBeVisible();
    expect(screen.getByText("Reference for questions: t-1")).toBeVisible();
    expect(screen.getByText("Analysis failed. Please try again.")).toBeInTheDocument();
    expect(store.getState().session).toMatchObject({
      isAnalyzing: false,
      analysisError: "We cannot read this picture.",
    });
  });

  test("without a message shows “Analysis failed”", async () => {
    onStart(() => new HttpResponse("bad gateway", { status: 502 }));
    show();
    await startAndSkip();
    expect(await screen.findByText("Analysis failed")).toBeVisible();
  });

  test("keeps the key of an own message, which follows the language of the page", async () => {
    onStart(() => new HttpResponse("bad gateway", { status: 502 }));
    const texts = { "Analysis failed": "Nie udało się" };
    const { store } = renderPage(<AnalyzeSection />, { session: chosen, texts });
    await startAndSkip();
    expect(await screen.findByText("Nie udało się")).toBeVisible();
    expect(store.getState().session.analysisError).toBe("Analysis failed");
  });

  test("an error that was closed stays closed when the owner returns to the page", async () => {
    onStart(() => new HttpResponse("bad gateway", { status: 502 }));
    renderPage(
      <>
        <Routes>
          <Route index element={<AnalyzeSection />} />
          <Route path="blog" element={<p>the blog</p>} />
        </Routes>
        <Link to="/en/blog">away</Link>
        <Link to="/en">back</Link>
      </>,
      { session: chosen },
    );
    await startAndSkip();
    await screen.findByText("Analysis failed");
    await press("Close");
    await userEvent.click(screen.getByRole("link", { name: "away" }));
    await userEvent.click(screen.getByRole("link", { name: "back" }));
    expect(screen.getByText("Analysis failed. Please try again.")).toBeVisible();
    expect(screen.queryByRole("dialog")).toBeNull();
  });

  test("a retry after a lost reply keeps the key; once accepted the next attempt gets a new one", async () => {
    const answers = { ...EMPTY_DOG, meds: "carprofen" };
    const seen = onStart(
      () => HttpResponse.error(),
      () => HttpResponse.json({ analysisId }, { status: 202 }),
      () => HttpResponse.json({ analysisId }, { status: 202 }),
    );
    onStatus(() => HttpResponse.json({ status: "failed", error: "Too dark.", code: "photo_too_dark" }));
    show({ ...chosen, dogInfo: answers });
    await press("Start analysis");
    await press("Continue");
    await screen.findByRole("button", { name: "Try again" });
    expect(Object.values(sessionStorage).join()).toContain(seen[0]?.key);
    expect(Object.values(sessionStorage).join()).not.toContain("carprofen");
    await press("Try again");
    await screen.findByText("Too dark.");
    await press("It is my dog: go on without a breed");
    await waitFor(() => expect(seen).toHaveLength(3));
    expect(seen[1]?.key).toBe(seen[0]?.key);
    expect(seen[2]?.key).not.toBe(seen[0]?.key);
    expect(seen.map(({ subject }) => subject)).toEqual([null, null, { isDog: true }]);
    expect(seen[2]?.context).toEqual(seen[0]?.context);
  });

  test("a retry after a lost reply repeats the owner's correction", async () => {
    const seen = onStart(
      () => HttpResponse.json({ analysisId }, { status: 202 }),
      () => HttpResponse.error(),
      () => HttpResponse.json({ analysisId }, { status: 202 }),
    );
    onStatus(() => HttpResponse.json({ status: "failed", error: "No dog.", code: "no_dog" }));
    show();
    await startAndSkip();
    await press("It is my dog: go on without a breed");
    await press("Try again");
    await waitFor(() => expect(seen).toHaveLength(3));
    expect(seen.map(({ subject }) => subject)).toEqual([null, { isDog: true }, { isDog: true }]);
    expect(seen[2]?.key).toBe(seen[1]?.key);
  });

  test("one of several dogs can be chosen by a tap", async () => {
    const dogs = [
      { left: 0, top: 0.2, side: 0.6 },
      { left: 0.5, top: 0.2, side: 0.6 },
    ];
    const seen = onStart();
    onStatus(() => HttpResponse.json({ status: "failed", error: "Two dogs.", code: "several_dogs", dogs }));
    show();
    await startAndSkip();
    expect(await screen.findByRole("heading", { name: "Which dog is it about?" })).toBeVisible();
    const photo = await within(screen.getByRole("dialog")).findByRole("img", { name: "Your chosen photo" });
    Object.defineProperties(photo, { naturalWidth: { value: 1_200 }, naturalHeight: { value: 900 } });
    fireEvent.load(photo);
    await press("Dog 2, counted from the left");
    await waitFor(() => expect(seen).toHaveLength(2));
    await press("Go on without choosing, and without a breed");
    await waitFor(() => expect(seen).toHaveLength(3));
    expect(seen.map(({ subject }) => subject)).toEqual([null, { square: dogs[1] }, { isDog: true }]);
  });

  test("a report id alone leads to the report without polling", async () => {
    onStart(() => HttpResponse.json({ reportId }, { status: 202 }));
    const { address } = show();
    await startAndSkip();
    await waitFor(() => expect(address()).toBe(`/en/report/${reportId}`));
  });
});

describe("how an analysis ends", () => {
  test("completed: an e-mail address unlocks the report, and another analysis can start", async () => {
    onStart();
    onStatus(() => HttpResponse.json({ status: "completed", result }));
    server.use(http.post("*/api/report/unlock", () => HttpResponse.json({ unlocked: true })));
    const { address, store } = show();
    await startAndSkip();
    expect(await screen.findByRole("heading", { name: "Analysis complete" })).toBeVisible();
    expect(screen.getByText(/The report for Frieda is ready/)).toBeVisible();
    expect(window.dataLayer?.map(({ event }) => event)).toEqual([
      "begin_analysis",
      "complete_analysis",
      "analysis_complete",
    ]);
    expect(JSON.stringify(window.dataLayer)).not.toContain(reportId);

    await userEvent.type(screen.getByLabelText("Your e-mail address"), "jana@example.org");
    await press("Unlock report");
    expect(await screen.findByText("Opening report...")).toBeVisible();
    await waitFor(() => expect(address()).toBe(`/en/report/${reportId}`));
    expect(store.getState().session).toMatchObject({
      analysisData: null,
      currentAnalysisId: null,
      selectedFile: null,
    });
  });

  test("completed: closing the gate leads to the report's page", async () => {
    onStart();
    onStatus(() => HttpResponse.json({ status: "completed", result }));
    const { address } = show();
    await startAndSkip();
    await screen.findByRole("heading", { name: "Analysis complete" });
    await press("Close");
    await waitFor(() => expect(address()).toBe(`/en/report/${reportId}`));
  });

  test("unread status: the analysis is kept, and goes on once the browser is online", async () => {
    onStart();
    onStatus(() => HttpResponse.json({ error: "no" }, { status: 400 }));
    const { store } = show();
    await startAndSkip();
    await screen.findByRole("heading", { name: "An error occurred" });
    expect(store.getState().session.currentAnalysisId).toBe(analysisId);
    onStatus(() => HttpResponse.json({ status: "completed", result }));
    act(() => void window.dispatchEvent(new Event("online")));
    expect(await screen.findByRole("heading", { name: "Analysis complete" })).toBeVisible();
  });

  test("a window that becomes narrow keeps the dialog", async () => {
    onStart();
    onStatus(pending);
    show();
    await startAndSkip();
    await screen.findByText("We are looking");
    act(() => setPhone(true));
    expect(screen.getByText("We are looking")).toBeVisible();
    act(() => setPhone(false));
  });

  test("without an address the report can be deleted too, with the receipt", async () => {
    onStart();
    onStatus(() => HttpResponse.json({ status: "completed", result }));
    server.use(
      http.delete("*/api/report/:id", () =>
        HttpResponse.json({ reportId, erasedAt: "2026-11-21T10:00:00Z", erased: ["report"] }),
      ),
    );
    const { address, store } = show();
    await startAndSkip();
    await press("Delete now");
    const [, asking] = screen.getAllByRole("dialog");
    await userEvent.click(within(asking as HTMLElement).getByRole("button", { name: "Delete now" }));
    await waitFor(() => expect(address()).toBe(`/en/report/${reportId}`));
    expect(store.getState().session).toMatchObject({ analysisData: null, selectedFile: null });
  });

  test("an urgent report is opened without an address", async () => {
    onStart();
    onStatus(() =>
      HttpResponse.json({
        status: "completed",
        result: { ...result, health_metrics: { overall_score: null } },
      }),
    );
    const { address, store } = show();
    await startAndSkip();
    expect(await screen.findByText("Opening report...")).toBeVisible();
    expect(screen.queryByLabelText("Your e-mail address")).toBeNull();
    await waitFor(() => expect(address()).toBe(`/en/report/${reportId}`));
    expect(store.getState().session.analysisData).toBeNull();
  });

  test("failed: the server's message, tips for a better photo, and the id is removed", async () => {
    onStart();
    onStatus(() =>
      HttpResponse.json({
        status: "failed",
        error: "We cannot see a dog in this photo.",
        code: "no_dog",
      }),
    );
    const { store } = show();
    await startAndSkip();
    expect(await screen.findByText("We cannot see a dog in this photo.")).toBeVisible();
    expect(screen.getByRole("heading", { name: "About this photo" })).toBeVisible();
    expect(screen.getAllByText("Daylight, no flash").length).toBe(2);
    expect(store.getState().session.currentAnalysisId).toBeNull();
    await userEvent.click(screen.getAllByRole("button", { name: "Choose another photo" }).at(-1) ?? document.body);
    expect(store.getState().session).toMatchObject({ analysisError: null, selectedFile: null });
  });

  test("rejected upload: fetches the emergency in the answers and shows it first", async () => {
    onStart(() => HttpResponse.json({ error: "This is not a photo.", code: "photo_unreadable" }, { status: 422 }));
    const asked: unknown[] = [];
    server.use(
      http.post("*/api/check/emergency", async ({ request }) => {
        asked.push(await request.json());
        return HttpResponse.json({
          emergency: {
            flags: [{ id: "poison", label: "Something poisonous", advice: "Call now.", told: "written" }],
            firstAid: ["Bring the packaging."],
            forThePractice: "Since when?",
          },
        });
      }),
    );
    const dogInfo = { ...EMPTY_DOG, name: "Frieda", additionalInfo: "She ate rat bait" };
    const { store } = show({ ...chosen, dogInfo });
    await press("Start analysis");
    await press("Continue");
    const heading = await screen.findByRole("heading", { name: "Please see a vet now" });
    await waitFor(() => expect(heading).toHaveFocus());
    expect(screen.getByText("This is not a photo.")).toBeVisible();
    expect(asked).toEqual([{ context: { name: "Frieda", additionalInfo: "She ate rat bait" }, language: "en" }]);
    expect(store.getState().session.isAnalyzing).toBe(false);
  });

  test("rejected upload with an answered concern and a check: asks with them, and names the poison line", async () => {
    onStart(() => HttpResponse.json({ error: "This is not a photo.", code: "photo_unreadable" }, { status: 422 }));
    server.use(
      http.post("*/api/check/emergency", () =>
        HttpResponse.json({
          emergency: {
            flags: [
              { id: "ate_something", label: "Ate something", advice: "Ring now.", told: "ticked", isPoison: true },
              { id: "gums", label: "Gums", advice: "Go now.", told: "measured" },
            ],
            firstAid: ["Bring the packaging."],
            forThePractice: "Since when?",
          },
        }),
      ),
    );
    const concerns = [{ id: "ate_something" as const, answers: { kind: "poison" }, skipped: [] }];
    show({ ...chosen, dogInfo: { ...EMPTY_DOG, concerns } });
    await press("Start analysis");
    await press("Continue");
    await screen.findByRole("heading", { name: "Please see a vet now" });
    expect(screen.getByText("You ticked:").closest("li")).toHaveTextContent("You ticked: Ate something. Ring now.");
    expect(screen.getByText("You checked:").closest("li")).toHaveTextContent("You checked: Gums. Go now.");
    expect(await screen.findByText(/Poison line:/)).toBeVisible();
  });

  test("rejected upload without a reply about emergencies: shows only the rejection", async () => {
    onStart(() => HttpResponse.json({ error: "This is not a photo.", code: "photo_unreadable" }, { status: 422 }));
    server.use(http.post("*/api/check/emergency", () => HttpResponse.error()));
    show({ ...chosen, dogInfo: { ...EMPTY_DOG, additionalInfo: "She ate rat bait" } });
    await press("Start analysis");
    await press("Continue");
    expect(await screen.findByText("This is not a photo.")).toBeVisible();
    expect(screen.queryByRole("heading", { name: "Please see a vet now" })).toBeNull();
  });

  test("failed with a reported emergency: shows and focuses it before the rejection", async () => {
    onStart();
    onStatus(() =>
      HttpResponse.json({
        status: "failed",
        code: "photo_blurred",
        error: "Too blurred.",
        emergency: {
          flags: [{ id: "poison", label: "Something poisonous", advice: "Call now.", told: "written" }],
          firstAid: ["Bring the packaging."],
          forThePractice: "Since when?",
        },
      }),
    );
    show();
    await startAndSkip();
    const heading = await screen.findByRole("heading", { name: "Please see a vet now" });
    expect(within(screen.getByRole("dialog")).getByRole("alert")).toContainElement(heading);
    expect(heading).toHaveFocus();
    expect(screen.getByText("Bring the packaging.")).toBeVisible();
    expect(heading.compareDocumentPosition(screen.getByText("Too blurred."))).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  test("failed without a message: “Analysis not found or expired”", async () => {
    onStart();
    onStatus(() => HttpResponse.json({ status: "failed" }));
    show();
    await startAndSkip();
    expect(await screen.findByText("Analysis not found or expired")).toBeVisible();
  });

  test("completed without a report id: its own message, and an error report", async () => {
    // set by the build; fetch in tests needs absolute URLs
    Object.assign(globalThis, { __RELEASE__: "test", __ERROR_DSN__: "" });
    const sent = vi.spyOn(globalThis, "fetch").mockResolvedValue(new Response(null, { status: 204 }));
    onStart();
    onStatus(() => HttpResponse.json({ status: "completed" }));
    show();
    await startAndSkip();
    expect(await screen.findByText("Report ID missing - please try analyzing again.")).toBeVisible();
    const report = expect.objectContaining({ body: expect.stringMatching(/Report ID missing/) as string }) as object;
    await waitFor(() => expect(sent).toHaveBeenCalledWith("/api/client-errors", report));
    sent.mockRestore();
  });

  test("the status call says 404: the analysis is not found or expired", async () => {
    onStart();
    onStatus(() => HttpResponse.json({ error: "Analysis not found", code: "analysis_not_found" }, { status: 404 }));
    show();
    await startAndSkip();
    expect(await screen.findByText("Analysis not found or expired. Please try again.")).toBeVisible();
    expect(screen.getByText("Analysis not found")).toBeVisible();
  });
});

describe("after a reload", () => {
  const running: Partial<SessionState> = {
    ...chosen,
    currentAnalysisId: analysisId,
    isAnalyzing: true,
  };

  test("continues a stored analysis", async () => {
    onStatus(() => HttpResponse.json({ status: "completed", reportId, result }));
    show(running);
    expect(await screen.findByRole("heading", { name: "Analysis complete" })).toBeVisible();
  });

  test("an unknown stored analysis has expired", async () => {
    onStatus(() => HttpResponse.json({ status: "not_found" }, { status: 404 }));
    const { store } = show(running);
    expect(await screen.findByText("Previous analysis expired. Please try again.")).toBeVisible();
    expect(store.getState().session.currentAnalysisId).toBeNull();
  });

  test.each([
    [undefined, "Try again", null],
    ["no_dog", "It is my dog: go on without a breed", { isDog: true }],
  ])("a retry of a rejected analysis (%s) sends the stored answers and extra photos", async (code, retry, subject) => {
    const seen = onStart();
    onStatus(() => HttpResponse.json({ status: "failed", error: "It failed.", code }));
    await storeExtraPhoto("face", new Blob(["face"]));
    const checks = [{ id: "gums" as const, inputs: { colour: "white" }, measuredAt: "2026-11-23T10:00:00.000Z" }];
    const concerns = [{ id: "ears" as const, answers: { smell: "yes" }, skipped: ["itch"] }];
    show({
      ...running,
      dogInfo: { ...EMPTY_DOG, name: "Frieda", words: "she limps", redFlags: ["bloat"], concerns, checks },
    });
    await press(retry);
    await waitFor(() => expect(seen).toHaveLength(1));
    expect(seen[0]).toMatchObject({
      context: {
        name: "Frieda",
        additionalInfo: "she limps",
        redFlags: ["bloat"],
        concerns: [{ id: "ears", answers: { smell: "yes" } }],
        checks,
      },
      subject,
      extra: ["photo_face"],
    });
  });

  test("a finished analysis still offers its report", async () => {
    show({ ...chosen, analysisData: result });
    expect(await screen.findByRole("heading", { name: "Analysis complete" })).toBeVisible();
  });
});
