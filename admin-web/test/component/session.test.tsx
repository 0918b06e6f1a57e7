import { beforeEach, describe, expect, test, vi } from "vitest";
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { http, HttpResponse } from "msw";
import { api } from "../../src/shared/api/api.ts";
import { connectTabs } from "../../src/app/connect-tabs.ts";
import { signedIn } from "../../src/shared/session/session.slice.ts";
import { settingsApi } from "../../src/features/settings/settings.api.ts";
import {
  at,
  buildSession,
  errorReply,
  OPERATOR,
  readSession,
  renderAdmin,
  salmonOil,
  server,
  setSession,
  useServer,
} from "../support/render-admin.tsx";

useServer();
beforeEach(() => {
  setSession(null);
});

const signIn = async (): Promise<void> => {
  await userEvent.type(screen.getByLabelText("E-mail"), "ada@example.org");
  await userEvent.type(screen.getByLabelText("Password"), "a long password");
  await userEvent.click(screen.getByRole("button", { name: "Sign in" }));
};

const SECOND_FACTOR = { ticket: "the-ticket", origin: "https://elsewhere.example", recoveryCodesLeft: 9 };

describe("signing in", () => {
  test("leads to the dashboard; scripts can read nothing but the market", async () => {
    const calls: { body: unknown; session: string | null }[] = [];
    server.use(
      http.post(at("/auth/login"), async ({ request }) => {
        calls.push({ body: await request.json(), session: request.headers.get("x-session") });
        return HttpResponse.json(buildSession({ token: "fresh", email: "ada@example.org" }));
      }),
    );
    renderAdmin();
    await signIn();
    expect(await screen.findByRole("heading", { name: /Amazon Product Admin/ })).toBeVisible();
    expect(screen.getByText("ada@example.org")).toBeVisible();
    expect(calls).toEqual([{ body: { email: "ada@example.org", password: "a long password" }, session: "cookie" }]);
    await userEvent.click(screen.getByRole("radio", { name: /United States/ }));
    expect(Object.entries(localStorage)).toEqual([["admin-market", "us"]]);
    expect(Object.entries(sessionStorage)).toEqual([]);
  });

  test("needs both fields, without a request", async () => {
    renderAdmin();
    await userEvent.click(screen.getByRole("button", { name: "Sign in" }));
    expect(screen.getByText("Enter your e-mail.")).toBeVisible();
    expect(screen.getByText("Enter your password.")).toBeVisible();
  });

  test("that fails shows the server's message, and when to retry", async () => {
    server.use(
      http.post(
        at("/auth/login"),
        errorReply(401, "sign_in_failed", "E-mail or password is wrong.", { retryAfterSeconds: 2 }),
      ),
    );
    renderAdmin();
    await signIn();
    const alert = await screen.findByRole("alert");
    expect(alert).toHaveTextContent("Login failed");
    expect(alert).toHaveTextContent("E-mail or password is wrong. You can try again in 2 seconds.");
    expect(readSession().token).toBeNull();
  });

  test("without a valid reply shows 'Login failed'", async () => {
    server.use(http.post(at("/auth/login"), () => HttpResponse.error()));
    renderAdmin();
    await signIn();
    expect(await screen.findByRole("alert")).toHaveTextContent(/^Login failed$/);
  });

  test("shows that it is pending", async () => {
    const answer = Promise.withResolvers<void>();
    server.use(
      http.post(at("/auth/login"), async () => {
        await answer.promise;
        return HttpResponse.json(buildSession({ token: "fresh", email: "ada@example.org" }));
      }),
    );
    renderAdmin();
    await signIn();
    expect(await screen.findByRole("button", { name: "Signing in..." })).toBeDisabled();
    answer.resolve();
    expect(await screen.findByRole("button", { name: "Log out" })).toBeVisible();
  });

  test("to an account with a passkey uses a recovery code where passkeys do not work, and names where they do", async () => {
    const bodies: unknown[] = [];
    server.use(
      http.post(at("/auth/login"), errorReply(401, "second_factor_required", "needs more", SECOND_FACTOR)),
      http.post(at("/auth/login/finish"), async ({ request }) => {
        bodies.push(await request.json());
        return bodies.length === 1
          ? errorReply(401, "second_factor_failed", "This passkey or recovery code does not fit.", { triesLeft: 4 })()
          : HttpResponse.json(buildSession({ token: "fresh", email: "ada@example.org" }));
      }),
    );
    renderAdmin();
    await signIn();
    expect(await screen.findByRole("link", { name: "https://elsewhere.example/admin" })).toBeVisible();
    await userEvent.type(screen.getByLabelText("Recovery code"), "AAAA-AAAA-AAAA-AAAA");
    await userEvent.click(screen.getByRole("button", { name: "Sign in" }));
    expect(await screen.findByText("This passkey or recovery code does not fit.")).toBeVisible();
    await userEvent.click(screen.getByRole("button", { name: "Sign in" }));
    expect(await screen.findByRole("button", { name: "Log out" })).toBeVisible();
    expect(bodies[0]).toEqual({ ticket: "the-ticket", recoveryCode: "AAAA-AAAA-AAAA-AAAA" });
  });
});

describe("a session", () => {
  test("of the last visit is restored with its market", async () => {
    setSession({ ...OPERATOR, market: "pl" });
    const asked: (string | null)[] = [];
    server.use(
      http.get(at("/products"), ({ request }) => {
        asked.push(request.headers.get("x-csrf-token"));
        return HttpResponse.json({ products: [], total: 0, statuses: { active: 0, inactive: 0 } });
      }),
    );
    renderAdmin("/admin", { asks: true });
    expect(await screen.findByRole("radio", { name: /Poland/ })).toBeChecked();
    await waitFor(() => expect(asked.length).toBeGreaterThan(0));
    expect(new Set(asked)).toEqual(new Set(["the-csrf-token"]));
  });

  test("unknown to the server leads to the login screen, and removes a token of earlier versions", async () => {
    localStorage.setItem("admin-token", JSON.stringify({ token: "old", market: "de" }));
    renderAdmin("/admin", { asks: true });
    expect(await screen.findByRole("button", { name: "Sign in" })).toBeVisible();
    expect(localStorage.getItem("admin-token")).toBeNull();
  });

  test("that cannot be checked shows a notice, and retries", async () => {
    setSession(OPERATOR);
    server.use(http.get(at("/auth/session"), () => HttpResponse.error(), { once: true }));
    renderAdmin("/admin", { asks: true });
    await userEvent.click(await screen.findByRole("button", { name: "Try again" }));
    expect(await screen.findByRole("button", { name: "Log out" })).toBeVisible();
  });

  test("ends with signing out: here, and on the server with the token", async () => {
    setSession(OPERATOR);
    const ended: (string | null)[] = [];
    server.use(
      http.post(at("/auth/logout"), ({ request }) => {
        ended.push(request.headers.get("x-csrf-token"));
        return HttpResponse.json({ signedOut: true });
      }),
    );
    const { store } = renderAdmin();
    await screen.findByText("Lachsöl Pur");
    await userEvent.click(screen.getByRole("button", { name: "Log out" }));
    expect(await screen.findByRole("button", { name: "Sign in" })).toBeVisible();
    await waitFor(() => expect(ended).toEqual(["the-csrf-token"]));
    expect(readSession().token).toBeNull();
    expect(JSON.stringify(store.getState().api.queries)).not.toContain("Lachsöl");
  });

  test.each([
    ["no connection", () => HttpResponse.error()],
    ["an error", () => HttpResponse.json({ error: "Sorry", code: "unavailable" }, { status: 503 })],
  ])("says so when signing out meets %s", async (_, reply) => {
    setSession(OPERATOR);
    server.use(http.post(at("/auth/logout"), reply));
    renderAdmin();
    await userEvent.click(await screen.findByRole("button", { name: "Log out" }));
    expect(await screen.findByText(/^The server did not confirm that you signed out/)).toBeVisible();
    expect(screen.getByRole("button", { name: "Sign in" })).toBeVisible();
  });

  test.each([
    ["the server has ended it", () => HttpResponse.json({ signedOut: true })],
    ["it had expired", () => errorReply(401, "session_expired", "Please sign in again.")()],
  ])("is signed out of without a notice when %s", async (_, reply) => {
    setSession(OPERATOR);
    let calls = 0;
    server.use(
      http.post(at("/auth/logout"), () => {
        calls += 1;
        return reply();
      }),
    );
    const { store } = renderAdmin();
    await userEvent.click(await screen.findByRole("button", { name: "Log out" }));
    expect(await screen.findByRole("button", { name: "Sign in" })).toBeVisible();
    await waitFor(() => expect(calls).toBe(1));
    // a second reply comes after the first one
    await fetch(at("/auth/logout"), { method: "POST" });
    expect(store.getState().session.notice).toBeNull();
  });

  test("follows signing out and in of another tab", async () => {
    setSession(OPERATOR);
    const { store } = renderAdmin();
    const disconnect = connectTabs(store);
    const otherTab = new BroadcastChannel("admin-session");
    try {
      await screen.findByText("Lachsöl Pur");
      otherTab.postMessage("signed out");
      expect(await screen.findByText("You signed out in another tab.")).toBeVisible();
      expect(screen.queryByText("Lachsöl Pur")).not.toBeInTheDocument();
      otherTab.postMessage("sign-out failed");
      expect(await screen.findByText(/^The server did not confirm that you signed out/)).toBeVisible();
      otherTab.postMessage("signed in");
      expect(await screen.findByRole("button", { name: "Log out" })).toBeVisible();
    } finally {
      otherTab.close();
      disconnect();
    }
  });

  test.each([
    ["ends here ends in the other tabs", () => HttpResponse.json({ signedOut: true }), ["signed out"]],
    ["may not have ended tells the other tabs", () => HttpResponse.error(), ["signed out", "sign-out failed"]],
  ])("that %s", async (_, reply, expected) => {
    setSession(OPERATOR);
    server.use(http.post(at("/auth/logout"), reply));
    const { store } = renderAdmin();
    const disconnect = connectTabs(store);
    const otherTab = new BroadcastChannel("admin-session");
    const heard: unknown[] = [];
    otherTab.addEventListener("message", ({ data }) => heard.push(data));
    try {
      await userEvent.click(await screen.findByRole("button", { name: "Log out" }));
      await waitFor(() => expect(heard).toEqual(expected));
    } finally {
      otherTab.close();
      disconnect();
    }
  });

  test.each(["/admin/products/new", `/admin/products/${salmonOil.id}/edit`, "/admin/product-stats"])(
    "is needed for %s",
    async (path) => {
      renderAdmin(path);
      expect(await screen.findByRole("button", { name: "Sign in" })).toBeVisible();
    },
  );

  test("needs a confirmation where a call requires it, and then repeats the call", async () => {
    setSession(OPERATOR);
    const bodies: unknown[] = [];
    let isConfirmed = false;
    server.use(
      http.get(at("/operators"), () =>
        isConfirmed
          ? HttpResponse.json({ operators: [] })
          : errorReply(403, "confirmation_required", "Please confirm with your password or passkey that it is you.")(),
      ),
      http.post(at("/auth/confirm"), async ({ request }) => {
        bodies.push(await request.json());
        if (bodies.length === 1)
          return errorReply(400, "invalid_request", "Something is not right.", { field: "password" })();
        isConfirmed = true;
        return HttpResponse.json({ confirmed: true });
      }),
    );
    const { store } = renderAdmin();
    await screen.findByText("Lachsöl Pur");
    const asked = store.dispatch(settingsApi.endpoints.operators.initiate());
    const box = within(await screen.findByRole("dialog", { name: "Confirm that it is you" }));
    await userEvent.type(box.getByLabelText("Your password"), "not mine{Enter}");
    expect(await box.findByText("This is not your password.")).toBeVisible();
    await userEvent.type(box.getByLabelText("Your password"), "{Enter}");
    expect((await asked).data).toEqual({ operators: [] });
  });
});

describe("an expired session", () => {
  const expired = errorReply(401, "session_expired", "Session expired");

  test("is detected by the list of products, which shows 'Session expired'", async () => {
    setSession(OPERATOR);
    server.use(http.get(at("/products"), expired));
    renderAdmin();
    expect(await screen.findByRole("button", { name: "Sign in" })).toBeVisible();
    expect(screen.getByText("Session expired")).toBeVisible();
    expect(readSession().token).toBeNull();
  });

  test("is detected by any other call; signing in again returns to the screen", async () => {
    setSession(OPERATOR);
    server.use(http.get(at("/products/:id"), expired, { once: true }));
    renderAdmin(`/admin/products/${salmonOil.id}/edit`);
    expect(await screen.findByText("Session expired. Please login again.")).toBeVisible();
    expect(readSession().token).toBeNull();
    server.use(
      http.post(at("/auth/login"), () => HttpResponse.json(buildSession({ token: "fresh", email: "ada@example.org" }))),
    );
    await signIn();
    expect(await screen.findByDisplayValue("Lachsöl Pur")).toBeVisible();
  });

  test("covers an idle screen at once", async () => {
    setSession(OPERATOR);
    const { store } = renderAdmin();
    await screen.findByText("Lachsöl Pur");
    // another tab extends it by a second
    let left = 1;
    server.use(
      http.get(at("/auth/session"), () =>
        HttpResponse.json({ session: left-- > 0 ? { ...buildSession(OPERATOR), endsInSeconds: 1 } : null }),
      ),
    );
    store.dispatch(signedIn({ ...buildSession(OPERATOR), endsInSeconds: 1 }));
    expect(await screen.findByText("Session expired. Please login again.")).toBeVisible();
    expect(left).toBe(-1);
    expect(screen.queryByText("Lachsöl Pur")).not.toBeInTheDocument();
    expect(JSON.stringify(store.getState().api.queries)).not.toContain("Lachsöl");
  });

  test("is not reached while somebody types, without any other call", async () => {
    setSession(OPERATOR);
    vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
    const extended: (string | null)[] = [];
    server.use(
      http.get(at("/auth/session"), ({ request }) => {
        extended.push(request.headers.get("x-unattended"));
        return HttpResponse.json({ session: buildSession(OPERATOR) });
      }),
    );
    try {
      renderAdmin();
      fireEvent.keyDown(window, { key: "a" });
      vi.advanceTimersByTime(60_000);
    } finally {
      vi.useRealTimers();
    }
    await waitFor(() => expect(extended).toEqual(["0"]));
  });

  test("is not ended by a late reply to an older one", async () => {
    setSession(OPERATOR);
    const late = Promise.withResolvers<void>();
    let calls = 0;
    server.use(
      http.get(at("/products"), async () => {
        calls += 1;
        await late.promise;
        return HttpResponse.json({ error: "Session expired", code: "session_expired" }, { status: 401 });
      }),
    );
    const { store } = renderAdmin();
    await waitFor(() => expect(calls).toBeGreaterThan(0));
    store.dispatch(signedIn(buildSession({ token: "newer", email: "ada@example.org" })));
    late.resolve();
    await screen.findByText("Failed to fetch products");
    expect(readSession().token).toBe("newer");
  });

  test("is extended by use only, not by background calls", async () => {
    setSession(OPERATOR);
    const unattended: (string | null)[] = [];
    server.events.on("request:start", ({ request }) => {
      unattended.push(request.headers.get("x-unattended"));
    });
    const clock = vi.spyOn(Date, "now").mockReturnValue(Date.now() + 61_000);
    const { store } = renderAdmin();
    await waitFor(() => expect(unattended.length).toBeGreaterThan(0));
    expect(new Set(unattended)).toEqual(new Set(["1"]));
    window.dispatchEvent(new Event("keydown"));
    unattended.length = 0;
    store.dispatch(api.util.invalidateTags(["Products"]));
    await waitFor(() => expect(unattended.length).toBeGreaterThan(0));
    expect(new Set(unattended)).toEqual(new Set([null]));
    clock.mockRestore();
    server.events.removeAllListeners();
  });
});
