import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";
import { expect, test } from "vitest";
import { quietLog, testMongo, WIDE_TIMEOUTS, WIDE_TIMEOUTS_ENV } from "@hundeblick/kit/testing";
import { newId } from "@hundeblick/proto/ids";
import { mongoOperators } from "../../src/adapters/mongo/operator.repository.ts";
import { ensureFirstOperator } from "../../src/domain/operators/first-operator.ts";
import { connectMongo } from "@hundeblick/kit/mongo";

const run = (email: string, ...more: string[]) =>
  promisify(execFile)(process.execPath, [join(import.meta.dirname, "../../src/add-operator.ts"), email, ...more], {
    env: { PATH: process.env["PATH"], MONGO_URL: process.env["MONGO_URL"], ...WIDE_TIMEOUTS_ENV },
  }).then(
    ({ stdout }) => ({ code: 0, says: stdout }),
    (error: { code: number; stderr: string }) => ({ code: error.code, says: error.stderr }),
  );

test("the command adds an operator once, prints the password once, and is logged", async () => {
  const email = `cli-${newId().toLowerCase()}@example.org`;
  const added = await run(email);
  expect(added).toMatchObject({ code: 0 });
  expect(added.says).toMatch(/with the password [\w-]{20}\n/);
  expect(await run(email)).toEqual({ code: 1, says: `${email} is an operator already.\n` });
  expect(await run("nobody")).toMatchObject({ code: 1, says: expect.stringContaining("Give the e-mail address") });
  const reset = await run(email, "--reset");
  expect(reset.says).toMatch(/with the password [\w-]{20}\n/);
  expect(reset.says).not.toBe(added.says);
  expect(await run(`not-${email}`, "--reset")).toEqual({ code: 1, says: `not-${email} is no operator.\n` });
  const mongo = await connectMongo(
    { MONGO_URL: process.env["MONGO_URL"] ?? "", ...WIDE_TIMEOUTS },
    { database: "hundeblick_gateway", log: quietLog },
  );
  try {
    const entry = await mongo.connection.collection("audit").findOne({ subject: email, outcome: "done" });
    expect(entry).toMatchObject({ operatorId: "command line", action: "operator.add" });
  } finally {
    await mongo.close();
  }
});

test("an operator added before the first start does not replace the first one", async () => {
  const mongo = await testMongo();
  try {
    const operators = await mongoOperators(mongo.connection);
    const passwords = { hash: async () => "hash", matches: async () => false };
    await operators.insert({
      id: newId(),
      email: "early@example.org",
      passwordHash: "hash",
      hasRandomPassword: false,
      isDisabled: false,
      revision: 1,
    });
    const first = { email: "admin@example.org", password: "correct horse battery" };
    expect(await ensureFirstOperator({ operators, passwords }, first)).toBe(true);
    expect(await ensureFirstOperator({ operators, passwords }, { ...first, email: "other@example.org" })).toBe(false);
  } finally {
    await mongo.close();
  }
});
