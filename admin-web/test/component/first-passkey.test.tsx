import { beforeEach, expect, test } from "vitest";
import { screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { http, HttpResponse } from "msw";
import { at, buildSession, OPERATOR, renderAdmin, server, useServer } from "../support/render-admin.tsx";
import { useProperties } from "../../../web-kit/test/use-properties.ts";

useServer();
const CODES = ["AAAA-BBBB-CCCC-DDDD", "EEEE-FFFF-GGGG-HHHH"];
const bytes = (text: string): ArrayBuffer => new TextEncoder().encode(text).buffer;
/** Stubs the browser's WebAuthn API, which jsdom lacks. */
const credential = {
  id: "cGFzc2tleQ",
  rawId: bytes("passkey"),
  type: "public-key",
  response: { attestationObject: bytes("{}"), clientDataJSON: bytes("{}"), getTransports: () => ["internal"] },
  getClientExtensionResults: () => ({}),
};
const passkeysAt = (origin: string | null) =>
  http.get(at("/operators/me/passkeys"), () =>
    HttpResponse.json({ passkeys: [], recoveryCodesLeft: 0, origin, passkeyRequired: true }),
  );

useProperties([
  [window, "PublicKeyCredential", { value: function PublicKeyCredential() {} }],
  [navigator, "credentials", { value: { create: async () => credential } }],
]);
beforeEach(() => {
  server.use(
    http.get(at("/auth/session"), () =>
      HttpResponse.json({ session: { ...buildSession(OPERATOR), needsPasskey: true } }),
    ),
  );
});

test("an operator without the required passkey registers one, gets the codes and continues", async () => {
  const sent: unknown[] = [];
  server.use(
    passkeysAt(window.location.origin),
    http.post(at("/operators/me/passkeys/options"), () =>
      HttpResponse.json({
        challenge: "Y2hhbGxlbmdl",
        rp: { id: "localhost", name: "Hundeblick" },
        user: { id: "YWRh", name: "ada@example.org", displayName: "" },
        pubKeyCredParams: [{ type: "public-key", alg: -7 }],
      }),
    ),
    http.post(at("/operators/me/passkeys"), async ({ request }) => {
      sent.push(await request.json());
      return HttpResponse.json({ recoveryCodes: CODES });
    }),
  );
  renderAdmin("/admin", { asks: true });
  expect(await screen.findByRole("heading", { name: "Set up a passkey" })).toBeVisible();
  expect(screen.queryByRole("navigation")).toBeNull();
  await userEvent.type(await screen.findByLabelText("Name"), "Phone");
  await userEvent.click(screen.getByRole("button", { name: "Create passkey" }));

  expect(await screen.findByRole("heading", { name: "Your recovery codes" })).toBeVisible();
  for (const code of CODES) expect(screen.getByText(code)).toBeVisible();
  expect(sent).toEqual([{ name: "Phone", response: expect.objectContaining({ id: "cGFzc2tleQ" }) }]);
  expect(screen.getByRole("button", { name: "Done" })).toBeDisabled();
  await userEvent.click(screen.getByRole("checkbox", { name: "I have kept the codes" }));
  await userEvent.click(screen.getByRole("button", { name: "Done" }));
  expect(await screen.findByRole("navigation", { name: "Admin" })).toBeVisible();
});

test("without passkey support for this origin the page links to the right one, or signs out", async () => {
  server.use(
    passkeysAt("https://elsewhere.example"),
    http.post(at("/auth/logout"), () => new HttpResponse(null, { status: 204 })),
  );
  renderAdmin("/admin", { asks: true });
  expect(await screen.findByRole("link", { name: /https:\/\/elsewhere\.example/ })).toBeVisible();
  expect(screen.queryByRole("button", { name: "Create passkey" })).toBeNull();
  await userEvent.click(screen.getByRole("button", { name: "Log out" }));
  expect(await screen.findByRole("button", { name: "Sign in" })).toBeVisible();
});

test("a browser without passkeys shows a notice", async () => {
  server.use(http.get(at("/operators/me/passkeys"), () => HttpResponse.error()));
  renderAdmin("/admin", { asks: true });
  expect(await screen.findByText("Failed to ask for passkeys")).toBeVisible();
});
