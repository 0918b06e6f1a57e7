import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { MongoClient } from "mongodb";
import { addresses, backingServers } from "../../servers.ts";
import { isObjectStoreReachable } from "../../servers/objects.ts";

const mongo = new MongoClient(process.env["MONGO_URL"] ?? "");
beforeAll(async () => {
  await mongo.connect();
});
afterAll(async () => {
  await mongo.close();
});

test("the database is a replica set with transactions and change streams", async () => {
  const things = mongo.db(`test_${randomUUID()}`).collection<{ _id: number }>("things");
  await mongo.withSession((session) => session.withTransaction(() => things.insertOne({ _id: 1 }, { session })));
  expect(await things.countDocuments()).toBe(1);
  const changes = things.watch();
  await changes.tryNext();
  await changes.close();
});

test("the object store accepts its keys and rejects others", async () => {
  const {
    S3_ENDPOINT = "",
    S3_BUCKET = "",
    S3_REGION = "",
    S3_ACCESS_KEY_ID = "",
    S3_SECRET_ACCESS_KEY = "",
  } = process.env;
  const access = { S3_ENDPOINT, S3_BUCKET, S3_REGION, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY };
  await expect(isObjectStoreReachable(access)).resolves.toBe(true);
  await expect(isObjectStoreReachable({ ...access, S3_SECRET_ACCESS_KEY: "wrong" })).rejects.toThrow(/signature/i);
});

test("uses external servers without starting others", async () => {
  const { MONGO_URL, NATS_URL, REDIS_URL, S3_ENDPOINT, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY } = process.env;
  const given = { MONGO_URL, NATS_URL, REDIS_URL, S3_ENDPOINT, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY };
  const servers = await backingServers(
    "/nowhere",
    { TRACKING_KEY: "", MAIL_KEY: "", S3_ACCESS_KEY_ID: "other", S3_SECRET_ACCESS_KEY: "other" },
    given,
  );
  expect(servers.flatMap(({ specs }) => specs)).toEqual([]);
  expect(addresses(servers)).toEqual({ ...given, S3_BUCKET: "photos", S3_REGION: "us-east-1" });
});
