import { afterAll, afterEach, beforeAll, beforeEach, expect, jest, test } from "@jest/globals";
import { act, screen, within } from "@testing-library/react";
import { http, HttpResponse } from "msw";
import type { StatusReply } from "@hundeblick/proto/http/admin/status";
import { SERVICES, type ServiceStatus } from "@hundeblick/proto/rpc/service-status";
import { at, KEPT, keep, renderAdmin, server } from "../support/render-admin.tsx";

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
  told: Partial<Record<(typeof SERVICES)[number] | "gateway", ServiceStatus | null>> = {},
): StatusReply => ({
  at: AT,
  services: (["gateway", ...SERVICES] as const).map((service) => ({
    service,
    status: told[service] === undefined ? ready() : told[service],
  })),
});
const answer = (body: StatusReply) => http.get(at("/status"), () => HttpResponse.json(body));

beforeAll(async () => {
  server.listen({ onUnhandledFrame: "error" });
  // loaded when it is opened: not on the first test's time
  await import("../../src/features/status/StatusPage.tsx");
});
beforeEach(() => keep(KEPT));
afterEach(() => {
  server.resetHandlers();
  localStorage.clear();
  jest.useRealTimers();
});
afterAll(() => server.close());

const rowOf = async (service: string) =>
  within((await screen.findByRole("rowheader", { name: service })).closest("tr") as HTMLElement);

test("a healthy house says so, with ages and what each service depends on", async () => {
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

test("a service that does not answer is named, and nothing is made up for it", async () => {
  server.use(answer(reply({ analysis: null })));
  renderAdmin("/admin/status");
  expect(await screen.findByRole("alert")).toHaveTextContent("No answer from analysis");
  const row = await rowOf("analysis");
  expect(row.getByText("does not answer")).toBeInTheDocument();
  expect(row.getAllByText("not known")).toHaveLength(3);
  expect(screen.getByText("Oldest unfinished analysis").nextSibling).toHaveTextContent("not known");
});

test("a dependency that is away is named where it is missed", async () => {
  server.use(answer(reply({ gateway: ready({ ready: false, dependencies: { redis: "down", nats: "ok" } }) })));
  renderAdmin("/admin/status");
  expect(await screen.findByRole("alert")).toHaveTextContent("Something is missing for gateway");
  expect((await rowOf("gateway")).getByText("redis is away")).toBeInTheDocument();
});

test("an age that is too high, a breaker that is open and a figure nobody knows are trouble", async () => {
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

test("it is asked again every ten seconds, and an answer that stays away is said while the old one stands", async () => {
  jest.useFakeTimers({ doNotFake: ["queueMicrotask", "nextTick", "setImmediate"] });
  server.use(answer(reply()));
  renderAdmin("/admin/status");
  await screen.findByText("Everything answers");
  server.use(http.get(at("/status"), () => HttpResponse.json({ error: "x", code: "unavailable" }, { status: 503 })));
  await act(() => jest.advanceTimersByTimeAsync(60_000));
  expect(await screen.findByText("Failed to fetch the status")).toBeInTheDocument();
  expect(screen.getByRole("table", { name: "Services" })).toBeInTheDocument();
  expect(screen.queryByText("Everything answers")).not.toBeInTheDocument();
});
