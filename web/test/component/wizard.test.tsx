import { setPhone } from "../support/browser-gaps.ts";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { act, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { http, HttpResponse } from "msw";
import { Route, Routes } from "react-router-dom";
import { storePhoto } from "../../src/shared/session/chosen-photo.ts";
import AnalyzeSection from "../../src/app/pages/AnalyzeSection.tsx";
import AnalyzingPage from "../../src/app/pages/AnalyzingPage.tsx";
import DetailsPage from "../../src/app/pages/DetailsPage.tsx";
import UploadPage from "../../src/app/pages/UploadPage.tsx";
import { photoChosen, type SessionState } from "../../src/shared/session/session.slice.ts";
import { renderPage } from "../support/render-page.tsx";
import { buildPhoto, idOf, server, useServer } from "../support/server.ts";

useServer();
const analysisId = idOf("analysis");
const reportId = idOf("report");
const chosen: Partial<SessionState> = {
  selectedFile: { name: "frieda.jpg", type: "image/jpeg", size: 5 },
  previewUrl: "blob:photo",
};
const show = (at: string, session: Partial<SessionState> = {}) =>
  renderPage(
    <Routes>
      <Route index element={<AnalyzeSection />} />
      <Route path="upload" element={<UploadPage />} />
      <Route path="details" element={<DetailsPage />} />
      <Route path="analyzing" element={<AnalyzingPage />} />
      <Route path="report/:id" element={<p>the report</p>} />
    </Routes>,
    { at, session },
  );
const step = () => screen.getByRole("progressbar", { name: "Progress" });

beforeEach(() => {
  setPhone(true);
  sessionStorage.clear();
});
afterEach(() => setPhone(false));

describe("the wizard on a phone", () => {
  test("on the home page start opens the details page instead of a dialog", async () => {
    const { address } = show("/en", chosen);
    await userEvent.click(screen.getByRole("button", { name: "Start analysis" }));
    expect(address()).toBe("/en/details");
  });

  test("step 1 is at 33 percent, not indexed, and needs a photo", () => {
    show("/en/upload");
    expect(screen.getByText("Step 1 of 3")).toBeVisible();
    expect(step()).toHaveAttribute("value", "33");
    expect(document.querySelector("meta[name=robots]")).toHaveAttribute("content", "noindex");
    expect(screen.queryByRole("link", { name: "Go on to the questions" })).toBeNull();
  });

  test("step 2 without a photo redirects with a message", async () => {
    const { address } = show("/en/details");
    expect(address()).toBe("/en/upload");
    expect(screen.getByRole("alert")).toHaveTextContent("Please select an image first");
  });

  test("step 2 on a wide window redirects to the photo on the home page", () => {
    setPhone(false);
    const { address } = show("/en/details", chosen);
    expect(address()).toBe("/en#analyze");
  });

  test("step 2 is at 66 percent and continues once there is an analysis", async () => {
    await storePhoto(new Blob(["photo"], { type: "image/jpeg" }));
    server.use(
      http.post("*/api/analyze", () => HttpResponse.json({ analysisId }, { status: 202 })),
      http.get("*/api/analysis-status/:id", () => HttpResponse.json({ status: "pending", stage: "received" })),
    );
    const { address } = show("/en/details", chosen);
    expect(screen.getByText("Step 2 of 3")).toBeVisible();
    expect(step()).toHaveAttribute("value", "66");
    await userEvent.click(screen.getByRole("button", { name: "Skip" }));
    await waitFor(() => expect(address()).toBe("/en/analyzing"));
    expect(screen.getByText("Step 3 of 3")).toBeVisible();
    expect(step()).toHaveAttribute("value", "90");
  });

  test("a finished report ends the wizard, and going back to the answers stays there", async () => {
    await storePhoto(new Blob(["photo"], { type: "image/jpeg" }));
    server.use(http.post("*/api/analyze", () => HttpResponse.json({ reportId }, { status: 202 })));
    const { address, store, unmount } = show("/en/details", chosen);
    await userEvent.click(screen.getByRole("button", { name: "Skip" }));
    await waitFor(() => expect(address()).toBe(`/en/report/${reportId}`));
    unmount();
    const again = show("/en/details", store.getState().session);
    expect(again.address()).toBe("/en/details");
  });

  test("a rejected upload keeps the answers and shows why", async () => {
    await storePhoto(new Blob(["photo"], { type: "image/jpeg" }));
    server.use(
      http.post("*/api/analyze", () =>
        HttpResponse.json({ error: "This picture moves.", code: "photo_animated" }, { status: 422 }),
      ),
    );
    show("/en/details", chosen);
    await userEvent.click(screen.getByRole("button", { name: "Skip" }));
    expect(await screen.findByText("This picture moves.")).toBeVisible();
    expect(screen.getByText("Analysis failed. Please try again.")).toBeVisible();
    expect(screen.getByLabelText("Name")).toBeVisible();
  });

  test("another photo chosen while an analysis runs leads to the questions", async () => {
    const { address, store } = show("/en/upload", { ...chosen, currentAnalysisId: analysisId, isAnalyzing: true });
    await userEvent.upload(screen.getByLabelText("Photo of your dog"), buildPhoto("balu.jpg"));
    await waitFor(() => expect(store.getState().session.selectedFile?.name).toBe("balu.jpg"));
    await userEvent.click(screen.getByRole("link", { name: "Go on to the questions" }));
    expect(address()).toBe("/en/details");
    expect(screen.getByLabelText("Name")).toBeVisible();
  });

  test.each([
    ["acceptance", () => HttpResponse.json({ analysisId: idOf("first") }, { status: 202 })],
    ["rejection", () => HttpResponse.json({ error: "This picture moves.", code: "photo_animated" }, { status: 422 })],
  ])("the %s of an upload that was left for another photo is ignored", async (_what, reply) => {
    await storePhoto(new Blob(["photo"], { type: "image/jpeg" }));
    const [first, second] = [Promise.withResolvers<Response>(), Promise.withResolvers<Response>()];
    const replies = [first.promise, second.promise];
    server.use(
      http.post("*/api/analyze", () => replies.shift()),
      http.get("*/api/analysis-status/:id", () => HttpResponse.json({ status: "pending", stage: "received" })),
    );
    const { address, store } = show("/en/details", chosen);
    await userEvent.click(screen.getByRole("button", { name: "Skip" }));
    await waitFor(() => expect(replies).toHaveLength(1));
    const file = { name: "balu.jpg", type: "image/jpeg", size: 5 };
    act(() => void store.dispatch(photoChosen({ file, previewUrl: "blob:photo" })));
    await userEvent.click(screen.getByRole("button", { name: "Skip" }));
    await waitFor(() => expect(replies).toHaveLength(0));
    const known = new Set<string | null>();
    store.subscribe(() => {
      const { currentAnalysisId, analysisError } = store.getState().session;
      known.add(currentAnalysisId).add(analysisError);
    });
    first.resolve(reply());
    second.resolve(HttpResponse.json({ analysisId }, { status: 202 }));
    await waitFor(() => expect(address()).toBe("/en/analyzing"));
    expect([...known]).toEqual([null, analysisId]);
  });

  test("step 3 without photo and analysis redirects to the start", () => {
    const { address } = show("/en/analyzing");
    expect(address()).toBe("/en/upload");
  });

  test("step 3 ends at the report", async () => {
    server.use(
      http.get("*/api/analysis-status/:id", () =>
        HttpResponse.json({
          status: "completed",
          reportId,
          result: {
            reportId,
            health_metrics: { overall_score: 76 },
            dog_profile: { name: null, breed: null },
          },
        }),
      ),
    );
    const { address } = show("/en/analyzing", {
      ...chosen,
      currentAnalysisId: analysisId,
      isAnalyzing: true,
    });
    await waitFor(() => expect(address()).toBe(`/en/report/${reportId}`));
  });

  test("step 3 shows an error, with a link to another photo", async () => {
    server.use(
      http.get("*/api/analysis-status/:id", () =>
        HttpResponse.json({ status: "failed", error: "Too dark.", code: "photo_too_dark" }),
      ),
    );
    const { address } = show("/en/analyzing", {
      ...chosen,
      currentAnalysisId: analysisId,
      isAnalyzing: true,
    });
    expect(await screen.findByText("Too dark.")).toBeVisible();
    await userEvent.click(screen.getByRole("button", { name: "Choose another photo" }));
    expect(address()).toBe("/en/upload");
    expect(screen.queryByRole("alert")).toBeNull();
  });
});
