import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { act, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { http, HttpResponse } from "msw";
import type { DeadLettersReply } from "@hundeblick/proto/http/admin/dead-letters";
import { CONSUMING_SERVICES } from "@hundeblick/proto/rpc/dead-letters";
import type { StatusReply } from "@hundeblick/proto/http/admin/status";
import { SERVICES, type ServiceStatus } from "@hundeblick/proto/rpc/service-status";
import { formatOutcome } from "../../src/features/status/ResendDeadLetters.tsx";
import { at, errorReply, renderAdmin, server, useServer } from "../support/render-admin.tsx";

useServer();
const AT = "2026-05-14T12:00:00.000Z";
const ready = (part: Partial<ServiceStatus> = {}): ServiceStatus => ({
  ready: true,
  dependencies: { mongodb: "ok", nats: "ok" },
  figures: {},
  startedAt: "2026-05-14T11:00:00.000Z",
  ...part,
});
const analysis = (figures: ServiceStatus["figures"]): ServiceStatus =>
  ready({
    figures: {
      "analysis.unfinished": 2,
      "analysis.oldest_unfinished.age": 4,
      "bus.dead_letters.kept": 0,
      "ai.breaker.open": 0,
      ...figures,
    },
  });
const reply = (
  statuses: Partial<Record<(typeof SERVICES)[number] | "gateway", ServiceStatus | null>> = {},
): StatusReply => ({
  at: AT,
  services: (["gateway", ...SERVICES] as const).map((service) => ({
    service,
    status: statuses[service] === undefined ? ready() : statuses[service],
  })),
});
const answer = (body: StatusReply) => http.get(at("/status"), () => HttpResponse.json(body));

beforeAll(async () => {
  // preloaded, because it is loaded on demand
  await import("../../src/features/status/StatusPage.tsx");
});
const noLetters: DeadLettersReply = {
  services: CONSUMING_SERVICES.map((service) => ({ service, list: { letters: [], total: 0 } })),
};
const answerLetters = (body: DeadLettersReply) => http.get(at("/dead-letters"), () => HttpResponse.json(body));
beforeEach(() => {
  server.use(answerLetters(noLetters));
});
afterEach(() => {
  vi.useRealTimers();
});

const rowOf = async (service: string) =>
  within((await screen.findByRole("rowheader", { name: service })).closest("tr") as HTMLElement);

test("shows a healthy system with ages and dependencies", async () => {
  server.use(answer(reply({ analysis: analysis({}) })));
  renderAdmin("/admin/status");
  expect(await screen.findByText("Everything answers")).toBeInTheDocument();
  const row = await rowOf("analysis");
  expect(row.getByText("ready")).toBeInTheDocument();
  expect(row.getByText("mongodb")).toBeInTheDocument();
  expect(row.getByText("1 h")).toBeInTheDocument();
  expect(row.getByText(/Oldest unfinished analysis:/)).toHaveTextContent("4 s");
  expect(row.getByText(/Paid vision provider:/)).toHaveTextContent("is asked");
});

test("names a service without a reply, without figures", async () => {
  server.use(answer(reply({ analysis: null })));
  renderAdmin("/admin/status");
  expect(await screen.findByRole("alert")).toHaveTextContent("No answer from analysis");
  const row = await rowOf("analysis");
  expect(row.getByText("does not answer")).toBeInTheDocument();
  expect(row.getAllByText("not known")).toHaveLength(3);
  expect(screen.getByText("Oldest unfinished analysis").nextSibling).toHaveTextContent("not known");
});

test("names an unavailable dependency", async () => {
  server.use(answer(reply({ gateway: ready({ ready: false, dependencies: { redis: "down", nats: "ok" } }) })));
  renderAdmin("/admin/status");
  expect(await screen.findByRole("alert")).toHaveTextContent("Something is missing for gateway");
  expect((await rowOf("gateway")).getByText("redis is away")).toBeInTheDocument();
});

test("marks a high age, an open breaker and an unknown figure as problems", async () => {
  server.use(
    answer(
      reply({
        analysis: analysis({
          "analysis.oldest_unfinished.age": 150,
          "ai.breaker.open": 1,
          "bus.dead_letters.kept": null,
        }),
      }),
    ),
  );
  renderAdmin("/admin/status");
  expect(await screen.findByText(/something waits too long or was given up/)).toBeInTheDocument();
  const row = await rowOf("analysis");
  for (const value of ["2 min 30 s", "left alone for now", "not known"])
    expect(row.getByText(value)).toHaveClass("bad");
});

test("polls every ten seconds, and shows a failed poll beside the old data", async () => {
  vi.useFakeTimers({ toNotFake: ["queueMicrotask", "nextTick", "setImmediate"] });
  server.use(answer(reply()));
  renderAdmin("/admin/status");
  await screen.findByText("Everything answers");
  server.use(http.get(at("/status"), errorReply(503, "unavailable", "x")));
  await act(() => vi.advanceTimersByTimeAsync(60_000));
  expect(await screen.findByText("Failed to fetch the status")).toBeInTheDocument();
  expect(screen.getByRole("table", { name: "Services" })).toBeInTheDocument();
  expect(screen.queryByText("Everything answers")).not.toBeInTheDocument();
});

const letter = (n: number) => ({
  id: `mail-report-erased.${n}`,
  consumer: "mail-report-erased",
  subject: "evt.report.erased.v1",
  reason: "internal",
  tries: 8,
  publishedAt: AT,
  failedAt: AT,
});
const withLetters = (...numbers: number[]): DeadLettersReply => ({
  services: [
    { service: "mail", list: { letters: numbers.map(letter), total: numbers.length } },
    { service: "tracking", list: null },
  ],
});

test("shows when there are no dead letters", async () => {
  server.use(answer(reply()));
  renderAdmin("/admin/status");
  expect(await screen.findByText("There are none.")).toBeInTheDocument();
});

test("redelivers a dead letter after a confirmation, and shows the outcome", async () => {
  const user = userEvent.setup();
  const sent: unknown[] = [];
  let left = [7, 9];
  server.use(
    answer(reply()),
    http.get(at("/dead-letters"), () => HttpResponse.json(withLetters(...left))),
    http.post(at("/dead-letters/resend"), async ({ request }) => {
      sent.push(await request.json());
      left = [9];
      return HttpResponse.json({ handled: 1, failed: 0, gone: 0 });
    }),
  );
  renderAdmin("/admin/status");
  expect(await screen.findByText("Not known for tracking: no answer.")).toBeInTheDocument();
  await user.click(screen.getByRole("button", { name: "Send again: evt.report.erased.v1, no. 7" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Send 1 event to mail again?" }));
  expect(sent).toEqual([]);
  await user.click(dialog.getByRole("button", { name: "Send 1 event again" }));
  expect(await screen.findByText("1 event handled.")).toBeInTheDocument();
  expect(sent).toEqual([{ service: "mail", ids: ["mail-report-erased.7"] }]);
  expect(await screen.findByRole("heading", { name: "mail: 1" })).toBeInTheDocument();
});

test("redelivers all listed dead letters of a service; a failure stays in the dialog", async () => {
  const user = userEvent.setup();
  const sent: unknown[] = [];
  server.use(
    answer(reply()),
    answerLetters(withLetters(7, 9)),
    http.post(at("/dead-letters/resend"), async ({ request }) => {
      sent.push(await request.json());
      return HttpResponse.json({ error: "Please try again.", code: "unavailable" }, { status: 503 });
    }),
  );
  renderAdmin("/admin/status");
  await user.click(await screen.findByRole("button", { name: "Send 2 again" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Send 2 events to mail again?" }));
  await user.click(dialog.getByRole("button", { name: "Send 2 events again" }));
  expect(await dialog.findByText("Failed to send again")).toBeInTheDocument();
  expect(sent).toEqual([{ service: "mail", ids: ["mail-report-erased.7", "mail-report-erased.9"] }]);
});

test.each([
  [{ handled: 2, failed: 0, gone: 0 }, "2 events handled."],
  [{ handled: 0, failed: 1, gone: 0 }, "1 event failed again and stayed."],
  [{ handled: 1, failed: 2, gone: 3 }, "1 event handled, 2 events failed again and stayed, 3 events no longer there."],
])("what became of events sent again: %j", (outcome, sentence) => {
  expect(formatOutcome(outcome)).toBe(sentence);
});
