import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { type AddressInfo, connect, createServer, type Socket } from "node:net";
import { Readable, Writable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { setTimeout as pause } from "node:timers/promises";
import { newId } from "@hundeblick/proto/ids";
import { describe, expect, test, vi } from "vitest";
import { Schema } from "mongoose";
import { isDuplicate, isWritten } from "../../src/mongo/index.ts";
import { connectObjects, type Objects } from "../../src/objects/index.ts";
import { connectRedis } from "../../src/redis/index.ts";
import { eventually, quietLog, testMongo, testObjects, testRedis } from "../../src/testing/index.ts";

test("stores, reads, lists and removes a photo; a missing one is photo_not_found", async () => {
  const objects = testObjects();
  const key = `incoming/${newId()}`;
  await objects.put(key, Readable.from(Buffer.from("photo")), { contentType: "image/jpeg", bytes: 5 });
  expect((await objects.read(key)).toString()).toBe("photo");
  expect((await objects.list("incoming/")).some((object) => object.key === key)).toBe(true);
  await objects.remove(key);
  await objects.remove(key);
  await expect(objects.read(key)).rejects.toMatchObject({ code: "photo_not_found" });
  await objects.close();
});

test("an unreachable store is unavailable", async () => {
  const objects = connectObjects({
    S3_ENDPOINT: "http://127.0.0.1:9",
    S3_BUCKET: "photos",
    S3_REGION: "x",
    S3_ACCESS_KEY_ID: "a",
    S3_SECRET_ACCESS_KEY: "b",
  });
  await expect(objects.read("x")).rejects.toMatchObject({ code: "unavailable" });
  await objects.close();
});

test("a failed upload throws and writes nothing to standard error", async () => {
  const said = vi.spyOn(console, "warn");
  const objects = testObjects("http://127.0.0.1:9", {});
  const body = Readable.from(Buffer.from("photo"));
  await expect(objects.put("incoming/x", body, { contentType: "image/jpeg", bytes: 5 })).rejects.toMatchObject({
    code: "unavailable",
  });
  expect(said).not.toHaveBeenCalled();
  said.mockRestore();
  await objects.close();
});

test("times out early when the store stalls after an upload", async () => {
  const silent = createServer(() => undefined).listen(0, "127.0.0.1");
  await once(silent, "listening");
  const objects = connectObjects({
    S3_ENDPOINT: `http://127.0.0.1:${(silent.address() as AddressInfo).port}`,
    S3_BUCKET: "photos",
    S3_REGION: "x",
    S3_ACCESS_KEY_ID: "a",
    S3_SECRET_ACCESS_KEY: "b",
  });
  await expect(
    objects.put("incoming/x", Buffer.alloc(100_000), { contentType: "image/jpeg", bytes: 100_000 }),
  ).rejects.toMatchObject({ code: "unavailable" });
  await objects.close();
  silent.close();
});

test("recognises a violated unique index", async () => {
  const mongo = await testMongo();
  const model = mongo.connection.model("unique", new Schema({ _id: String, key: { type: String, unique: true } }));
  await model.createIndexes();
  await model.create({ _id: "1", key: "a" });
  const error: unknown = await model.create({ _id: "2", key: "a" }).catch((thrown: unknown) => thrown);
  expect(isDuplicate(error)).toBe(true);
  expect(await isWritten(model.create({ _id: "2", key: "a" }))).toBe(false);
  await mongo.close();
});

test("rejects query operators in a visitor's object", async () => {
  const mongo = await testMongo();
  const model = mongo.connection.model("filter", new Schema({ _id: String, email: String }));
  await model.create({ _id: "1", email: "a" });
  await expect(model.findOne({ email: { $ne: null } as never }).lean()).rejects.toThrow();
  await mongo.close();
});

test("redis replies, and an unreachable one fails at once", async () => {
  const { redis, close } = await testRedis();
  const key = newId();
  await redis.set(key, "1", "PX", 1_000);
  expect(await redis.get(key)).toBe("1");
  await close();
  const away = await connectRedis({ REDIS_URL: "redis://127.0.0.1:9" }, { log: quietLog });
  await expect(away.check?.()).rejects.toThrow();
  await away.close();
});

/** A proxy on which `goDead` makes existing connections silent for ever; new ones work. */
async function lineThatGoesDead(url: string): Promise<{ port: number; goDead(): void; close(): void }> {
  const { port, hostname } = new URL(url);
  const sockets = new Set<Socket>();
  const server = createServer((near) => {
    const far = connect(Number(port), hostname);
    for (const socket of [near, far]) sockets.add(socket.on("error", () => undefined));
    near.pipe(far).pipe(near);
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    port: (server.address() as AddressInfo).port,
    goDead() {
      for (const socket of sockets) socket.unpipe().on("data", () => undefined);
    },
    close() {
      server.close();
      for (const socket of sockets) socket.destroy();
    },
  };
}

test("replaces a dead redis connection", async () => {
  const line = await lineThatGoesDead(process.env["REDIS_URL"] ?? "");
  const { redis, close } = await connectRedis({ REDIS_URL: `redis://127.0.0.1:${line.port}` }, { log: quietLog });
  expect(await redis.ping()).toBe("PONG");
  line.goDead();
  await expect(redis.ping()).rejects.toThrow("timed out");
  await eventually(
    () => redis.ping(),
    (answer) => answer === "PONG",
  );
  await close();
  line.close();
});

test("an upload after an outage does not use a dead connection", async () => {
  const line = await lineThatGoesDead(process.env["S3_ENDPOINT"] ?? "");
  const objects = testObjects(`http://127.0.0.1:${line.port}`, {});
  const upload = (key: string) => objects.put(key, Buffer.from("photo"), { contentType: "image/jpeg", bytes: 5 });
  const [first, second] = [`incoming/${newId()}`, `incoming/${newId()}`];
  await upload(first);
  line.goDead();
  await upload(second);
  await Promise.all([first, second].map((key) => objects.remove(key)));
  await objects.close();
  line.close();
});

test("a read after an outage does not use a dead connection", async () => {
  const line = await lineThatGoesDead(process.env["S3_ENDPOINT"] ?? "");
  const objects = testObjects(`http://127.0.0.1:${line.port}`, {});
  const key = `incoming/${newId()}`;
  await objects.put(key, Buffer.from("photo"), { contentType: "image/jpeg", bytes: 5 });
  await Promise.all(Array.from({ length: 8 }, () => objects.read(key)));
  line.goDead();
  await pause(3_000);
  expect((await objects.read(key)).toString()).toBe("photo");
  await objects.remove(key);
  await objects.close();
  line.close();
});

describe("a photo of 8 MB that is streamed", () => {
  const photo = randomBytes(8_000_000);
  const stored = async (objects: Objects): Promise<string> => {
    const key = `incoming/${newId()}`;
    await objects.put(key, photo, { contentType: "image/jpeg", bytes: photo.length });
    return key;
  };

  test("arrives completely although its reader pauses", async () => {
    const objects = testObjects();
    const key = await stored(objects);
    const { body } = await objects.stream(key);
    const taken: Buffer[] = [];
    await pipeline(
      body,
      new Writable({
        write(chunk: Buffer, _encoding, next) {
          setTimeout(next, taken.push(chunk) === 1 ? 4_000 : 0);
        },
      }),
    );
    expect(Buffer.concat(taken).equals(photo)).toBe(true);
    await objects.remove(key);
    await objects.close();
  });

  test("fails soon after the store stalls", async () => {
    const line = await lineThatGoesDead(process.env["S3_ENDPOINT"] ?? "");
    const objects = testObjects(`http://127.0.0.1:${line.port}`, {});
    const key = await stored(objects);
    const { body } = await objects.stream(key);
    line.goDead();
    await expect(body.toArray()).rejects.toMatchObject({ code: "unavailable" });
    await objects.remove(key);
    await objects.close();
    line.close();
  });
});
