import { afterAll, beforeAll, expect, test } from "vitest";
import { newId } from "@hundeblick/proto/ids";
import { analysisContract } from "@hundeblick/proto/rpc/analysis";
import { demoProduct } from "@hundeblick/proto/rpc/catalogue";
import { type Rpc, VISITOR_TIMEOUT_MS } from "@hundeblick/proto/rpc/define";
import { confirmNewsletter, sendContact, unsubscribe } from "@hundeblick/proto/rpc/mail";
import { eraseReport, getReport, reportPhoto, unlockReport } from "@hundeblick/proto/rpc/report";
import { recordClick, recordEvent } from "@hundeblick/proto/rpc/tracking";
import { allRoutes, filled, type RouteName } from "../support/all-routes.ts";
import { jpeg } from "@hundeblick/kit/testing";
import { realGateway, type RealGateway, reopen } from "../support/real-gateway.ts";
import { VALID_BODIES } from "../support/valid-bodies.ts";

/** Calls that need no service, or handle its absence. */
const ALONE = /healthz|readyz|client-errors|claims|api\/(check|docs|openapi)|get .*newsletter|get .*follow-up/;
const CALLS = allRoutes().filter(({ area, method, path }) => area === "public" && !ALONE.test(`${method} ${path}`));
const ASKED: Rpc[] = [
  ...Object.values(analysisContract),
  getReport,
  reportPhoto,
  unlockReport,
  eraseReport,
  recordEvent,
  recordClick,
  sendContact,
  confirmNewsletter,
  unsubscribe,
  demoProduct,
];

let gateway: RealGateway;
/** The gateway's timeouts of the calls to services, ms. */
const waits: number[] = [];
let failCalls = (): void => {};
beforeAll(async () => {
  gateway = await realGateway({ timeouts: {} });
  // like a service whose database hangs
  const held = new Promise<never>((_, fail) => {
    failCalls = () => fail(new Error("ended by the test"));
  });
  held.catch(() => {});
  for (const call of ASKED)
    await gateway.services.serve(
      { call },
      {
        call: (_, { deadline }) => {
          waits.push(deadline.getTime() - Date.now());
          return held;
        },
      },
    );
  // the first call of a process loads modules
  await Promise.all(CALLS.map(ask));
});
afterAll(async () => {
  failCalls();
  await gateway.close();
});

function upload(): FormData {
  const form = new FormData();
  form.append("file", new Blob([new Uint8Array(jpeg({ bytes: 50_000 }))], { type: "image/jpeg" }), "dog.jpg");
  return form;
}

async function ask({ method, path }: RouteName) {
  const body = VALID_BODIES[`${method} ${path}`];
  const address = path.startsWith("/demo-shop")
    ? "/demo-shop/de/B000000001"
    : `${filled(path)}${path.includes("newsletter") || path === "/api/follow-up" ? `?token=${newId()}&answer=better` : ""}`;
  const answer = await fetch(`${gateway.url}${address}`, {
    method: method.toUpperCase(),
    headers: {
      "X-Forwarded-For": `10.${[1, 2, 3].map(() => Math.floor(Math.random() * 256)).join(".")}`,
      ...(body ? { "Content-Type": "application/json" } : {}),
    },
    ...(path === "/api/analyze" ? { body: upload() } : body ? { body: JSON.stringify(body) } : {}),
  });
  await answer.text();
  return {
    call: `${method} ${path}`,
    status: answer.status,
    retryAfter: answer.headers.get("retry-after"),
  };
}

const refusals = CALLS.map(({ method, path }) => ({
  call: `${method} ${path}`,
  status: 503,
  retryAfter: "2",
}));

test("a service that hangs: each call gets a 503 with Retry-After within 1.5 s", async () => {
  expect(await Promise.all(CALLS.map(ask))).toEqual(refusals);
  expect(waits.length).toBeGreaterThan(CALLS.length / 2);
  expect(Math.max(...waits)).toBeLessThanOrEqual(VISITOR_TIMEOUT_MS);
});

test("a bus that hangs: the same", async () => {
  gateway.lines.nats.become("half-open");
  try {
    expect(await Promise.all(CALLS.map(ask))).toEqual(refusals);
  } finally {
    reopen(gateway.lines.nats);
  }
});
