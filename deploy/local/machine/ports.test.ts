import { createServer } from "node:net";
import { once } from "node:events";
import { expect, test } from "@jest/globals";
import { choosePort, freePort, freePorts, isFree } from "./ports.ts";

const busy = async () => false;
const free = async () => true;

test("the site takes 8080 when nothing else is asked for", async () => {
  await expect(choosePort(undefined, free)).resolves.toEqual({ port: 8080 });
});

test("when 8080 is taken the site takes another port and says so", async () => {
  const { port, note } = await choosePort(undefined, busy);
  expect(port).not.toBe(8080);
  expect(note).toBe(`Port 8080 is used by another program, so the site takes ${port}.`);
});

test("a port the user asked for is taken or refused, never replaced", async () => {
  await expect(choosePort("9000", free)).resolves.toEqual({ port: 9000 });
  await expect(choosePort("9000", busy)).rejects.toThrow(
    "Port 9000 is used by another program: stop that program, or choose another port, for example: make start PORT=9001.",
  );
  await expect(choosePort("http", free)).rejects.toThrow("PORT=http is not a port: give a number from 1 to 65535.");
});

test("a port somebody listens on is not free, and is again when they have gone", async () => {
  const port = await freePort();
  const server = createServer().listen(port, "127.0.0.1");
  await once(server, "listening");
  await expect(isFree(port)).resolves.toBe(false);
  server.close();
  await once(server, "close");
  await expect(isFree(port)).resolves.toBe(true);
});

test("a port that was handed out is not handed out again, though nobody listens on it yet", async () => {
  const ports = (await Promise.all(Array.from({ length: 40 }, () => freePorts(10)))).flat();
  expect(new Set(ports).size).toBe(400);
});

test("free ports differ and lie below those the system gives to outgoing connections", async () => {
  const ports = await freePorts(20);
  expect(new Set(ports).size).toBe(20);
  expect(Math.max(...ports)).toBeLessThan(32_768);
});
