import type { AppError } from "@hundeblick/kit/errors";
import { expect, test } from "vitest";
import { printQueue } from "./print-queue.ts";

const failure = (work: Promise<unknown>) =>
  work.then(
    () => "printed",
    ({ code }: AppError) => code,
  );

/** A printer that finishes on demand. */
function stoppedPrinter() {
  const waiting: (() => void)[] = [];
  let most = 0;
  let busy = 0;
  return {
    waiting,
    most: () => most,
    print: async () => {
      busy += 1;
      most = Math.max(most, busy);
      await new Promise<void>((done) => waiting.push(done));
      busy -= 1;
      return new Uint8Array([1]);
    },
  };
}
const turn = () => new Promise((done) => setImmediate(done));

test("prints one page at a time and rejects the fifth at once", async () => {
  const printer = stoppedPrinter();
  const print = printQueue(printer.print, 60_000);
  const pages = ["a", "b", "c", "d"].map((page) => failure(print(page)));
  expect(await failure(print("e"))).toBe("print_busy");
  for (let page = 0; page < 4; page += 1) {
    await turn();
    printer.waiting.shift()?.();
    await turn();
  }
  expect(await Promise.all(pages)).toEqual(["printed", "printed", "printed", "printed"]);
  expect(printer.most()).toBe(1);
});

test("rejects a page after its timeout, and prints the next one when the printer is free", async () => {
  const printer = stoppedPrinter();
  const print = printQueue(printer.print, 20);
  expect(await failure(print("slow"))).toBe("print_busy");
  const next = failure(printQueue(async () => new Uint8Array([1]), 60_000)("next"));
  expect(await next).toBe("printed");
  printer.waiting.shift()?.();
});

test("continues after a failure", async () => {
  let calls = 0;
  const print = printQueue(async () => {
    calls += 1;
    if (calls === 1) throw new Error("the browser is gone");
    return new Uint8Array([1]);
  }, 60_000);
  await expect(print("a")).rejects.toThrow("the browser is gone");
  await expect(print("b")).resolves.toHaveLength(1);
});
