import { expect, test } from "vitest";
import mongoose from "mongoose";
import { toAppError } from "./index.ts";

test("maps an unreachable database to unavailable and a bug to internal", () => {
  expect(toAppError(new mongoose.mongo.MongoNetworkError("gone")).code).toBe("unavailable");
  expect(toAppError(new mongoose.Error.MongooseServerSelectionError("nobody")).code).toBe("unavailable");
  const { MongoBulkWriteError, MongoClientClosedError, MongoNetworkError, MongoWriteConcernError } = mongoose.mongo;
  expect(toAppError(new MongoClientClosedError()).code).toBe("unavailable");
  expect(
    toAppError(
      new MongoWriteConcernError({
        ok: 1,
        writeConcernError: { code: 64, errmsg: "waiting for replication timed out" },
      }),
    ).code,
  ).toBe("unavailable");
  expect(toAppError(new MongoBulkWriteError(new MongoNetworkError("gone") as never, {} as never)).code).toBe(
    "unavailable",
  );
  expect(
    toAppError(new MongoBulkWriteError({ message: "refused", code: 121, writeErrors: [] }, {} as never)).code,
  ).toBe("internal");
  // the driver does not mark this one, and its name does not begin with Mongo
  class PoolClearedOnNetworkError extends Error {
    override get name(): string {
      return "PoolClearedOnNetworkError";
    }
  }
  const cleared = new PoolClearedOnNetworkError("interrupted due to server monitor timeout");
  expect(toAppError(cleared).code).toBe("unavailable");
  expect(toAppError(new MongoBulkWriteError(cleared as never, {} as never)).code).toBe("unavailable");
  expect(toAppError(new TypeError("a bug")).code).toBe("internal");
});

test("recognises the codes of a server that steps down, shuts down or has a write conflict", () => {
  const { MongoBulkWriteError, MongoServerError } = mongoose.mongo;
  for (const code of [10_107, 11_600, 189, 112])
    expect(toAppError(new MongoServerError({ message: "try again", code })).code).toBe("unavailable");
  expect(
    toAppError(new MongoBulkWriteError({ message: "not primary", code: 10_107, writeErrors: [] }, {} as never)).code,
  ).toBe("unavailable");
  expect(toAppError(new MongoServerError({ message: "duplicate", code: 11_000 })).code).toBe("internal");
  expect(toAppError(Object.assign(new Error("somebody else's code"), { code: 112 })).code).toBe("internal");
});
