import { expect, test } from "@jest/globals";
import mongoose from "mongoose";
import { toAppError } from "./index.ts";

test("a database that is away is out of reach, whoever forgot to say so; a bug stays a bug", () => {
  expect(toAppError(new mongoose.mongo.MongoNetworkError("gone")).code).toBe("unavailable");
  expect(toAppError(new mongoose.Error.MongooseServerSelectionError("nobody")).code).toBe("unavailable");
  expect(toAppError(new TypeError("a bug")).code).toBe("internal");
});
