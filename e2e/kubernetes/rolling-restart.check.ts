// Tests the manifests: `kubectl` has a cluster with the overlay `demo` (deploy/kubernetes/rollout.sh demo), whose
// Services this machine reaches, or SITE_URL names the site. A photo becomes a report, traffic without a policy is
// rejected, and every process is restarted under 100 requests a second. It changes settings meanwhile, so it rejects
// any installation whose PUBLIC_URL is not on localhost. Set NETWORK_POLICIES=unenforced for a network plugin without
// policies.
import assert from "node:assert/strict";
import { execFile, execFileSync } from "node:child_process";
import { Agent, get } from "node:http";
import { createServer, type Server } from "node:net";
import { networkInterfaces } from "node:os";
import { after, before, test } from "node:test";
import { promisify } from "node:util";
import { eventually } from "@hundeblick/kit/testing";
import { newId } from "@hundeblick/proto/ids";
import { client, waitForEnd, uploadWithRetry } from "../support/client.ts";
import { buildPhoto } from "../support/photos.ts";
import { type StubVision, startStubVision } from "../support/stub-vision.ts";

/** Requests a second; fewer on a busy machine. */
const RATE = Number(process.env["RATE"] ?? 100);
const DEPLOYMENTS = ["report", "catalogue", "analysis", "tracking", "mail", "scraper", "gateway"];
const run = promisify(execFile);
const kubectl = async (...args: string[]): Promise<string> =>
  (await run("kubectl", ["-n", "hundeblick", ...args], { maxBuffer: 10_000_000 })).stdout.trim();
/** Number of pods above the desired one. */
const leaving = async (name: string): Promise<number> =>
  (await kubectl("get", "pods", "-l", `app.kubernetes.io/name=${name}`, "-o", "name")).split("\n").length -
  Number(await kubectl("get", `deployment/${name}`, "-o", "jsonpath={.spec.replicas}"));
const ready = (name: string): Promise<string> => kubectl("rollout", "status", `deployment/${name}`, "--timeout=300s");

/** The network plugin may apply a policy with a delay. */
const LEARNS = { withinMs: 30_000, everyMs: 1_000 };
const ownAddress =
  Object.values(networkInterfaces())
    .flat()
    .find((found) => found && found.family === "IPv4" && !found.internal)?.address ?? "127.0.0.1";
/** Allows egress of analysis to the stub provider; other policies allow names, bus and stores only. */
const toVision = (port: number): object => ({
  apiVersion: "networking.k8s.io/v1",
  kind: "NetworkPolicy",
  metadata: { name: "check-vision", namespace: "hundeblick" },
  spec: {
    podSelector: { matchLabels: { "app.kubernetes.io/name": "analysis" } },
    policyTypes: ["Egress"],
    egress: [{ to: [{ ipBlock: { cidr: `${ownAddress}/32` } }], ports: [{ port }] }],
  },
});
async function apply(manifest: object): Promise<void> {
  const applying = run("kubectl", ["apply", "-f", "-"]);
  applying.child.stdin?.end(JSON.stringify(manifest));
  await applying;
}
/** Whether a process of ours can connect to a port of this machine. */
const reaches = async (name: string, port: number): Promise<boolean> =>
  (await kubectl(
    "exec",
    `deployment/${name}`,
    "--",
    "node",
    "-e",
    `
  const say = (what) => { console.log(what); process.exit(); };
  require("node:net").connect({ host: "${ownAddress}", port: ${port}, timeout: 3000 }).on("connect", () => say("reached")).on("timeout", () => say("refused")).on("error", () => say("refused"));`,
  )) === "reached";

/** Removes the settings of this test; without waiting, so that it also runs on Ctrl-C. */
function restore(): void {
  for (const args of [
    ["set", "env", "deployment/analysis", "VISION_PROVIDER-", "OPENAI_API_KEY-", "OPENAI_MODEL-", "OPENAI_BASE_URL-"],
    ["set", "env", "deployment/gateway", "TRUST_PROXY_HOPS-"],
    ["delete", "networkpolicy", "check-vision", "--ignore-not-found"],
  ])
    execFileSync("kubectl", ["-n", "hundeblick", ...args]);
}

let vision: StubVision | undefined;
let visionPort: number;
let bystander: Server;
let url: string;
let reportId: string;
let analysisId: string;

before(async () => {
  const site = await kubectl("get", "configmap", "hundeblick", "-o", "jsonpath={.data.PUBLIC_URL}");
  assert.ok(
    ["localhost", "127.0.0.1"].includes(new URL(site).hostname),
    `the installation of ${site} may have visitors: this test changes settings, so it takes the overlay demo only`,
  );
  url =
    process.env["SITE_URL"] ??
    `http://${await kubectl("get", "service", "gateway", "-o", "jsonpath={.spec.clusterIP}")}`;
  vision = await startStubVision({ host: "0.0.0.0" });
  bystander = createServer((socket) => socket.destroy()).listen(0, "0.0.0.0");
  visionPort = Number(new URL(vision.url).port);
  for (const signal of ["SIGINT", "SIGTERM"])
    process.once(signal, () => {
      restore();
      process.exit(1);
    });
  await apply(toVision(visionPort));
  // a dog in every photo; each request has another client address
  await kubectl(
    "set",
    "env",
    "deployment/analysis",
    "VISION_PROVIDER=openai",
    "OPENAI_API_KEY=scripted-for-tests",
    "OPENAI_MODEL=scripted",
    `OPENAI_BASE_URL=${vision.url.replace("127.0.0.1", ownAddress)}`,
  );
  await kubectl("set", "env", "deployment/gateway", "TRUST_PROXY_HOPS=1");
  for (const name of ["analysis", "gateway"]) {
    await ready(name);
    // a terminating pod still works with its previous settings
    await eventually(
      () => leaving(name),
      (count) => count === 0,
      { withinMs: 120_000, everyMs: 1_000 },
    );
  }
});
after(async () => {
  if (!vision) return; // rejected before anything was changed
  restore();
  bystander.close();
  await vision.close();
});

if (process.env["NETWORK_POLICIES"] !== "unenforced") {
  test("rejects connections without a policy", async () => {
    const { port: other } = bystander.address() as { port: number };
    await eventually(
      () => reaches("analysis", visionPort),
      (is) => is,
      LEARNS,
    );
    assert.equal(
      await reaches("analysis", other),
      false,
      "analysis reaches a port that no policy names: does the network plugin of this cluster enforce policies?",
    );
    assert.equal(await reaches("report", visionPort), false, "report reaches what only analysis may");
  });
}

test("a photo becomes a report through the Service", async () => {
  const api = client(url);
  analysisId = await uploadWithRetry(api, {
    photo: await buildPhoto({ seed: 1 }),
    context: { name: "Frieda" },
    key: newId(),
  });
  const end = await waitForEnd(api, analysisId);
  assert.ok(end.result?.reportId, JSON.stringify(end));
  reportId = end.result.reportId;
  // a new visitor, because of the hourly limits
  const headers = {
    "content-type": "application/json",
    "x-forwarded-for": `198.18.${Math.floor(Date.now() / 250) % 250}.${Date.now() % 250}`,
  };
  const unlocked = await fetch(`${url}/api/report/unlock`, {
    method: "POST",
    headers,
    body: JSON.stringify({ reportId, email: `visitor-${Date.now()}@example.org` }),
  });
  assert.equal(unlocked.status, 200, await unlocked.text());
  const report = await api.json("GET", `/api/report/${reportId}?lang=de`);
  assert.match(await report.text(), /Frieda/);
});

test(`no request fails while every process is restarted under ${RATE} requests a second`, async () => {
  // like visitors: pages, status polls, and one report with its photo
  const status = `/api/analysis-status/${analysisId}`;
  const paths = [
    "/de",
    status,
    "/en",
    status,
    `/api/report/${reportId}?lang=de`,
    status,
    "/pl",
    status,
    `/api/report/${reportId}/photo`,
    status,
  ];
  const failed: string[] = [];
  const took: number[] = [];
  const open = new Set<Promise<void>>();
  let sent = 0;
  const began = performance.now();
  // by the clock, so that a late tick sends what is missing
  const load = setInterval(() => {
    while (sent < ((performance.now() - began) / 1_000) * RATE) send();
  }, 10);
  const send = (): void => {
    const path = paths[sent++ % paths.length] ?? "/";
    const since = performance.now();
    const request = ask(`${url}${path}`, `198.51.${sent % 250}.${Math.floor(sent / 250) % 250}`)
      .then(
        (status) => {
          took.push(performance.now() - since);
          if (status !== 200) failed.push(`${status} ${path.split("/")[2] ?? path}`);
        },
        (error: Error) => {
          failed.push(`${error.message} ${path.split("/")[2] ?? path}`);
        },
      )
      .finally(() => open.delete(request));
    open.add(request);
  };
  const photos: string[] = [];
  try {
    for (const name of DEPLOYMENTS) {
      await kubectl("rollout", "restart", `deployment/${name}`);
      // uploads continue, and move from the old pods to the new ones
      photos.push(await upload(photos.length + 10));
      await ready(name);
    }
  } finally {
    clearInterval(load);
    await Promise.all(open);
  }
  const seconds = (performance.now() - began) / 1_000;
  took.sort((a, b) => a - b);
  const at = (share: number): number => Math.round(took[Math.floor(took.length * share)] ?? 0);
  console.log(
    `${sent} requests in ${Math.round(seconds)} s (${Math.round(sent / seconds)}/s), ${failed.length} failed; p50 ${at(0.5)} ms, p99 ${at(0.99)} ms`,
  );
  const kinds = Object.fromEntries(
    [...new Set(failed)].map((kind) => [kind, failed.filter((one) => one === kind).length]),
  );
  assert.deepEqual(kinds, {});
  for (const id of photos)
    assert.ok((await waitForEnd(client(url), id)).result?.reportId, "an upload during the restart has its report");
});

/** An upload of a new visitor, accepted at the first attempt. */
async function upload(seed: number): Promise<string> {
  const form = new FormData();
  form.set("context", "{}");
  form.set("country", "de");
  form.set(
    "file",
    new Blob([new Uint8Array(await buildPhoto({ seed, width: 640, height: 480 }))], { type: "image/jpeg" }),
    "photo.jpg",
  );
  const response = await fetch(`${url}/api/analyze`, {
    method: "POST",
    body: form,
    headers: { "idempotency-key": newId(), "x-forwarded-for": `203.0.113.${seed}`, connection: "close" },
    signal: AbortSignal.timeout(30_000),
  });
  assert.equal(response.status, 202, await response.clone().text());
  return ((await response.json()) as { analysisId: string }).analysisId;
}

/** One request of a new visitor over a connection of its own. */
const ask = (address: string, visitor: string): Promise<number> =>
  new Promise((resolve, reject) => {
    const request = get(
      address,
      { agent: new Agent({ keepAlive: false }), headers: { "x-forwarded-for": visitor }, timeout: 10_000 },
      (response) => {
        response
          .resume()
          .on("end", () => resolve(response.statusCode ?? 0))
          .on("error", reject);
      },
    );
    request.on("timeout", () => request.destroy(new Error("timeout"))).on("error", reject);
  });
