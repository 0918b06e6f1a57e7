// node src/add-operator.ts ada@example.org: adds an operator and prints a password once. Needs MONGO_URL.
// node src/add-operator.ts ada@example.org --reset: a new password and no passkeys for an operator who lost them.
import { toAppError } from "@hundeblick/kit/errors";
import { createLog } from "@hundeblick/kit/log";
import { connectMongo } from "@hundeblick/kit/mongo";
import { NewOperatorBody } from "@hundeblick/proto/http/admin/operators";
import { readDatabaseEnv } from "./env.ts";
import { argon2Passwords } from "./adapters/argon2/passwords.ts";
import { mongoAudit } from "./adapters/mongo/audit.repository.ts";
import { mongoOperators } from "./adapters/mongo/operator.repository.ts";
import { audited } from "./domain/operators/audited.ts";
import { addOperator, resetOperator } from "./domain/operators/manage-operators.ts";

const asked = NewOperatorBody.safeParse({ email: process.argv[2] });
if (!asked.success) {
  console.error("Give the e-mail address of the operator, for instance ada@example.org.");
  process.exit(1);
}
const { email } = asked.data;
const isReset = process.argv[3] === "--reset";
const log = createLog({ service: "add-operator", level: "error" });
const mongo = await connectMongo(readDatabaseEnv(), { database: "hundeblick_gateway", log });
try {
  const deps = { operators: await mongoOperators(mongo.connection), passwords: await argon2Passwords() };
  const made = await audited(
    await mongoAudit(mongo.connection, log),
    { operatorId: "command line", action: isReset ? "operator.reset" : "operator.add", subject: email.toLowerCase() },
    () => (isReset ? resetOperator : addOperator)(deps, email),
  );
  console.log(
    `${made.email} may sign in with the password ${made.password}\nIt is shown this once; Settings changes it.`,
  );
} catch (thrown) {
  const { code } = toAppError(thrown);
  if (code !== "conflict" && code !== "not_found") throw thrown;
  console.error(`${email.toLowerCase()} is ${code === "conflict" ? "an operator already" : "no operator"}.`);
  process.exitCode = 1;
} finally {
  await mongo.close();
}
