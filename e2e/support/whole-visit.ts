import { eventually, WAIT_LIMIT_MS } from "@hundeblick/kit/testing";
import { newId } from "@hundeblick/proto/ids";
import { allRoutes, filled } from "../../gateway/test/support/all-routes.ts";
import { VALID_BODIES } from "../../gateway/test/support/valid-bodies.ts";
import type { System } from "../system.ts";
import { client, waitForEnd, uploadWithRetry } from "./client.ts";
import { operatorApi } from "./operator.ts";
import { buildPhoto } from "./photos.ts";

/** Invented personal data of one visitor and one operator. */
const VISITOR = {
  email: "jana.geheim@beispiel.de",
  second: "adam.tajny@przyklad.pl",
  asked: "zosia.skryta@przyklad.pl",
  name: "Jana Geheimnis",
  dog: "Wolkenfrieda",
  address: "198.51.100.77",
  address6: "2001:db8:77::1",
  illness: "humpelt seit Dienstag links hinten",
  added: "frisst seit gestern nur noch Leberwurst",
  message: "Bitte rufen Sie mich unter 0911 4711 zurück",
  userAgent: "Geheimbrowser/77.1",
  operator: "neue.kollegin@beispiel.de",
  password: "Sehr-geheimes-Wort-77",
};

/** Makes every call of a visit and of the admin area once. Returns everything that must not be in logs or traces. */
export async function makeWholeVisit(system: System): Promise<string[]> {
  const from = { "x-forwarded-for": VISITOR.address, "user-agent": VISITOR.userAgent };
  const call = (
    method: string,
    path: string,
    body?: unknown,
    headers: Record<string, string> = from,
  ): Promise<Response> =>
    fetch(`${system.url}${path}`, {
      method,
      signal: AbortSignal.timeout(WAIT_LIMIT_MS),
      headers: { ...headers, ...(body === undefined ? {} : { "content-type": "application/json" }) },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
  const sessionId = newId();
  await call("POST", "/api/track/event", {
    eventId: newId(),
    sessionId,
    type: "opened_website",
    landingPage: "/de",
    referrer: "",
  });
  const photo = await buildPhoto({ seed: 77 });
  const id = await uploadWithRetry(client(system.url), {
    photo,
    context: { name: VISITOR.dog, additionalInfo: VISITOR.illness, allergies: "Huhn", meds: "Rimadyl" },
    key: newId(),
  });
  const { reportId = "" } = await waitForEnd(client(system.url), id);
  await call(
    "POST",
    "/api/report/unlock",
    { email: VISITOR.email, reportId, newsletter: true, language: "de" },
    { ...from, "x-visit": sessionId },
  );
  for (const path of [
    `/api/report/${reportId}?lang=pl`,
    `/api/report/${reportId}/photo`,
    `/api/report/${reportId}/answers`,
    `/api/report/${reportId}/sheet?lang=de`,
    "/api/report/example",
    "/api/claims?lang=de",
    "/de",
    "/nothing-here",
  ])
    await (await call("GET", path)).arrayBuffer();
  await call("POST", `/api/report/${reportId}/answers`, {
    version: 1,
    answers: { additionalInfo: VISITOR.added, concerns: [{ id: "limping", answers: { alarm: ["none"] } }] },
    language: "de",
  });
  await call("POST", `/api/report/${reportId}/follow-up`, { email: VISITOR.asked, consent: true, language: "de" });
  // an unknown token, because the mail with the real one is due hours later
  const followUp = newId();
  for (const method of ["GET", "POST"]) await call(method, `/api/follow-up?token=${followUp}&answer=worse&lang=pl`);
  await call("POST", "/api/track/click", {
    sessionId,
    reportId,
    product: { asin: "B000000001", name: "Lachsöl", price: 9.5 },
    context: { clickPosition: 1, recommendedFor: "coat", timeToClick: 900, isReturnClick: false, openedNewTab: true },
  });
  await call(
    "POST",
    "/api/contact",
    { name: VISITOR.name, email: VISITOR.second, subject: "Frage", message: VISITOR.message, language: "de" },
    { ...from, "x-forwarded-for": VISITOR.address6 },
  );
  await call("POST", "/api/client-errors", {
    message: `cannot read ${VISITOR.email} of undefined`,
    page: `/de/report/${reportId}?mail=${VISITOR.email}`,
  });
  await call("POST", "/api/report/unlock", { email: `${VISITOR.email} not-an-address`, reportId });
  const token = await newsletterToken(system);
  for (const method of ["GET", "POST"]) await call(method, `/api/newsletter/confirm?token=${token}`);
  await call("POST", `/api/newsletter/unsubscribe?token=${token}`);

  const { call: admin, token: session } = await operatorApi(system.url, system.env);
  await call("POST", "/api/admin/auth/login", { email: VISITOR.email, password: VISITOR.password });
  for (const path of [
    "/products?country=de",
    "/stats",
    "/analytics?range=24h",
    "/emails?search=jana",
    "/emails/export",
    "/messages",
    "/operators",
    "/audit",
    "/claims",
    "/testimonials",
    "/reviewer",
    "/marketplace",
    "/status",
    "/export?markets=de",
    "/discover/keywords",
    "/discover/updates?market=de",
  ]) {
    await (await admin("GET", path)).arrayBuffer();
  }
  await admin("POST", "/auth/confirm", { password: system.env["ADMIN_PASSWORD"] });
  const { password = "" } = (await (await admin("POST", "/operators", { email: VISITOR.operator })).json()) as {
    password?: string;
  };
  await admin("POST", "/mail/test", { to: VISITOR.second });
  await admin("POST", "/products", { internalId: "HB-TELEMETRY", baseName: "Neu" });
  await admin("POST", "/discover/search", { query: "lachsöl", market: "de" });
  await admin("POST", "/sessions/bulk-delete", { deleteByIp: VISITOR.address, preview: false });
  await admin("POST", "/emails/delete", { emails: [VISITOR.second], preview: false });
  await everyOtherCall(admin);
  await call("DELETE", `/api/report/${reportId}`);
  await admin("POST", "/auth/logout");

  const {
    ADMIN_EMAIL = "",
    ADMIN_PASSWORD = "",
    S3_SECRET_ACCESS_KEY = "",
    MAIL_KEY = "",
    TRACKING_KEY = "",
    OPENAI_API_KEY = "",
  } = system.env;
  return [
    ...Object.values(VISITOR),
    "Rimadyl",
    id,
    reportId,
    session,
    token,
    followUp,
    password,
    photo.toString("base64").slice(0, 60),
    photo.toString("hex").slice(0, 60),
    ADMIN_EMAIL,
    ADMIN_PASSWORD,
    S3_SECRET_ACCESS_KEY,
    MAIL_KEY,
    TRACKING_KEY,
    OPENAI_API_KEY,
  ];
}

/** Ends the session, or waits for a whole update of a market. */
const NOT_HERE = [
  "post /api/admin/auth/logout",
  "post /api/admin/operators/me/password",
  "post /api/admin/discover/update-all",
];

/** Every call of the admin area with a valid body about unknown things. */
async function everyOtherCall(admin: Awaited<ReturnType<typeof operatorApi>>["call"]): Promise<void> {
  for (const { area, method, path } of allRoutes().filter(
    ({ method: verb, path: at }) => !NOT_HERE.includes(`${verb} ${at}`),
  )) {
    if (area === "admin")
      await (
        await admin(
          method.toUpperCase(),
          filled(path).replace("/api/admin", ""),
          VALID_BODIES[`${method} ${path}`] ?? undefined,
        )
      ).arrayBuffer();
  }
}

/** From the mail with the confirmation link. */
const newsletterToken = (system: System): Promise<string> =>
  eventually(
    async () =>
      /newsletter\/confirm\?token=([\w.-]+)/.exec(await (await fetch(`${system.mailUrl}/api/mails`)).text())?.[1] ?? "",
    (token) => token !== "",
  );
