import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, jest, test } from "@jest/globals";
import { notifications } from "@mantine/notifications";
import { screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { http, HttpResponse } from "msw";
import { api } from "../../src/app/api.ts";
import { at, catalogueOf, KEPT, keep, kept, renderAdmin, salmonOil, server } from "../support/render-admin.tsx";

beforeAll(() => server.listen({ onUnhandledFrame: "error" }));
beforeEach(() => {
  localStorage.clear();
  server.use(...catalogueOf([salmonOil]));
});
afterEach(() => {
  server.resetHandlers();
  notifications.clean();
});
afterAll(() => server.close());

const signIn = async (): Promise<void> => {
  await userEvent.type(screen.getByLabelText("E-mail"), "ada@example.org");
  await userEvent.type(screen.getByLabelText("Password"), "a long password");
  await userEvent.click(screen.getByRole("button", { name: "Sign in" }));
};
const refused = (status: number, code: string, error: string, details?: object) => () =>
  HttpResponse.json({ error, code, details }, { status });

describe("signing in", () => {
  test("leads to the dashboard, and the browser keeps token, user and market", async () => {
    const bodies: unknown[] = [];
    server.use(
      http.post(at("/auth/login"), async ({ request }) => {
        bodies.push(await request.json());
        return HttpResponse.json({ token: "fresh", email: "ada@example.org" });
      }),
    );
    renderAdmin();
    await signIn();
    expect(await screen.findByRole("heading", { name: /Amazon Product Admin/ })).toBeVisible();
    expect(screen.getByText("ada@example.org")).toBeVisible();
    expect(bodies).toEqual([{ email: "ada@example.org", password: "a long password" }]);
    expect(kept()).toEqual({ token: "fresh", isAuthenticated: true, user: { email: "ada@example.org" }, market: "de" });
  });

  test("needs both fields, and asks nobody without them", async () => {
    renderAdmin();
    await userEvent.click(screen.getByRole("button", { name: "Sign in" }));
    expect(screen.getByText("Enter your e-mail.")).toBeVisible();
    expect(screen.getByText("Enter your password.")).toBeVisible();
  });

  test("that fails says what the server said, and when to try again", async () => {
    server.use(
      http.post(
        at("/auth/login"),
        refused(401, "sign_in_failed", "E-mail or password is wrong.", { retryAfterSeconds: 2 }),
      ),
    );
    renderAdmin();
    await signIn();
    const alert = await screen.findByRole("alert");
    expect(alert).toHaveTextContent("Login failed");
    expect(alert).toHaveTextContent("E-mail or password is wrong. You can try again in 2 seconds.");
    expect(kept()).toBeNull();
  });

  test("that gets no answer of ours says 'Login failed'", async () => {
    server.use(http.post(at("/auth/login"), () => HttpResponse.error()));
    renderAdmin();
    await signIn();
    expect(await screen.findByRole("alert")).toHaveTextContent(/^Login failed$/);
  });

  test("says that it is on its way", async () => {
    const answer = Promise.withResolvers<void>();
    server.use(
      http.post(at("/auth/login"), async () => {
        await answer.promise;
        return HttpResponse.json({ token: "fresh", email: "ada@example.org" });
      }),
    );
    renderAdmin();
    await signIn();
    expect(await screen.findByRole("button", { name: "Signing in..." })).toBeDisabled();
    answer.resolve();
    expect(await screen.findByRole("button", { name: "Log out" })).toBeVisible();
  });
});

describe("a session", () => {
  test("of the last visit goes on, with its market", async () => {
    keep({ ...KEPT, market: "pl" });
    const asked: (string | null)[] = [];
    server.use(
      http.get(at("/products"), ({ request }) => {
        asked.push(request.headers.get("authorization"));
        return HttpResponse.json({ products: [], total: 0 });
      }),
    );
    renderAdmin();
    expect(screen.getByRole("radio", { name: /Poland/ })).toBeChecked();
    await waitFor(() => expect(asked.length).toBeGreaterThan(0));
    expect(new Set(asked)).toEqual(new Set(["Bearer the-token"]));
  });

  test.each([
    ["nonsense", "nonsense"],
    ["a market nobody knows", { ...KEPT, market: "fr" }],
    ["no token", { ...KEPT, token: null }],
  ])("that is kept as %s is none", (_name, record) => {
    keep(record);
    renderAdmin();
    expect(screen.getByRole("button", { name: "Sign in" })).toBeVisible();
  });

  test("remembers the market that was chosen", async () => {
    keep(KEPT);
    renderAdmin();
    await userEvent.click(screen.getByRole("radio", { name: /United States/ }));
    expect(kept()).toEqual({ ...KEPT, market: "us" });
  });

  test("ends with the log-out: here, and on the server with the token", async () => {
    keep(KEPT);
    const ended: (string | null)[] = [];
    server.use(
      http.post(at("/auth/logout"), ({ request }) => {
        ended.push(request.headers.get("authorization"));
        return HttpResponse.json({ signedOut: true });
      }),
    );
    const { store } = renderAdmin();
    await screen.findByText("Lachsöl Pur");
    await userEvent.click(screen.getByRole("button", { name: "Log out" }));
    expect(await screen.findByRole("button", { name: "Sign in" })).toBeVisible();
    await waitFor(() => expect(ended).toEqual(["Bearer the-token"]));
    expect(kept()).toEqual({ token: null, isAuthenticated: false, user: null, market: "de" });
    expect(JSON.stringify(store.getState().api.queries)).not.toContain("Lachsöl");
  });

  test.each(["/admin/products/new", `/admin/products/${salmonOil.id}/edit`, "/admin/product-stats"])(
    "is needed for %s",
    async (path) => {
      renderAdmin(path);
      expect(await screen.findByRole("button", { name: "Sign in" })).toBeVisible();
    },
  );
});

describe("a session that is over", () => {
  const expired = refused(401, "session_expired", "Session expired");

  test("is noticed by the list of products, which says 'Session expired'", async () => {
    keep(KEPT);
    server.use(http.get(at("/products"), expired));
    renderAdmin();
    expect(await screen.findByRole("button", { name: "Sign in" })).toBeVisible();
    expect(screen.getByText("Session expired")).toBeVisible();
    expect(kept()).toMatchObject({ token: null, isAuthenticated: false, user: null });
  });

  test("is noticed by any other call, which leads to the login with its own words", async () => {
    keep(KEPT);
    server.use(http.get(at("/products/:id"), expired));
    renderAdmin(`/admin/products/${salmonOil.id}/edit`);
    expect(await screen.findByText("Session expired. Please login again.")).toBeVisible();
    expect(kept()).toMatchObject({ token: null });
  });

  test("is not ended by a late answer to an older one", async () => {
    keep(KEPT);
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
    store.dispatch({ type: "session/signedIn", payload: { token: "newer", email: "ada@example.org" } });
    late.resolve();
    await screen.findByText("Failed to fetch products");
    expect(kept()).toMatchObject({ token: "newer", isAuthenticated: true });
  });

  test("is not prolonged by what the page asks by itself, only by what somebody does", async () => {
    keep(KEPT);
    const unattended: (string | null)[] = [];
    server.events.on("request:start", ({ request }) => {
      unattended.push(request.headers.get("x-unattended"));
    });
    const clock = jest.spyOn(Date, "now").mockReturnValue(Date.now() + 61_000);
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
