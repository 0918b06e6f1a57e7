import { expect, test } from "vitest";
import { quietLog } from "@hundeblick/kit/testing";
import { createLargePhotos } from "./large-photos.ts";

const gate = () => Promise.withResolvers<void>();
const settle = () => new Promise((done) => setImmediate(done));

test("runs large photos one after another, each once", async () => {
  const queue = createLargePhotos(quietLog);
  const ran: string[] = [];
  const first = gate();
  queue.add("a", async () => {
    ran.push("a");
    await first.promise;
  });
  for (const id of ["a", "b", "b", "c"]) queue.add(id, async () => ran.push(id));
  await settle();
  expect(ran).toEqual(["a"]);
  first.resolve();
  await settle();
  expect(ran).toEqual(["a", "b", "c"]);
  queue.add("a", async () => ran.push("a again"));
  await settle();
  expect(ran.at(-1)).toBe("a again");
});

test("continues after a failure", async () => {
  const queue = createLargePhotos(quietLog);
  const ran: string[] = [];
  queue.add("a", () => Promise.reject(new Error("odd")));
  queue.add("b", async () => ran.push("b"));
  await settle();
  expect(ran).toEqual(["b"]);
});

test("a stop aborts the running one and starts no other", async () => {
  const queue = createLargePhotos(quietLog);
  const ran: string[] = [];
  queue.add("a", async (stopping) => {
    const stopped = gate();
    stopping.addEventListener("abort", () => stopped.resolve());
    await stopped.promise;
    ran.push("a stopped");
  });
  queue.add("b", async () => ran.push("b"));
  await settle();
  await queue.close();
  expect(ran).toEqual(["a stopped"]);
});
