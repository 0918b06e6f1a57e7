import { createServer } from "node:http";
import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { afterAll, expect, test } from "vitest";
import { quietLog, WIDE_TIMEOUTS } from "@hundeblick/kit/testing";
import { browserPrinter } from "../../src/adapters/browser/print-page.ts";
import { chromiumPath } from "../support/chromium-path.ts";

const printer = browserPrinter({
  path: chromiumPath(),
  log: quietLog,
  timeoutFactor: WIDE_TIMEOUTS.TIMEOUT_FACTOR,
});
afterAll(() => printer.close());

const page = (body: string): string =>
  `<!doctype html><meta charset="utf-8"><body style="font:10pt sans-serif">${body}</body>`;
const pagesOf = (pdf: Uint8Array): number =>
  Buffer.from(pdf)
    .toString("latin1")
    .match(/\/Type\s*\/Page[^s]/g)?.length ?? 0;

test("prints a short and a long page to one sheet each", async () => {
  const line = "<p>Zażółć gęślą jaźń, Größe, twelve words of an owner about a dog that limps.</p>";
  for (const count of [3, 60]) {
    const pdf = await printer.print(page(line.repeat(count)));
    expect(Buffer.from(pdf.subarray(0, 5)).toString()).toBe("%PDF-");
    expect([count, pagesOf(pdf)]).toEqual([count, 1]);
  }
});

test("runs no scripts and makes no requests", async () => {
  const asked: string[] = [];
  const server = createServer((req, res) => {
    asked.push(req.url ?? "");
    res.end();
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const hostile = `<script>document.body.innerHTML = "<p>x</p>".repeat(9999)</script>
<img src="${origin}/img" onerror="document.body.innerHTML='y'"><iframe src="${origin}/frame"></iframe>
<link rel="stylesheet" href="${origin}/css"><meta http-equiv="refresh" content="0;url=${origin}/moved">`;
  const pdf = await printer.print(page(`<p>before</p>${hostile}<p>after</p>`));
  server.close();
  expect(asked).toEqual([]);
  expect(pagesOf(pdf)).toBe(1);
});
