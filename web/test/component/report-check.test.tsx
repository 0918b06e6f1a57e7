import "../support/browser-gaps.ts";
import { afterEach, describe, expect, test } from "vitest";
import type { LockedReport, OpenReport } from "@hundeblick/proto/http/report";
import { act, screen, within } from "@testing-library/react";
import { http, HttpResponse } from "msw";
import { Route, Routes } from "react-router-dom";
import type { z } from "zod";
import ReportPage from "../../src/app/pages/ReportPage.tsx";
import { buildConcern, buildMeasurement, buildReport } from "../support/build-report.ts";
import { renderPage } from "../support/render-page.tsx";
import { idOf, server, useServer } from "../support/server.ts";

useServer();
const reportId = idOf("report");
const show = (report: OpenReport | z.infer<typeof LockedReport>, search = "") => {
  server.use(http.get("*/api/report/:id", () => HttpResponse.json(report)));
  return renderPage(
    <Routes>
      <Route path="report/:reportId" element={<ReportPage />} />
    </Routes>,
    { at: `/en/report/${reportId}${search}` },
  );
};
const { healthMetrics } = buildReport({});
const withoutScore = { ...healthMetrics, overall_score: null, label: null, band: null, summary: "A vet should look." };
const checked = (changes: Partial<OpenReport>) => show(buildReport({ reportId, areasWithGround: 2, ...changes }));
const headings = () => screen.getAllByRole("heading", { level: 2 }).map(({ textContent }) => textContent);
const sectionOf = (name: string) => screen.findByRole("region", { name });

afterEach(() => act(() => document.body.replaceChildren()));

test("a sentence in which several signs were found is quoted once", async () => {
  const words = "drinks much more and gets thinner";
  checked({
    vetSoon: [
      { id: "weight_loss", label: "Losing weight", advice: "Note the weight.", words },
      { id: "not_eating", label: "Not eating for a day", advice: "Ring today.", words: "will not eat" },
      { id: "thirst", label: "Drinks more", advice: "Measure it.", words },
    ],
  });
  const part = await sectionOf("Please make an appointment soon");
  expect(
    within(part)
      .getAllByRole("listitem")
      .map(({ textContent }) => textContent),
  ).toEqual([
    `You write “${words}”.Losing weight? Note the weight.Drinks more? Measure it.`,
    "You write “will not eat”.Not eating for a day? Ring today.",
  ]);
});

describe("concerns in the report", () => {
  test("come first, with level, reasons and the owner's answers", async () => {
    checked({ level: "this_week", concerns: [buildConcern({})] });
    const part = await sectionOf("What you came for");
    expect(headings()[0]).toBe("What you came for");
    expect(within(part).getByRole("heading", { name: "Limping" })).toBeVisible();
    expect(part).toHaveTextContent("See a vet this week");
    expect(part).toHaveTextContent("Not read by a vet");
    expect(part).toHaveTextContent("Because you said“Puts weight on it, limps clearly”");
    expect(within(part).getByRole("link", { name: "Source 1" })).toHaveAttribute("href", "#source-1");
    expect(within(part).getByRole("link", { name: "Read more: Limping" })).toHaveAttribute("href", "/en/check/limping");
  });

  test("have what to do and avoid, when to go sooner, and what the practice asks", async () => {
    checked({ level: "this_week", concerns: [buildConcern({})] });
    const part = await sectionOf("What you came for");
    const under = (name: string) => within(part).getByRole("heading", { name }).parentElement;
    expect(under("Until then")).toHaveTextContent("Short walks on a lead.");
    expect(under("Please don't")).toHaveTextContent("No painkillers for people.");
    expect(under("Go sooner when")).toHaveTextContent("The paw turns cold. Then go at once");
    expect(under("What the practice will want to know")).toHaveTextContent("Which leg, and since when.");
  });

  test("quote the owner's text, with the parts that were not understood", async () => {
    const text = "er humpelt seit 3 wochen, wetterfühlig";
    checked({ ownWords: { text, notUnderstood: ["wetterfühlig."] } });
    const part = await sectionOf("What you came for");
    expect(part.querySelector("blockquote")).toHaveTextContent(`“${text}”`);
    expect(part).toHaveTextContent("This report has no answer to: “wetterfühlig”.");
  });

  test("name an open question about warning signs", async () => {
    checked({ concerns: [buildConcern({ complete: false })] });
    expect(await sectionOf("What you came for")).toHaveTextContent("An important question is still open.");
  });

  test("of level home do not mention a visit", async () => {
    checked({ level: "home", concerns: [buildConcern({ level: "home" })] });
    const part = await sectionOf("What you came for");
    expect(part).toHaveTextContent("Watch it at home");
    expect(within(part).queryByRole("heading", { name: "Until then" })).toBeNull();
    expect(within(part).queryByRole("link", { name: /^Find an emergency vet nearby/ })).toBeNull();
  });
});

describe("the ring", () => {
  test.each([
    ["today", "Today"],
    ["now", "Now"],
  ] as const)(
    "holds the level instead of a number at %s, and the way to an emergency vet is near",
    async (level, word) => {
      const { container } = checked({ level, concerns: [buildConcern({ level })], healthMetrics: withoutScore });
      expect(await screen.findByText("A vet first")).toBeVisible();
      expect(container.querySelector(".ring-text")).toHaveTextContent(new RegExp(`^${word}$`));
      expect(screen.queryByText("of 100")).toBeNull();
      expect(screen.getByRole("link", { name: "Find an emergency vet nearby (opens in a new tab)" })).toBeVisible();
    },
  );

  test("shows no number without ground", async () => {
    const areas = healthMetrics.areas.map((area) => ({ ...area, score: null, label: "Not known", statements: [] }));
    const { container } = checked({ areasWithGround: 0, healthMetrics: { ...withoutScore, areas } });
    expect(await screen.findByText("No number yet")).toBeVisible();
    expect(container.querySelectorAll(".ring .ground.is-open")).toHaveLength(1);
    expect(screen.getByText("Not known")).toBeVisible();
  });

  test("has solid outer arcs for areas with ground", async () => {
    const [area] = healthMetrics.areas;
    const open = { ...area!, id: "energy" as const, name: "Energy", score: null, label: "Not known" };
    const { container } = checked({ healthMetrics: { ...healthMetrics, areas: [area!, open] } });
    await screen.findByText("of 100");
    expect([...container.querySelectorAll(".ground")].map((arc) => arc.classList.contains("is-open"))).toEqual([
      false,
      true,
    ]);
  });
});

describe("other sections", () => {
  test("a measurement has its date, figures and scale", async () => {
    const { container } = checked({ measured: [buildMeasurement()] });
    const part = await sectionOf("Measured by you");
    expect(part).toHaveTextContent("by you, on 21 November 2026");
    expect(part).toHaveTextContent("about 7 of 9, between 6 and 8");
    expect(container.querySelector(".scale9 .is-here")).toHaveTextContent("7");
  });

  test("typical sentences are collapsed if there is more, and not part of an area", async () => {
    const typical = {
      text: "Often described in this breed.",
      basis: "typical",
      confidence: "medium",
      sources: [],
    } as const;
    checked({ concerns: [buildConcern({})], issues: [{ ...typical, sources: [] }] });
    const part = await sectionOf("Typical");
    expect(part.querySelector("details")).not.toHaveAttribute("open");
    expect(part).toHaveTextContent("Often described in this breed.");
    expect(headings()).not.toContain("Worth keeping an eye on");
    expect(within(await sectionOf("Seen in the photo")).getByText(/The coat lies flat/)).toBeVisible();
  });

  test("open questions have no button where answers cannot be added", async () => {
    checked({ openQuestions: [{ kind: "answer", field: "weight_kg", text: "How much does Frieda weigh?" }] });
    const part = await sectionOf("What we do not know");
    expect(part).toHaveTextContent("How much does Frieda weigh?");
    expect(within(part).queryByRole("button")).toBeNull();
  });

  test("shows three actions at first", async () => {
    const improvements = ["A", "B", "C", "D"].map((title) => ({ title, text: "Do it." }));
    checked({ improvements });
    expect(within(await sectionOf("Areas for improvement")).getAllByRole("listitem")).toHaveLength(3);
  });
});

test("a report from before there were concerns is unchanged", async () => {
  const improvements = ["A", "B", "C", "D"].map((title) => ({ title, text: "Do it." }));
  const { container } = show(buildReport({ reportId, improvements }));
  await screen.findByText("of 100");
  expect(headings()).toEqual([
    "What we discovered",
    "Health assessment",
    "What's great",
    "Areas for improvement",
    "Recommended supplements",
    "What happens next",
  ]);
  expect(within(await sectionOf("Health assessment")).getByText(/The coat lies flat/)).toBeVisible();
  expect(within(await sectionOf("Areas for improvement")).getAllByRole("listitem")).toHaveLength(4);
  expect(container.querySelector(".ground")).toBeNull();
});

test("a locked report shows concern and level, and a summary of the locked content", async () => {
  show({
    locked: true,
    reportId,
    language: "en",
    dogProfile: { name: "Frieda", imageUrl: null },
    band: null,
    emergency: null,
    concerns: [{ id: "limping", name: "Limping", level: "this_week" }],
    vetSoon: [{ id: "weight_loss", label: "Losing weight", advice: "Make an appointment.", words: "she gets thinner" }],
    waiting: ["Why, and what to do until the visit"],
  });
  expect(await screen.findByRole("heading", { name: "Limping" })).toBeVisible();
  expect(screen.getByText("See a vet this week")).toBeVisible();
  expect(screen.getByText("You write “she gets thinner”.").nextSibling).toHaveTextContent(
    "Losing weight? Make an appointment.",
  );
  expect(screen.getByText("Why, and what to do until the visit")).toBeVisible();
});

test("the vet's sheet: the owner's text, answers, empty lines, and our rules", async () => {
  const { container } = show(
    buildReport({
      reportId,
      areasWithGround: 2,
      concerns: [buildConcern({})],
      measured: [buildMeasurement()],
      ownWords: { text: "er humpelt", notUnderstood: [] },
      told: [
        { label: "Medicines", value: "Rimadyl" },
        { label: "Last given", value: "" },
      ],
    }),
    "?view=vet",
  );
  expect(await screen.findByRole("heading", { name: "Sheet for the vet: Frieda" })).toBeVisible();
  expect(screen.getByText("“er humpelt”")).toBeVisible();
  expect(screen.getByText("Rimadyl")).toBeVisible();
  expect(screen.getByText("Last given").parentElement?.querySelector(".sheet-blank")).not.toBeNull();
  expect(screen.getByText(/Body condition, 21 November 2026:/)).toHaveTextContent("about 7 of 9, between 6 and 8");
  expect(screen.getByText("Limping: See a vet this week")).toBeVisible();
  expect(screen.getByText("“Puts weight on it, limps clearly”: A clear limp means pain.")).toBeVisible();
  expect(container.querySelectorAll(".writing-room i").length).toBeGreaterThan(5);
});
