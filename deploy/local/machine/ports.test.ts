import { createServer } from "node:net";
import { once } from "node:events";
import { expect, test } from "vitest";
import { choosePort, freePort, freePorts, isFree } from "./ports.ts";

const busy = async () => false;
const free = async () => true;

test("uses 8080 by default", async () => {
  await expect(choosePort(undefined, free)).resolves.toEqual({ port: 8080 });
});

test("uses another port when 8080 is taken, and says so", async () => {
  const { port, note } = await choosePort(undefined, busy);
  expect(port).not.toBe(8080);
  expect(note).toBe(`Port 8080 is used by another program, so the site takes ${port}.`);
});

test("never replaces a requested port", async () => {
  await expect(choosePort("9000", free)).resolves.toEqual({ port: 9000 });
  await expect(choosePort("9000", busy)).rejects.toThrow(
    "Port 9000 is used by another program: stop that program, or choose another port, for example: make start PORT=9001.",
  );
  await expect(choosePort("http", free)).rejects.toThrow("PORT=http is not a port: give a number from 1 to 65535.");
});

test("a port is free again when its server has ended", async () => {
  const port = await freePort();
  const server = createServer().listen(port, "127.0.0.1");
  await once(server, "listening");
  await expect(isFree(port)).resolves.toBe(false);
  server.close();
  await once(server, "close");
  await expect(isFree(port)).resolves.toBe(true);
});

test("does not return a port twice", async () => {
  const ports = (await Promise.all(Array.from({ length: 40 }, () => freePorts(10)))).flat();
  expect(new Set(ports).size).toBe(400);
});

test("free ports differ and are below the ephemeral range", async () => {
  const ports = await freePorts(20);
  expect(new Set(ports).size).toBe(20);
  expect(Math.max(...ports)).toBeLessThan(32_768);
});
