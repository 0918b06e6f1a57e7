import { beforeEach, describe, expect, test } from "vitest";
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { http, HttpResponse } from "msw";
import type { PoisonLine } from "@hundeblick/proto/http/poison-lines";
import type { Reviewer } from "@hundeblick/proto/http/reviewer";
import type { Testimonial } from "@hundeblick/proto/http/testimonials";
import { newId } from "@hundeblick/proto/ids";
import { at, buildSession, readSession, renderAdmin, server, useServer } from "../support/render-admin.tsx";

useServer();
const ADA = {
  id: newId(),
  email: "ada@example.org",
  isDisabled: false,
  isYou: true,
  passkeys: 0,
  lastSignIn: "2026-05-14T09:36:00.000Z",
};
const BOB = { id: newId(), email: "bob@example.org", isDisabled: false, isYou: false, passkeys: 0, lastSignIn: null };
const BO: Testimonial = {
  name: "Ada",
  dog: "Bo",
  text: { de: "Gut.", en: "Good.", pl: "Dobre." },
  consentOn: "2026-05-01",
};
const DORA: Reviewer = {
  name: "Dora Muster",
  credentials: { de: "Tierärztin", en: "veterinarian", pl: "lekarka weterynarii" },
  url: "https://example.org/dora",
  reviewed: { article: "2026-05-01" },
};
const TEXTS = { de: "Text", en: "text", pl: "tekst" };
const UNCHECKED: PoisonLine = {
  country: "at",
  name: "Notfall Wien",
  number: "+43 1 2",
  for: TEXTS,
  cost: TEXTS,
  hours: TEXTS,
  note: TEXTS,
  url: "https://example.org/",
  checkedOn: null,
  staffNote: "",
};
const today = new Date().toISOString().slice(0, 10);
const POISON: PoisonLine = { ...UNCHECKED, country: "de", name: "Giftnotruf", checkedOn: today };
const words = (count: number, word: string): string[] => Array.from({ length: count }, (_, i) => `${word} ${i}`);
const library = {
  version: 0,
  categories: [{ id: "joints", name: "Gelenke", phrases: words(9, "gelenk") }],
  top: words(20, "oben"),
};

const DEMO = { source: "demo", canReadAmazon: true, dailyBudget: null, timeZone: "UTC", hosts: [], lastPage: null };

/** Requests by method and path. */
let sent: [string, unknown][];
const record = (method: "post" | "put", path: string, reply: object, status = 200) =>
  http[method](at(path), async ({ request }) => {
    const text = await request.text();
    sent.push([`${method} ${path}`, text === "" ? undefined : JSON.parse(text)]);
    return HttpResponse.json(reply, { status });
  });

beforeEach(() => {
  sent = [];
  server.use(
    http.get(at("/operators/me/passkeys"), () =>
      HttpResponse.json({ passkeys: [], recoveryCodesLeft: 0, origin: window.location.origin, passkeyRequired: false }),
    ),
    http.get(at("/operators"), () => HttpResponse.json({ operators: [ADA, BOB] })),
    http.get(at("/marketplace"), () =>
      HttpResponse.json({
        source: "amazon",
        canReadAmazon: true,
        dailyBudget: 500,
        timeZone: "UTC",
        hosts: [{ host: "www.amazon.de", usedToday: 412, closedUntil: null }],
        lastPage: { tookMs: 2_140, at: "2026-05-14T09:36:00.000Z" },
      }),
    ),
    http.get(at("/retention"), () => HttpResponse.json({ rawDays: 90 })),
    http.get(at("/claims"), () => HttpResponse.json({ reports: 1234, medianSeconds: 9, timedVisits: 7 })),
    http.get(at("/testimonials"), () => HttpResponse.json({ testimonials: [BO], version: 3 })),
    http.get(at("/reviewer"), () => HttpResponse.json({ reviewer: DORA, version: 3 })),
    http.get(at("/poison-lines"), () => HttpResponse.json({ lines: [POISON, UNCHECKED], version: 2, edited: true })),
    http.get(at("/discover/keywords"), () => HttpResponse.json(library)),
  );
});

async function openSettings() {
  const user = userEvent.setup();
  renderAdmin("/admin?tab=settings");
  await screen.findByText("bob@example.org");
  return user;
}
const dialog = () => screen.findByRole("dialog");

test("each dialog returns the focus to the button that opened it", async () => {
  const phone = { id: newId(), name: "Phone", createdAt: "2026-05-14T09:36:00.000Z", lastUsedAt: null };
  server.use(
    http.get(at("/audit"), () => HttpResponse.json({ total: 0, entries: [] })),
    http.get(at("/operators/me/passkeys"), () =>
      HttpResponse.json({
        passkeys: [phone],
        recoveryCodesLeft: 10,
        origin: window.location.origin,
        passkeyRequired: false,
      }),
    ),
  );
  const user = await openSettings();
  const openAndClose = async (name: string) => {
    const opener = await screen.findByRole("button", { name });
    opener.focus();
    await user.keyboard("{Enter}");
    const box = await dialog();
    await waitFor(() => expect(box).toContainElement(document.activeElement as HTMLElement));
    await user.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    return opener;
  };
  const names = ["Audit log: who did what", "Rename Phone", "Remove Phone", "Edit: Ada with Bo", "Edit reviewer"];
  for (const name of [...names, "Remove reviewer", "Edit: Giftnotruf", "Edit library"])
    expect(await openAndClose(name)).toHaveFocus();
});

describe("operators", () => {
  test("Escape closes the confirmation alone, and the dialog below keeps its input", async () => {
    server.use(record("post", "/operators", { error: "x", code: "confirmation_required" }, 403));
    const user = await openSettings();
    await user.click(screen.getByRole("button", { name: "Add operator" }));
    const below = within(await screen.findByRole("dialog", { name: "Add operator" }));
    await user.type(below.getByLabelText("E-mail"), "cara@example.org{Enter}");
    const confirm = { name: "Confirm that it is you" };
    await user.type(within(await screen.findByRole("dialog", confirm)).getByLabelText("Your password"), "{Escape}");
    await waitFor(() => expect(screen.queryByRole("dialog", confirm)).toBeNull());
    expect(below.getByLabelText("E-mail")).toHaveValue("cara@example.org");
  });

  test("are listed with their last sign-in; one cannot disable oneself", async () => {
    await openSettings();
    const rows = within(screen.getByRole("table", { name: "Operators" })).getAllByRole("row");
    expect(rows[1]).toHaveTextContent(/ada@example\.org you.*Active.*14 May 2026/);
    expect(rows[2]).toHaveTextContent(/bob@example\.org.*Active.*never/);
    expect(screen.queryByRole("button", { name: "Disable ada@example.org" })).not.toBeInTheDocument();
  });

  test("a new one gets a password that is shown once", async () => {
    server.use(record("post", "/operators", { email: "cara@example.org", password: "a-random-password" }, 201));
    const user = await openSettings();
    await user.click(screen.getByRole("button", { name: "Add operator" }));
    const box = within(await dialog());
    await user.type(await box.findByLabelText("E-mail"), "cara@example.org");
    await user.click(box.getByRole("button", { name: "Add operator" }));
    expect(await box.findByText("a-random-password")).toBeInTheDocument();
    expect(sent).toEqual([["post /operators", { email: "cara@example.org" }]]);
  });

  test("a used address shows a message", async () => {
    server.use(record("post", "/operators", { error: "x", code: "conflict", details: { field: "email" } }, 409));
    const user = await openSettings();
    await user.click(screen.getByRole("button", { name: "Add operator" }));
    const box = within(await dialog());
    await user.type(await box.findByLabelText("E-mail"), "bob@example.org");
    await user.click(box.getByRole("button", { name: "Add operator" }));
    expect(await box.findByRole("alert")).toHaveTextContent("This address has an operator already.");
  });

  test("disabling needs a confirmation", async () => {
    server.use(record("post", `/operators/${BOB.id}/disable`, { disabled: true }));
    const user = await openSettings();
    await user.click(screen.getByRole("button", { name: "Disable bob@example.org" }));
    const box = within(await dialog());
    expect(sent).toEqual([]);
    await user.click(await box.findByRole("button", { name: "Disable 1 operator" }));
    expect(await screen.findByText("bob@example.org is disabled.")).toBeInTheDocument();
    expect(sent.map(([call]) => call)).toEqual([`post /operators/${BOB.id}/disable`]);
  });

  test("without an answer may be disabled or not", async () => {
    server.use(http.post(at(`/operators/${BOB.id}/disable`), () => HttpResponse.error()));
    const user = await openSettings();
    await user.click(screen.getByRole("button", { name: "Disable bob@example.org" }));
    const box = within(await dialog());
    await user.click(await box.findByRole("button", { name: "Disable 1 operator" }));
    expect(await box.findByRole("alert")).toHaveTextContent("It may be done or not; look again.");
  });

  test("a new password keeps this session; a wrong old one is shown beside its field", async () => {
    server.use(
      record(
        "post",
        "/operators/me/password",
        { error: "x", code: "invalid_request", details: { field: "current" } },
        400,
      ),
    );
    const user = await openSettings();
    await user.click(screen.getByRole("button", { name: "Change password" }));
    const box = within(await dialog());
    await user.type(await box.findByLabelText("Password now"), "wrong");
    await user.type(box.getByLabelText("New password"), "short");
    expect(await box.findByText(/^At least 15 characters/)).toBeInTheDocument();
    await user.type(box.getByLabelText("New password"), " and now longer");
    expect(await box.findByText("Hard to guess.")).toBeInTheDocument();
    await user.click(box.getByRole("button", { name: "Change password" }));
    expect(await box.findByText("This is not your password.")).toBeInTheDocument();
    server.use(record("post", "/operators/me/password", buildSession({ token: "the-next-token", email: ADA.email })));
    await user.click(box.getByRole("button", { name: "Change password" }));
    expect(await screen.findByText(/Your password was changed/)).toBeInTheDocument();
    expect(readSession()).toMatchObject({ token: "the-next-token" });
  });

  test("the audit log lists who did what", async () => {
    server.use(
      http.get(at("/audit"), () =>
        HttpResponse.json({
          total: 1,
          entries: [
            {
              id: "1",
              at: "2026-05-14T09:36:00.000Z",
              operator: ADA.email,
              action: "emails.delete",
              subject: "",
              outcome: "done",
              fields: ["addresses: 2"],
            },
          ],
        }),
      ),
    );
    const user = await openSettings();
    await user.click(screen.getByRole("button", { name: "Audit log: who did what" }));
    expect(await screen.findByText("emails.delete")).toBeInTheDocument();
    expect(screen.getByText(/ada@example\.org: addresses: 2/)).toBeInTheDocument();
  });
});

describe("the marketplace and retention", () => {
  test("are shown, and the default market is stored in this browser", async () => {
    const user = await openSettings();
    expect((await screen.findByText("www.amazon.de")).closest(".line")).toHaveTextContent("412 used today82.4%");
    expect(screen.getByText("answered in 2,140 ms")).toBeVisible();
    expect(screen.getByRole("textbox", { name: "Daily budget" })).toHaveValue("500");
    expect(screen.getByRole("textbox", { name: "Days of visits and clicks" })).toHaveValue("90");
    expect(screen.getByText("Photos").closest(".line")).toHaveTextContent("90 days");
    await user.selectOptions(screen.getByLabelText("Default market"), "pl");
    expect(readSession()).toMatchObject({ market: "pl" });
  });

  test("saves a valid budget only", async () => {
    server.use(
      record("put", "/marketplace", {
        source: "amazon",
        canReadAmazon: true,
        dailyBudget: 2_000,
        timeZone: "UTC",
        hosts: [],
      }),
    );
    const user = await openSettings();
    const field = await screen.findByRole("textbox", { name: "Daily budget" });
    const save = screen.getByRole("button", { name: "Save daily budget" });
    expect(save).toBeDisabled();
    await user.clear(field);
    await user.type(field, "0{Enter}");
    expect(screen.getByText("1 to 100,000")).toBeInTheDocument();
    expect(save).toBeDisabled();
    await user.clear(field);
    await user.type(field, "2000{Enter}");
    expect(await screen.findByText("Daily budget saved: 2,000 pages")).toBeInTheDocument();
    expect(sent).toEqual([["put /marketplace", { dailyBudget: 2_000 }]]);
  });

  test("switching the marketplace needs a confirmation with its consequences", async () => {
    server.use(record("put", "/marketplace/source", DEMO));
    const user = await openSettings();
    const source = await screen.findByRole("combobox", { name: "Source" });
    expect(source).toHaveValue("amazon");
    await user.selectOptions(source, "demo");
    const box = within(await dialog());
    expect(box.getByRole("heading", { name: "Read the demo marketplace from now on?" })).toBeInTheDocument();
    expect(box.getByText(/Products of Amazon stay in the catalogue/)).toBeInTheDocument();
    expect(source).toHaveValue("amazon");
    await user.click(box.getByRole("button", { name: "Not now" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
    expect(sent).toEqual([]);
    await user.selectOptions(source, "demo");
    server.use(http.get(at("/marketplace"), () => HttpResponse.json(DEMO)));
    await user.click(within(await dialog()).getByRole("button", { name: "Read the demo marketplace" }));
    expect(await screen.findByText("Products are read from the demo marketplace now")).toBeInTheDocument();
    expect(sent).toEqual([["put /marketplace/source", { source: "demo" }]]);
    await waitFor(() => expect(source).toHaveValue("demo"));
    expect(screen.getByText("no limit")).toBeInTheDocument();
  });

  test("switching to Amazon needs a confirmation; a rejection is shown in the dialog", async () => {
    server.use(
      http.get(at("/marketplace"), () => HttpResponse.json({ ...DEMO, canReadAmazon: true })),
      record("put", "/marketplace/source", { error: "It has no Chromium.", code: "marketplace_unreadable" }, 422),
    );
    const user = await openSettings();
    const source = await screen.findByRole("combobox", { name: "Source" });
    await user.selectOptions(source, "amazon");
    const box = within(await dialog());
    expect(box.getByText(/Demo products stay in the catalogue/)).toBeInTheDocument();
    expect(box.getByText(/need a way out to the internet/)).toBeInTheDocument();
    await user.click(box.getByRole("button", { name: "Read Amazon" }));
    expect(await box.findByRole("alert")).toHaveTextContent("It has no Chromium.");
    expect(source).toHaveValue("demo");
  });

  test("Amazon cannot be chosen without a browser for it", async () => {
    server.use(http.get(at("/marketplace"), () => HttpResponse.json({ ...DEMO, canReadAmazon: false })));
    await openSettings();
    expect(await screen.findByText(/Amazon cannot be chosen: the scraper found no Chromium/)).toBeInTheDocument();
    expect(screen.getByRole("option", { name: "Amazon: no Chromium found" })).toBeDisabled();
  });

  test("a shorter retention needs a confirmation; a failure is shown", async () => {
    server.use(record("put", "/retention", { rawDays: 30 }));
    const user = await openSettings();
    const field = await screen.findByRole("textbox", { name: "Days of visits and clicks" });
    await user.clear(field);
    await user.type(field, "30{Enter}");
    const box = within(await dialog());
    expect(box.getByText(/older are deleted within the hour/)).toBeInTheDocument();
    expect(sent).toEqual([]);
    await user.dblClick(box.getByRole("button", { name: "Delete what is older" }));
    expect(await screen.findByText("Visits and clicks are kept for 30 days")).toBeInTheDocument();
    expect(sent).toEqual([["put /retention", { rawDays: 30 }]]);
    server.use(record("put", "/retention", { error: "We are out of reach for a moment.", code: "unavailable" }, 503));
    await user.clear(field);
    await user.type(field, "20{Enter}");
    await user.click(within(await dialog()).getByRole("button", { name: "Delete what is older" }));
    expect(await screen.findByText("Failed to save the days")).toBeInTheDocument();
  });
});

test("figures show their source and minimum", async () => {
  await openSettings();
  const table = await screen.findByRole("table", { name: "Figures" });
  const [, reports, seconds] = within(table).getAllByRole("row");
  expect(reports).toHaveTextContent(/1,234shownTracking: daily counts/);
  expect(seconds).toHaveTextContent(/9 \(7 visits\)from 20 visitsTracking: visits by people in the last 30 days/);
  expect(within(table).queryByRole("button")).not.toBeInTheDocument();
});

describe("testimonials", () => {
  test("are added with the date of consent, on the version that was read", async () => {
    const cara = { ...BO, name: "Cara", dog: "Kim" };
    server.use(record("put", "/testimonials", { testimonials: [BO, cara], version: 4 }));
    const user = await openSettings();
    await user.click(await screen.findByRole("button", { name: "Add testimonial" }));
    const box = within(await dialog());
    await user.type(await box.findByLabelText("Name"), "Cara");
    await user.type(box.getByLabelText("Dog"), "Kim");
    await user.type(box.getByLabelText("Text in German"), "Gut.");
    await user.type(box.getByLabelText("Text in English"), "Good.");
    await user.type(box.getByLabelText("Text in Polish"), "Dobre.");
    await user.click(box.getByRole("button", { name: "Save testimonial" }));
    expect(await box.findByText("This cannot be right.")).toBeInTheDocument();
    expect(sent).toEqual([]);
    await user.type(box.getByLabelText("Consent given on"), BO.consentOn);
    await user.click(box.getByRole("button", { name: "Save testimonial" }));
    expect(await screen.findByText(/Testimonials saved/)).toBeInTheDocument();
    expect(sent).toEqual([["put /testimonials", { testimonials: [BO, cara], version: 3 }]]);
  });

  test("are deleted", async () => {
    server.use(record("put", "/testimonials", { testimonials: [], version: 4 }));
    const user = await openSettings();
    await user.click(await screen.findByRole("button", { name: "Edit: Ada with Bo" }));
    await user.click(await within(await dialog()).findByRole("button", { name: "Delete" }));
    expect(await screen.findByText(/Testimonials saved/)).toBeInTheDocument();
    expect(sent).toEqual([["put /testimonials", { testimonials: [], version: 3 }]]);
  });

  test.each([
    ["changed by somebody else are not overwritten", 409, "conflict", "Somebody else changed the testimonials"],
    ["may be saved or not when the answer is late", 504, "timeout", "It may be done or not; look again."],
  ])("%s", async (_name, status, code, why) => {
    server.use(record("put", "/testimonials", { error: "x", code }, status));
    const user = await openSettings();
    await user.click(await screen.findByRole("button", { name: "Edit: Ada with Bo" }));
    const box = within(await dialog());
    await user.click(await box.findByRole("button", { name: "Save testimonial" }));
    expect(await box.findByRole("alert")).toHaveTextContent(why);
  });
});

describe("the reviewer", () => {
  test("is saved with the date of each kind of page; not without a date", async () => {
    server.use(
      http.get(at("/reviewer"), () => HttpResponse.json({ reviewer: null, version: 0 })),
      record("put", "/reviewer", { reviewer: DORA, version: 1 }),
    );
    const user = await openSettings();
    expect(await screen.findByText(/say that no vet has reviewed them yet/)).toBeInTheDocument();
    await user.click(screen.getByRole("button", { name: "Add reviewer" }));
    const box = within(await dialog());
    const fill = async (label: string, text: string) => {
      await user.clear(await box.findByLabelText(label));
      await user.paste(text);
    };
    await fill("Name", DORA.name);
    await fill("Link", "http://example.org/dora");
    await fill("Credentials in German", DORA.credentials.de);
    await fill("Credentials in English", DORA.credentials.en);
    await fill("Credentials in Polish", DORA.credentials.pl);
    await user.click(box.getByRole("button", { name: "Save reviewer" }));
    expect(await box.findByText("Enter at least one day.")).toBeInTheDocument();
    expect(box.getByText("This cannot be right: a link starts with https://.")).toBeInTheDocument();
    expect(sent).toEqual([]);
    await fill("Link", DORA.url);
    await user.type(box.getByLabelText("Articles reviewed on"), "2026-05-01");
    await user.click(box.getByRole("button", { name: "Save reviewer" }));
    expect(await screen.findByText(/Reviewer saved/)).toBeInTheDocument();
    expect(sent).toEqual([["put /reviewer", { reviewer: DORA, version: 0 }]]);
  });

  test("is removed after a confirmation, on the version that was read", async () => {
    server.use(record("put", "/reviewer", { reviewer: null, version: 4 }));
    const user = await openSettings();
    const card = within(await screen.findByRole("region", { name: "Reviewer" }));
    expect(await card.findByText("Dora Muster")).toBeInTheDocument();
    expect(card.getAllByText("not reviewed")).toHaveLength(4);
    await user.click(card.getByRole("button", { name: "Remove reviewer" }));
    const box = within(await dialog());
    expect(sent).toEqual([]);
    await user.click(await box.findByRole("button", { name: "Remove reviewer" }));
    expect(await screen.findByText(/Reviewer removed/)).toBeInTheDocument();
    expect(sent).toEqual([["put /reviewer", { reviewer: null, version: 3 }]]);
  });

  test("changed by somebody else is not overwritten", async () => {
    server.use(record("put", "/reviewer", { error: "x", code: "conflict" }, 409));
    const user = await openSettings();
    await user.click(await screen.findByRole("button", { name: "Edit reviewer" }));
    const box = within(await dialog());
    await user.click(await box.findByRole("button", { name: "Save reviewer" }));
    expect(await box.findByRole("alert")).toHaveTextContent("Somebody else changed the reviewer");
  });
});

describe("the test mail", () => {
  test.each([
    [
      "a server that took it",
      { outcome: "sent", problem: null, server: "127.0.0.1:2525" },
      "The mail server took the test",
    ],
    [
      "a refused sign-in",
      { outcome: "failed", problem: "EAUTH 535", server: "mail.example:587" },
      "mail.example:587 refused the sign-in",
    ],
  ])("of %s says so", async (_name, reply, says) => {
    server.use(record("post", "/mail/test", reply));
    const user = await openSettings();
    expect(screen.getByLabelText("Send a test to")).toHaveValue(ADA.email);
    await user.click(screen.getByRole("button", { name: "Send test" }));
    expect(await screen.findByText(new RegExp(says))).toBeInTheDocument();
  });
});

describe("the keyword library", () => {
  test("is edited by category and saved together; problems are named", async () => {
    server.use(record("put", "/discover/keywords", { ...library, version: 1 }));
    const user = await openSettings();
    expect(await screen.findByText("1 category, 9 phrases, 20 top keywords")).toBeInTheDocument();
    await user.click(screen.getByRole("button", { name: "Edit library" }));
    const box = within(await dialog());
    const phrases = await box.findByLabelText("Phrases");
    await user.clear(phrases);
    await user.type(phrases, "eins");
    await user.click(box.getByRole("button", { name: "Save library" }));
    expect(await box.findByRole("alert")).toHaveTextContent("Gelenke needs 9 to 90 phrases.");
    await user.type(phrases, `\n${words(8, "gelenk").join("\n")}`);
    await user.click(box.getByRole("button", { name: "Save library" }));
    expect(await screen.findByText("The keyword library was saved.")).toBeInTheDocument();
    expect(sent).toEqual([
      [
        "put /discover/keywords",
        {
          library: {
            categories: [{ ...library.categories[0], phrases: ["eins", ...words(8, "gelenk")] }],
            top: library.top,
          },
          version: 0,
        },
      ],
    ]);
  });

  test("gets a category and loses one; the last one stays", async () => {
    server.use(record("put", "/discover/keywords", { ...library, version: 1 }));
    const user = await openSettings();
    await user.click(await screen.findByRole("button", { name: "Edit library" }));
    const box = within(await dialog());
    expect(box.getByRole("button", { name: "Remove category" })).toBeDisabled();
    await user.click(box.getByRole("button", { name: "Add category" }));
    expect(box.getByLabelText("Name")).toHaveFocus();
    await user.keyboard("Herz");
    await user.click(box.getByLabelText("Phrases"));
    await user.paste(words(9, "herz").join("\n"));
    await user.selectOptions(box.getByLabelText("Category"), "joints");
    await user.click(box.getByRole("button", { name: "Remove category" }));
    expect(box.getByLabelText("Name")).toHaveValue("Herz");
    await user.click(box.getByRole("button", { name: "Save library" }));
    expect(await screen.findByText("The keyword library was saved.")).toBeInTheDocument();
    expect(sent).toEqual([
      [
        "put /discover/keywords",
        {
          library: { categories: [{ id: "category-2", name: "Herz", phrases: words(9, "herz") }], top: library.top },
          version: 0,
        },
      ],
    ]);
  });
});

describe("emergency lines", () => {
  test("mark hidden ones, which are shown once they are verified", async () => {
    server.use(record("put", "/poison-lines", { lines: [POISON], version: 3, edited: true }));
    const user = await openSettings();
    expect(await screen.findByText("1 line is not shown")).toBeInTheDocument();
    expect(screen.getByRole("row", { name: /Notfall Wien.*never, not shown/ })).toBeInTheDocument();
    await user.click(screen.getByRole("button", { name: "Checked today: Notfall Wien" }));
    await screen.findByText(/The site shows it within a minute or two/);
    expect(sent).toEqual([["put /poison-lines", { lines: [POISON, { ...UNCHECKED, checkedOn: today }], version: 2 }]]);
  });

  test("need a number and a text in every language", async () => {
    const user = await openSettings();
    await user.click(await screen.findByRole("button", { name: "Edit: Giftnotruf" }));
    const box = within(await dialog());
    await user.clear(await box.findByLabelText("Number"));
    await user.clear(box.getByLabelText("Hours in Polish"));
    await user.click(box.getByRole("button", { name: "Save line" }));
    expect(await box.findByText("This cannot be right.")).toBeInTheDocument();
    expect(box.getByText("Please fill this in.")).toBeInTheDocument();
    expect(sent).toEqual([]);
  });
});
