// The manifests for real: `kubectl` leads to a cluster with the overlay `demo` (deploy/kubernetes/rollout.sh demo), and this machine reaches its Services,
// or SITE_URL names the site. A photo becomes a report through the Service; then every process is restarted under 100 requests a second.
import assert from "node:assert/strict";
import { execFile } from "node:child_process";
import { Agent, get } from "node:http";
import { networkInterfaces } from "node:os";
import { after, before, test } from "node:test";
import { promisify } from "node:util";
import { newId } from "@hundeblick/proto/ids";
import { client, endOf, uploadPatiently } from "../support/client.ts";
import { aPhoto } from "../support/photos.ts";
import { type ScriptedVision, startScriptedVision } from "../support/scripted-vision.ts";

const RATE = 100;
const DEPLOYMENTS = ["report", "catalogue", "analysis", "tracking", "mail", "scraper", "gateway"];
const run = promisify(execFile);
const kubectl = async (...args: string[]): Promise<string> => (await run("kubectl", ["-n", "hundeblick", ...args], { maxBuffer: 10_000_000 })).stdout.trim();
const ready = (name: string): Promise<string> => kubectl("rollout", "status", `deployment/${name}`, "--timeout=300s");

let vision: ScriptedVision;
let url: string;
let reportId: string;
let analysisId: string;

before(async () => {
  url = process.env["SITE_URL"] ?? `http://${await kubectl("get", "service", "gateway", "-o", "jsonpath={.spec.clusterIP}")}`;
  vision = await startScriptedVision({ host: "0.0.0.0" });
  const ownAddress = Object.values(networkInterfaces()).flat().find((found) => found && found.family === "IPv4" && !found.internal)?.address ?? "127.0.0.1";
  // a dog in every photo; and every request counts as another visitor's, as behind an Ingress
  await kubectl("set", "env", "deployment/analysis", "VISION_PROVIDER=openai", "OPENAI_API_KEY=scripted-for-tests", "OPENAI_MODEL=scripted", `OPENAI_BASE_URL=${vision.url.replace("127.0.0.1", ownAddress)}`);
  await kubectl("set", "env", "deployment/gateway", "TRUST_PROXY_HOPS=1");
  await ready("analysis");
  await ready("gateway");
});
after(() => vision.close());

test("a photo becomes a report through the Service", async () => {
  const api = client(url);
  analysisId = await uploadPatiently(api, { photo: await aPhoto({ seed: 1 }), context: { name: "Frieda" }, key: newId() });
  const end = await endOf(api, analysisId);
  assert.ok(end.result?.reportId, JSON.stringify(end));
  reportId = end.result.reportId;
  assert.equal((await api.json("POST", "/api/report/unlock", { reportId, email: "visitor@example.org" })).status, 200);
  const report = await api.json("GET", `/api/report/${reportId}?lang=de`);
  assert.match(await report.text(), /Frieda/);
});

test("every process is restarted under 100 requests a second, and not one fails", async () => {
  const paths = ["/de", `/api/report/${reportId}?lang=de`, `/api/analysis-status/${analysisId}`, `/api/report/${reportId}/photo`];
  const failed: string[] = [];
  const took: number[] = [];
  const open = new Set<Promise<void>>();
  let sent = 0;
  const load = setInterval(() => {
    const path = paths[sent++ % paths.length] ?? "/";
    const began = performance.now();
    const request = ask(`${url}${path}`, `198.51.${sent % 250}.${Math.floor(sent / 250) % 250}`).then((status) => {
      took.push(performance.now() - began);
      if (status !== 200) failed.push(`${path.slice(0, 20)} ${status}`);
    }, (error: Error) => { failed.push(`${path.slice(0, 20)} ${error.message}`); }).finally(() => open.delete(request));
    open.add(request);
  }, 1_000 / RATE);
  const photos: string[] = [];
  const began = performance.now();
  for (const name of DEPLOYMENTS) {
    await kubectl("rollout", "restart", `deployment/${name}`);
    // uploads go on as well: their work moves from the old pods to the new ones
    photos.push(await uploadPatiently(client(url), { photo: await aPhoto({ seed: photos.length + 10, width: 640, height: 480 }), key: newId() }));
    await ready(name);
  }
  clearInterval(load);
  await Promise.all(open);
  const seconds = (performance.now() - began) / 1_000;
  took.sort((a, b) => a - b);
  const at = (share: number): number => Math.round(took[Math.floor(took.length * share)] ?? 0);
  console.log(`${sent} requests in ${Math.round(seconds)} s (${Math.round(sent / seconds)}/s), ${failed.length} failed; p50 ${at(0.5)} ms, p99 ${at(0.99)} ms`);
  assert.ok(sent / seconds > RATE * 0.8, "the load was less than promised");
  assert.deepEqual(failed.slice(0, 20), []);
  for (const id of photos) assert.ok((await endOf(client(url), id)).result?.reportId, "an upload during the restart has its report");
});

/** One request over a connection of its own, from a visitor of its own. */
const ask = (address: string, visitor: string): Promise<number> => new Promise((resolve, reject) => {
  const request = get(address, { agent: new Agent({ keepAlive: false }), headers: { "x-forwarded-for": visitor }, timeout: 10_000 }, (response) => {
    response.resume().on("end", () => resolve(response.statusCode ?? 0)).on("error", reject);
  });
  request.on("timeout", () => request.destroy(new Error("timeout"))).on("error", reject);
});
