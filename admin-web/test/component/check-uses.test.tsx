import { beforeAll, beforeEach, expect, test } from "vitest";
import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { http, HttpResponse } from "msw";
import type { BreedAnswers } from "@hundeblick/proto/http/admin/breed-answers";
import type { CheckUsesReply } from "@hundeblick/proto/http/admin/check-uses";
import { at, errorReply, renderAdmin, server, useServer } from "../support/render-admin.tsx";

useServer();
const NONE: CheckUsesReply = {
  concerns: [],
  checks: [],
  words: [],
  from: "2026-05-08T00:00:00.000Z",
  to: "2026-05-14T12:00:00.000Z",
};
const USED: CheckUsesReply = {
  ...NONE,
  concerns: [
    {
      id: "limping",
      name: "Limping",
      chosen: 8,
      finished: 6,
      levels: { today: 2, routine: 4 },
      skipped: [{ question: "Look at the paw.", count: 3 }],
      followUps: { better: 3, worse: 1 },
    },
  ],
  words: [{ id: "snake_sting", outcomes: { raised: 1, asked: 1, now: 1, no: 2 } }],
};
const breeds = (of: Partial<BreedAnswers> = {}) =>
  http.get(at("/breed-answers"), () =>
    HttpResponse.json({ from: "2025-12", total: 0, same: 0, answers: [], ...of } satisfies BreedAnswers),
  );
let asked: string[];
const answer = (of: (range: string) => CheckUsesReply) =>
  http.get(at("/check-uses"), ({ request }) => {
    const range = new URL(request.url).searchParams.get("range") ?? "";
    asked.push(range);
    return HttpResponse.json(of(range));
  });

beforeAll(async () => {
  // preloaded, because it is loaded on demand
  await import("../../src/features/check-uses/CheckUsesPage.tsx");
});
beforeEach(() => {
  asked = [];
  server.use(breeds());
});

test("shows progress with a concern, and outcomes of words", async () => {
  server.use(answer(() => USED));
  renderAdmin("/admin/checks");
  const concerns = within(await screen.findByRole("table", { name: "Concerns" }));
  expect(
    concerns.getByRole("row", { name: /^Limping 8 75\.0% 0 2 0 4 0 Look at the paw\. \(3\) 3 better · 1 worse$/ }),
  ).toBeVisible();
  const words = within(screen.getByRole("table", { name: "Words that raise an alarm" }));
  expect(words.getByRole("row", { name: "snake sting 1 4 75.0% 1 0 2" })).toBeVisible();
});

test("requests another range, and shows an empty one", async () => {
  server.use(answer((range) => (range === "90d" ? USED : NONE)));
  const user = userEvent.setup();
  renderAdmin("/admin/checks");
  expect(await screen.findByText("Nobody has chosen a concern or a check in this range")).toBeVisible();
  await user.click(screen.getByRole("radio", { name: "90d" }));
  expect(await screen.findByRole("table", { name: "Concerns" })).toBeVisible();
  expect(asked).toEqual(["7d", "90d"]);
});

test("a failed request can be retried", async () => {
  server.use(http.get(at("/check-uses"), errorReply(503, "unavailable", "x")));
  const user = userEvent.setup();
  renderAdmin("/admin/checks");
  await screen.findByText("Failed to fetch concerns and checks");
  server.use(answer(() => USED));
  await user.click(screen.getByRole("button", { name: "Try again" }));
  expect(await screen.findByRole("table", { name: "Concerns" })).toBeVisible();
});

test("compares the photo network with owners, or explains the empty table", async () => {
  server.use(answer(() => NONE));
  renderAdmin("/admin/checks");
  expect(await screen.findByText("No owner has let a breed be counted in the last 12 months")).toBeVisible();
});

test("counts pairs of breeds, and agreements", async () => {
  const pair = { said: "Beagle", answered: "Dachshund (Standard)", isSame: false, count: 1_200 };
  const same = { said: "Pug", answered: "Pug", isSame: true, count: 300 };
  server.use(
    answer(() => NONE),
    breeds({ total: 1_500, same: 300, answers: [pair, same] }),
  );
  renderAdmin("/admin/checks");
  const table = within(await screen.findByRole("table", { name: "Breeds" }));
  expect(table.getByRole("row", { name: "Beagle Dachshund (Standard) 1,200" })).toBeVisible();
  expect(table.getByRole("row", { name: "Pug the same 300" })).toBeVisible();
  expect(
    screen.getByText(/count since 2025-12: 1,500\. The owner says the same as the photo network in 20\.0%/),
  ).toBeVisible();
});

test("breeds that failed to load can be retried", async () => {
  server.use(
    answer(() => USED),
    http.get(at("/breed-answers"), errorReply(503, "unavailable", "x")),
  );
  const user = userEvent.setup();
  renderAdmin("/admin/checks");
  await screen.findByText("Failed to fetch the breeds");
  expect(await screen.findByRole("table", { name: "Concerns" })).toBeVisible();
  server.use(breeds());
  await user.click(screen.getByRole("button", { name: "Try again" }));
  expect(await screen.findByText("No owner has let a breed be counted in the last 12 months")).toBeVisible();
});
