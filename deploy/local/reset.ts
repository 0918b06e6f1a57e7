// make reset: deletes all data of the local system, but not what was installed or built.
import { rmSync } from "node:fs";
import { createInterface } from "node:readline/promises";
import { homeOf, LOCAL } from "./machine/folders.ts";
import { endLeftovers, findRunning } from "./supervise/running-file.ts";

const { running, data, mail, logs, spool, secrets, adminPassword } = homeOf(LOCAL);

async function isSure(): Promise<boolean> {
  if (process.env["FORCE"] === "1") return true;
  if (!process.stdin.isTTY) {
    console.error(
      "Nothing was removed: this asks first, and there is nobody to answer. FORCE=1 make reset does not ask.",
    );
    return false;
  }
  const terminal = createInterface(process.stdin, process.stdout);
  const answer = await terminal.question(
    "Remove all photos, reports, products, mails and the operator's password of the local system? [y/N] ",
  );
  terminal.close();
  return /^y(es)?$/i.test(answer.trim());
}

if (findRunning(running)) {
  console.error("Hundeblick is running: make stop first, then make reset.");
  process.exitCode = 1;
} else if (await isSure()) {
  await endLeftovers(running);
  for (const path of [data, mail, logs, spool, secrets, adminPassword]) rmSync(path, { recursive: true, force: true });
  console.log("All data is gone. make start begins anew.");
} else {
  process.exitCode = 1;
}
