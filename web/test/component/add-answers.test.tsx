import "../support/browser-gaps.ts";
import { beforeEach, describe, expect, test, vi } from "vitest";
import type { OpenReport } from "@hundeblick/proto/http/report";
import type { OpenQuestion } from "@hundeblick/proto/http/report-check";
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { http, HttpResponse } from "msw";
import { AddAnswersDialog } from "../../src/features/details/add/AddAnswersDialog.tsx";
import { AddAnswers } from "../../src/features/report/components/AddAnswers.tsx";
import { OrderFollowUp } from "../../src/features/report/components/OrderFollowUp.tsx";
import { CorrectEmergency } from "../../src/features/report/components/CorrectEmergency.tsx";
import { type Ask, Asking } from "../../src/features/report/asking.ts";
import { useReportQuery } from "../../src/features/report/report.api.ts";
import { buildConcern, buildReport } from "../support/build-report.ts";
import { renderPage } from "../support/render-page.tsx";
import { idOf, server, useServer } from "../support/server.ts";

useServer();
const user = userEvent.setup();
const reportId = idOf("report");
const answersOf = `*/api/report/${reportId}/answers`;
const WEIGHT: OpenQuestion = { kind: "answer", field: "weight_kg", text: "Weight" };
const TICKS: OpenQuestion = { kind: "answer", field: "redFlags", text: "Signs" };
const MEDS: OpenQuestion = { kind: "answer", field: "meds", text: "Medicines" };
const WORDS: OpenQuestion = { kind: "answer", field: "additionalInfo", text: "Words" };

/** Stored answers of the report, and request bodies. */
let stored: { version: number; answers: object };
const sent: unknown[] = [];
let reply: () => Response;
beforeEach(() => {
  sessionStorage.clear();
  stored = { version: 1, answers: { name: "Frieda" } };
  sent.length = 0;
  reply = () => HttpResponse.json({});
  server.use(
    http.get(answersOf, () => HttpResponse.json(stored)),
    http.post(answersOf, async ({ request }) => {
      sent.push(await request.json());
      return reply();
    }),
  );
});
const renew = () => screen.getByRole("button", { name: "Update the report" });

function ask(asked: OpenQuestion[]) {
  const [onClose, onRenewed] = [vi.fn(), vi.fn()];
  const { unmount } = renderPage(
    <AddAnswersDialog reportId={reportId} asked={asked} open={asked} onClose={onClose} onRenewed={onRenewed} />,
  );
  return { onClose, onRenewed, unmount };
}

describe("the dialog that adds answers", () => {
  test("sends only changes, with the version", async () => {
    const { onRenewed } = ask([WEIGHT]);
    const weight = await screen.findByLabelText("Weight");
    expect(renew()).toBeDisabled();
    await user.type(weight, "31.5");
    await user.click(renew());
    await waitFor(() => expect(onRenewed).toHaveBeenCalled());
    expect(sent).toEqual([{ version: 1, answers: { weight_kg: 31.5 }, language: "en" }]);
  });

  test("a breed is chosen with the arrow keys from likely answers, or written", async () => {
    const choices = ["Mixed breed", "Beagle", "Dachshund"];
    ask([{ kind: "answer", field: "breed", text: "Beagle? Or perhaps Dachshund?", choices }]);
    const group = await screen.findByRole("group", { name: "Beagle? Or perhaps Dachshund?" });
    const answers = within(group).getAllByRole("radio");
    expect(answers.map((one) => one.closest("label")?.textContent)).toEqual(choices);
    await user.click(within(group).getByRole("radio", { name: "Mixed breed" }));
    await user.keyboard("{ArrowDown}{ArrowDown}");
    expect(within(group).getByRole("radio", { name: "Dachshund" })).toBeChecked();
    const field = screen.getByLabelText(/^Breed/);
    expect(field).toHaveValue("Dachshund");
    await user.clear(field);
    await user.type(field, "Podenco mix");
    expect(within(group).queryByRole("radio", { checked: true })).toBeNull();
    await user.click(within(group).getByRole("radio", { name: "Dachshund" }));
    await user.click(renew());
    await waitFor(() => expect(sent).toEqual([{ version: 1, answers: { breed: "Dachshund" }, language: "en" }]));
  });

  test.each([
    ["ticked that it may be", 1, { countBreed: true }],
    ["took the tick back", 2, {}],
    ["did not tick", 0, {}],
  ])("a breed is counted only where the owner %s", async (_what, clicks, counted) => {
    ask([{ kind: "answer", field: "breed", text: "Which?", choices: ["Mixed breed", "Beagle"], mayCount: true }]);
    const tick = await screen.findByRole("checkbox", { name: /^I agree that what the program saw/ });
    expect(tick).not.toBeChecked();
    for (let n = 0; n < clicks; n++) await user.click(tick);
    await user.click(screen.getByRole("radio", { name: "Beagle" }));
    await user.click(renew());
    await waitFor(() =>
      expect(sent).toEqual([{ version: 1, answers: { breed: "Beagle" }, language: "en", ...counted }]),
    );
  });

  test("a breed without likely answers is written", async () => {
    ask([{ kind: "answer", field: "breed", text: "What breed or mix is Frieda?" }]);
    expect(await screen.findByLabelText(/^Breed/)).toBeVisible();
    expect(screen.queryByRole("radio")).toBeNull();
    expect(screen.queryByRole("checkbox")).toBeNull();
  });

  test("rejects an impossible weight", async () => {
    ask([WEIGHT]);
    await user.type(await screen.findByLabelText("Weight"), "900");
    await user.tab();
    expect(screen.getByLabelText("Weight")).toBeInvalid();
    expect(renew()).toBeDisabled();
  });

  test("after a conflict the input is kept and sent for the newest version", async () => {
    reply = () => HttpResponse.json({ error: "changed", code: "report_changed" }, { status: 409 });
    const { onRenewed } = ask([WEIGHT]);
    await user.type(await screen.findByLabelText("Weight"), "31.5");
    stored = { version: 2, answers: { name: "Frieda", breed: "Beagle" } };
    await user.click(renew());
    await waitFor(() => expect(renew()).toBeEnabled());
    expect(screen.getByLabelText("Weight")).toHaveValue("31.5");
    expect(onRenewed).not.toHaveBeenCalled();
    reply = () => HttpResponse.json({});
    await user.click(renew());
    await waitFor(() => expect(onRenewed).toHaveBeenCalled());
    expect(sent.at(-1)).toEqual({ version: 2, answers: { weight_kg: 31.5 }, language: "en" });
  });

  test("after a conflict submitting waits for the newest version", async () => {
    reply = () => HttpResponse.json({ error: "changed", code: "report_changed" }, { status: 409 });
    ask([WEIGHT]);
    await user.type(await screen.findByLabelText("Weight"), "31.5");
    const arrival = Promise.withResolvers<undefined>();
    server.use(
      http.get(answersOf, async () => {
        await arrival.promise;
        return HttpResponse.json({ ...stored, version: 2 });
      }),
    );
    await user.click(renew());
    await waitFor(() => expect(document.getElementById("answers-error")).not.toBeNull());
    expect(screen.getByRole("button", { name: "Updating…" })).toBeDisabled();
    arrival.resolve(undefined);
    await waitFor(() => expect(renew()).toBeEnabled());
  });

  test("after a conflict without a newest version shows one error", async () => {
    reply = () => HttpResponse.json({ error: "changed", code: "report_changed" }, { status: 409 });
    ask([WEIGHT]);
    await user.type(await screen.findByLabelText("Weight"), "31.5");
    server.use(http.get(answersOf, () => HttpResponse.json({ error: "no", code: "report_closed" }, { status: 409 })));
    await user.click(renew());
    await waitFor(() => expect(renew()).toBeEnabled());
    expect(screen.getAllByRole("alert")).toHaveLength(1);
  });

  test("shows that answers load, and loads them again on request after a failure", async () => {
    server.use(
      http.get(answersOf, () => HttpResponse.json({ error: "no", code: "report_closed" }, { status: 409 }), {
        once: true,
      }),
    );
    ask([WEIGHT]);
    expect(screen.getByRole("status")).toHaveTextContent("One moment …");
    await user.click(await screen.findByRole("button", { name: "Try again" }));
    expect(await screen.findByLabelText("Weight")).toBeVisible();
    expect(screen.queryByRole("alert")).toBeNull();
  });

  test("shows when answers fail to load, and can be closed", async () => {
    server.use(http.get(answersOf, () => HttpResponse.json({ error: "no", code: "report_closed" }, { status: 409 })));
    const { onClose } = ask([WEIGHT]);
    await waitFor(() => expect(document.getElementById("answers-error")).not.toBeNull());
    await user.click(screen.getByRole("button", { name: "Close" }));
    expect(onClose).toHaveBeenCalled();
  });
});

describe("answers that were not sent", () => {
  const LIMPS: OpenQuestion = { kind: "concern", concern: "limping", question: "alarm", text: "Now?" };
  const write = async (asked: OpenQuestion[], weight: string) => {
    const { unmount } = ask(asked);
    await user.type(await screen.findByLabelText("Weight"), weight);
    unmount();
  };

  test("are there again when the dialog is, on top of a newer version, until they are sent", async () => {
    await write([WEIGHT, MEDS], "31.5");
    stored = { version: 2, answers: { name: "Frieda", meds: "Ibuprofen" } };
    const { onRenewed, unmount } = ask([WEIGHT, MEDS]);
    expect(await screen.findByLabelText("Weight")).toHaveValue("31.5");
    expect(screen.getByLabelText("Medicines")).toHaveValue("Ibuprofen");
    await user.click(renew());
    await waitFor(() => expect(onRenewed).toHaveBeenCalled());
    expect(sent).toEqual([{ version: 2, answers: { weight_kg: 31.5 }, language: "en" }]);
    unmount();
    ask([WEIGHT, MEDS]);
    expect(await screen.findByLabelText("Weight")).toHaveValue("");
  });

  test("are not sent with the answers to other questions", async () => {
    await write([WEIGHT], "31.5");
    ask([TICKS]);
    await user.click(await screen.findByLabelText("No, none of these"));
    expect(renew()).toBeDisabled();
  });

  test("keep a concern's answers beside those stored since", async () => {
    const { unmount } = ask([LIMPS]);
    const question = await screen.findByRole("group", { name: /right now/ });
    await user.click(within(question).getByRole("checkbox", { name: /^None of these/ }));
    unmount();
    stored = { version: 2, answers: { concerns: [{ id: "ears", answers: {} }] } };
    ask([LIMPS]);
    await waitFor(() => expect(renew()).toBeEnabled());
    await user.click(renew());
    const concerns = [{ id: "limping", answers: { alarm: ["none"] } }];
    await waitFor(() => expect(sent).toEqual([{ version: 2, answers: { concerns }, language: "en" }]));
  });

  test("show a repeated check, which can be taken back for the one of the report", async () => {
    const CHECK: OpenQuestion = { kind: "check", check: "body_condition", text: "Body condition" };
    const [ribs, back] = ["Can be felt, but with some padding", "Take this check back"];
    const measuredAt = "2026-11-23T10:00:00.000Z";
    stored.answers = { checks: [{ id: "body_condition", inputs: { ribs: "seen" }, measuredAt }] };
    const { unmount } = ask([CHECK]);
    await user.click(await screen.findByRole("radio", { name: ribs }));
    unmount();
    ask([CHECK]);
    expect(await screen.findByRole("button", { name: back })).toBeVisible();
    expect(renew()).toBeEnabled();
    await user.click(screen.getByRole("button", { name: back }));
    expect(screen.queryByRole("button", { name: back })).toBeNull();
    expect(renew()).toBeDisabled();
  });

  test("show an added concern, which can be taken back", async () => {
    server.use(http.post("*/api/check/read", () => HttpResponse.json({ alarms: [], ask: [], concerns: [] })));
    stored.answers = { additionalInfo: "he limps" };
    const { unmount } = ask([WORDS]);
    await user.click(await screen.findByRole("button", { name: "Yes, Limping" }));
    const question = await screen.findByRole("group", { name: /right now/ });
    await user.click(within(question).getByRole("checkbox", { name: /^None of these/ }));
    unmount();
    ask([WORDS]);
    await user.click(await screen.findByRole("button", { name: "Take back: Limping" }));
    expect(screen.queryByRole("button", { name: "Take back: Limping" })).toBeNull();
    expect(renew()).toBeDisabled();
  });

  test("show a text that was emptied", async () => {
    stored.answers = { meds: "Ibuprofen" };
    const { unmount } = ask([MEDS]);
    await user.clear(await screen.findByLabelText("Medicines"));
    unmount();
    ask([MEDS]);
    await user.type(await screen.findByLabelText("Medicines"), "Ibuprofen");
    expect(renew()).toBeDisabled();
  });

  test("keep other answers of the same concern stored since", async () => {
    const { unmount } = ask([LIMPS]);
    const question = await screen.findByRole("group", { name: /right now/ });
    await user.click(within(question).getByRole("checkbox", { name: /^None of these/ }));
    unmount();
    const since = { id: "limping" as const, answers: { weight: "full" } };
    stored = { version: 2, answers: { concerns: [since] } };
    ask([LIMPS]);
    await waitFor(() => expect(renew()).toBeEnabled());
    await user.click(renew());
    const concerns = [{ id: "limping", answers: { weight: "full", alarm: ["none"] } }];
    await waitFor(() => expect(sent).toEqual([{ version: 2, answers: { concerns }, language: "en" }]));
  });

  test("survive an edited tab storage", async () => {
    await write([WEIGHT], "31.5");
    for (const edited of ["[]", '{"x":1}', "?", '{"x":{"answers":[]}}']) {
      for (const name of Object.keys(sessionStorage)) sessionStorage.setItem(name, edited);
      const { unmount } = ask([WEIGHT]);
      expect(await screen.findByLabelText("Weight")).toHaveValue("");
      unmount();
    }
  });
});

describe("an emergency that is corrected", () => {
  test("withdraws a wrong tick", async () => {
    stored.answers = { redFlags: ["bloat"] };
    ask([TICKS]);
    await user.click(await screen.findByLabelText("No, none of these"));
    await user.click(renew());
    await waitFor(() => expect(sent).toEqual([{ version: 1, answers: { redFlags: [] }, language: "en" }]));
  });

  test("removes the answer to suspicious words with the words", async () => {
    const asked = { id: "poison", words: "rat bait", label: "Poison", advice: "Call.", firstAid: "Packaging." };
    const answers = [{ id: "now", text: "Yes, now" }];
    server.use(
      http.post("*/api/check/read", async ({ request }) => {
        const { text } = (await request.json()) as { text: string };
        const back = text.includes("rat bait") ? [{ ...asked, question: "Eaten rat bait?", answers }] : [];
        return HttpResponse.json({ alarms: [], ask: back, concerns: [] });
      }),
    );
    stored.answers = { additionalInfo: "rat bait", wordAnswers: [{ id: "poison", answer: "now" }] };
    ask([WORDS]);
    expect(await screen.findByRole("group", { name: /Eaten/ })).toBeVisible();
    const words = screen.getByLabelText("Your own words");
    await user.clear(words);
    await user.type(words, "a good dog");
    await waitFor(() => expect(screen.queryByRole("group", { name: /Eaten/ })).toBeNull());
    await user.click(renew());
    const body = { additionalInfo: "a good dog", wordAnswers: [] };
    await waitFor(() => expect(sent).toEqual([{ version: 1, answers: body, language: "en" }]));
  });

  test("says that words cannot be checked for danger signs", async () => {
    server.use(http.post("*/api/check/read", () => HttpResponse.error()));
    stored.answers = { additionalInfo: "he ate rat bait" };
    ask([WORDS]);
    expect(await screen.findByText(/cannot check this for danger signs/)).toBeVisible();
  });

  test("a suggested concern can be chosen and is sent with its answers", async () => {
    server.use(http.post("*/api/check/read", () => HttpResponse.json({ alarms: [], ask: [], concerns: [] })));
    stored.answers = { additionalInfo: "he limps", concerns: [{ id: "ears", answers: {} }] };
    ask([WORDS]);
    await user.click(await screen.findByRole("button", { name: "Yes, Limping" }));
    const question = await screen.findByRole("group", { name: /right now/ });
    await user.click(within(question).getByRole("checkbox", { name: /^None of these/ }));
    await user.click(renew());
    const concerns = [{ id: "limping", answers: { alarm: ["none"] } }];
    await waitFor(() => expect(sent).toEqual([{ version: 1, answers: { concerns }, language: "en" }]));
  });

  test("withdraws a medicine; does not ask for a text that was never written", async () => {
    stored.answers = { meds: "Ibuprofen" };
    ask([MEDS, { kind: "answer", field: "allergies", text: "Allergies" }]);
    await user.clear(await screen.findByLabelText("Medicines"));
    expect(screen.queryByLabelText("Allergies")).toBeNull();
    await user.click(renew());
    await waitFor(() => expect(sent).toEqual([{ version: 1, answers: {}, takenBack: ["meds"], language: "en" }]));
  });

  test.each([
    ["ticked", ["redFlags"]],
    ["written", ["meds", "allergies"]],
  ] as const)("its entry asks for what it came from, and is missing without an address: %s", async (told, fields) => {
    const onAsk = vi.fn<Ask>();
    const flags = [{ id: "bloat" as const, label: "Bloat", advice: "Go.", told }];
    const correct = <CorrectEmergency emergency={{ flags, firstAid: [], forThePractice: "" }} ownWords={null} />;
    renderPage(
      <>
        {correct}
        <Asking value={onAsk}>{correct}</Asking>
      </>,
    );
    await user.click(screen.getByRole("button", { name: "Correct an answer" }));
    expect(onAsk.mock.calls).toMatchObject([[fields.map((field) => ({ kind: "answer", field }))]]);
  });
});

test("arthritis in own words can be marked as undiagnosed", async () => {
  stored.answers = { additionalInfo: "arthritis" };
  ask([{ kind: "answer", field: "arthritis", text: "Arthritis" }]);
  expect(await screen.findByLabelText("Yes")).toBeChecked();
  await user.click(screen.getByLabelText("No, it is not diagnosed"));
  await user.click(renew());
  const answers = { notDiagnosed: ["arthritis"] };
  await waitFor(() => expect(sent).toEqual([{ version: 1, answers, language: "en" }]));
});

describe("the link of the follow-up mail", () => {
  const follow = (changes: Partial<OpenReport> = {}) => {
    const report = buildReport({ reportId, version: 1, concerns: [buildConcern({})], ...changes });
    return renderPage(
      <AddAnswers report={report} dialog={AddAnswersDialog}>
        {null}
      </AddAnswers>,
      { at: "/en/report?version=1&again=limping" },
    );
  };

  test.each([
    ["put off", () => user.click(screen.getByRole("button", { name: "Not now" }))],
    ["answered", () => user.click(renew())],
  ])("asks all questions of its concern until they are %s", async (_how, end) => {
    const { address } = follow();
    const question = await screen.findByRole("group", { name: /right now/ });
    await user.click(within(question).getByRole("checkbox", { name: /^None of these/ }));
    expect(address()).toContain("again=limping");
    await end();
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(address()).toBe("/en/report?version=1");
  });

  test("asks nothing where answers cannot be added", () => {
    follow({ versions: [{ version: 2, composedAt: "2026-11-22T10:00:00Z" }] });
    expect(screen.queryByRole("dialog")).toBeNull();
  });
});

describe("the follow-up mail", () => {
  const followUp = { concern: "limping" as const, dueAt: "2026-11-24T10:00:00.000Z", outcome: null };
  const show = (changes: Partial<OpenReport> = {}) =>
    renderPage(
      <OrderFollowUp report={buildReport({ reportId, version: 1, concerns: [buildConcern({})], ...changes })} />,
    );

  test("needs an address and its own consent", async () => {
    const bodies: unknown[] = [];
    server.use(
      http.post(`*/api/report/${reportId}/follow-up`, async ({ request }) => {
        bodies.push(await request.json());
        return HttpResponse.json({ dueAt: "2026-11-24T10:00:00.000Z" });
      }),
    );
    show();
    const order = screen.getByRole("button", { name: "Ask me again" });
    await user.type(screen.getByLabelText("E-mail address"), " anna@example.org ");
    expect(order).toBeDisabled();
    await user.click(screen.getByRole("checkbox"));
    await user.click(order);
    await waitFor(() => expect(bodies).toEqual([{ email: "anna@example.org", consent: true, language: "en" }]));
  });

  test("is ordered once, and its confirmation is announced and takes the focus", async () => {
    const renewed = Promise.withResolvers<undefined>();
    const fetched: (typeof followUp | undefined)[] = [];
    let ordered: typeof followUp | undefined;
    server.use(
      http.get(`*/api/report/${reportId}`, async () => {
        fetched.push(ordered);
        if (ordered) await renewed.promise;
        return HttpResponse.json(
          buildReport({ reportId, version: 1, concerns: [buildConcern({})], followUp: ordered }),
        );
      }),
      http.post(`*/api/report/${reportId}/follow-up`, () => {
        ordered = followUp;
        return HttpResponse.json({ dueAt: followUp.dueAt });
      }),
    );
    const OfReport = () => {
      const { data: report } = useReportQuery({ reportId, language: "en" });
      return report && !report.locked && <OrderFollowUp report={report} />;
    };
    renderPage(<OfReport />);
    await user.type(await screen.findByLabelText("E-mail address"), "anna@example.org");
    await user.click(screen.getByRole("checkbox"));
    const order = screen.getByRole("button", { name: "Ask me again" });
    const announced = order.closest<HTMLElement>("[aria-live=polite]");
    await user.click(order);
    await waitFor(() => expect(fetched).toEqual([undefined, followUp]));
    expect(order).toBeDisabled();
    renewed.resolve(undefined);
    expect(announced).toContainElement(await screen.findByRole("note"));
    await waitFor(() => expect(announced).toHaveFocus());
  });

  test("shows an invalid address", async () => {
    server.use(
      http.post(`*/api/report/${reportId}/follow-up`, () =>
        HttpResponse.json({ error: "no", code: "email_invalid" }, { status: 400 }),
      ),
    );
    show();
    await user.type(screen.getByLabelText("E-mail address"), "anna");
    await user.click(screen.getByRole("checkbox"));
    await user.click(screen.getByRole("button", { name: "Ask me again" }));
    const error = await screen.findByRole("alert");
    const field = screen.getByLabelText("E-mail address");
    expect(field).toHaveAttribute("aria-invalid", "true");
    expect(field).toHaveAttribute("aria-describedby", error.id);
  });

  test("shows its date, later the answer; nothing without a suitable concern", () => {
    const { unmount } = show({ followUp });
    expect(screen.getByRole("note")).toHaveTextContent("We will ask on");
    unmount();
    const answered = show({ followUp: { ...followUp, outcome: "worse" } });
    expect(screen.getByRole("note")).toHaveTextContent("Limping: You answered our mail: it is worse.");
    answered.unmount();
    show({ concerns: [buildConcern({ followUpHours: null })] });
    expect(screen.queryByLabelText("E-mail address")).toBeNull();
  });
});
