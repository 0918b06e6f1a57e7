import { beforeEach, expect, test, vi } from "vitest";
import { act, renderHook, waitFor } from "@testing-library/react";
import { http, HttpResponse } from "msw";
import type { CheckUse, CheckUseBody } from "@hundeblick/proto/http/check-use";
import { useCountedUses } from "../../src/features/details/check/use-counted-uses.ts";
import { server, useServer } from "../support/server.ts";

useServer();
let heard: CheckUse[];
beforeEach(() => {
  heard = [];
  startVisit();
  server.use(
    http.post<never, CheckUseBody>("*/api/track/check", async ({ request }) => {
      heard.push((await request.json()).use);
      return HttpResponse.json({ recorded: true });
    }),
  );
});
let now = Date.now();
/** A new visit: files share a window, and others have sent states in theirs. */
function startVisit() {
  now += 31 * 60_000;
  vi.useFakeTimers({ toFake: ["Date"], now });
}
const cough = (isFinished: boolean): CheckUse => ({
  kind: "concern",
  id: "cough",
  isFinished,
  level: isFinished ? "today" : null,
  skipped: [],
});

test("sends each state once, also after remounting", async () => {
  const { rerender, unmount } = renderHook(({ use }) => useCountedUses([use]), { initialProps: { use: cough(false) } });
  rerender({ use: cough(false) });
  rerender({ use: cough(true) });
  await waitFor(() => expect(heard).toEqual([cough(false), cough(true)]));
  unmount();
  renderHook(() => useCountedUses([cough(true)]));
  const lump: CheckUse = { ...cough(false), id: "lump" } as CheckUse;
  renderHook(() => useCountedUses([lump]));
  await waitFor(() => expect(heard).toContainEqual(lump));
  expect(heard).toHaveLength(3);
});

test("sends a state again in another visit", async () => {
  const { unmount } = renderHook(() => useCountedUses([cough(true)]));
  unmount();
  startVisit();
  renderHook(() => useCountedUses([cough(true)]));
  await waitFor(() => expect(heard).toEqual([cough(true), cough(true)]));
});

test("ignores failures", async () => {
  server.use(http.post("*/api/track/check", () => HttpResponse.error()));
  await act(async () => {
    renderHook(() => useCountedUses([{ kind: "word", id: "bloat", outcome: "raised" }]));
  });
  expect(heard).toEqual([]);
});
