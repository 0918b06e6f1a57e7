import { spawn } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";
import { eventually, freePort, WIDE_TIMEOUTS_ENV } from "@hundeblick/kit/testing";
import { MODEL_FILE } from "../support/local-files.ts";

const main = fileURLToPath(new URL("../../src/main.ts", import.meta.url));
const NAMES = [
  "PATH",
  "MONGO_URL",
  "NATS_URL",
  "S3_ENDPOINT",
  "S3_BUCKET",
  "S3_REGION",
  "S3_ACCESS_KEY_ID",
  "S3_SECRET_ACCESS_KEY",
];
const given = Object.fromEntries(
  NAMES.flatMap((name) => (process.env[name] === undefined ? [] : [[name, process.env[name]]])),
);

/** Starts the process and collects its output. */
function start(env: Record<string, string>) {
  const child = spawn(process.execPath, [main], {
    env: { ...given, ...WIDE_TIMEOUTS_ENV, ...env },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let said = "";
  for (const stream of [child.stdout, child.stderr])
    stream.on("data", (part: Buffer) => {
      said += part.toString();
    });
  return { child, ended: once(child, "exit"), said: () => said };
}

test("does not start without the dog network, and names the fix", async () => {
  const { ended, said } = start({ VISION_MODEL: "/nowhere/dog-breeds.onnx" });
  expect((await ended)[0]).not.toBe(0);
  const [line = ""] = said().split("\n");
  expect(JSON.parse(line)).toMatchObject({
    level: "fatal",
    err: {
      message: expect.stringContaining(
        'The dog network is missing at /nowhere/dog-breeds.onnx. Run "make start" once to build it',
      ),
    },
  });
});

test("does not start with the paid provider without its key, and names both settings", async () => {
  const { ended, said } = start({ VISION_PROVIDER: "openai" });
  expect((await ended)[0]).not.toBe(0);
  expect(said()).toMatch(/OPENAI_API_KEY is needed with VISION_PROVIDER=openai.*OPENAI_MODEL/);
});

describe("the process", () => {
  test("becomes ready on its three servers and stops in order", async () => {
    const port = await freePort();
    const { child, ended } = start({ HEALTH_PORT: String(port), VISION_MODEL: MODEL_FILE });
    try {
      const ready = await eventually(
        () => fetch(`http://127.0.0.1:${port}/readyz`).then((reply) => reply.json()),
        (state) => (state as { ready?: boolean }).ready === true,
      );
      expect(ready).toEqual({ ready: true, dependencies: { mongodb: "ok", nats: "ok", objects: "ok" } });
    } finally {
      child.kill("SIGTERM");
    }
    expect((await ended)[0]).toBe(0);
  });
});
