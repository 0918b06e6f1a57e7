// make start, make dev: sets up what is missing, starts everything, prints the addresses, and stops it on a signal.
import { rmSync } from "node:fs";
import { parseArgs, styleText } from "node:util";
import { homeOf, LOCAL } from "./machine/folders.ts";
import { choosePort } from "./machine/ports.ts";
import { seconds, terminal } from "./machine/report.ts";
import { readAdminPassword } from "./setup/secrets.ts";
import { setUp } from "./setup/setup.ts";
import { endLeftovers, findRunning, writeRunning } from "./supervise/running-file.ts";
import { ADMIN_EMAIL } from "./system/environment.ts";
import { prepareSystem, type System } from "./system/system.ts";

const began = Date.now();
const { watch } = parseArgs({ options: { watch: { type: "boolean", default: false } } }).values;
const home = homeOf(LOCAL);
const report = terminal();
const interrupted = new AbortController();
let system: System | undefined;

const running = findRunning(home.running);
if (running) {
  console.log(`Hundeblick is already running at ${running.url ?? "(starting)"}; make stop ends it.`);
  process.exit(0);
}

/** The first signal stops in order, the second at once. */
async function stop(): Promise<void> {
  if (interrupted.signal.aborted) {
    system?.supervisor.killAll();
    return process.exit(1);
  }
  interrupted.abort();
  if (system) {
    const since = Date.now();
    process.stdout.write("\n");
    report("hundeblick", "is stopping …", "note");
    await system.supervisor.stop();
    rmSync(home.running, { force: true });
    report("hundeblick", `stopped in ${seconds(since)}`, "done");
  }
  process.exit();
}
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, () => void stop());
// writing to a closed terminal fails; the ordered stop continues
for (const stream of [process.stdout, process.stderr]) stream.on("error", () => {});

function announce(
  { url, adminUrl, mailUrl }: System,
  note: string | undefined,
  isFirst: boolean,
  password: string,
): void {
  const row = (label: string, value: string, more = ""): void =>
    console.log(`  ${label.padEnd(7)}${styleText(["bold", "underline"], value)}  ${styleText("dim", more)}`);
  console.log(`\nHundeblick is ready after ${seconds(began)}.${note ? ` ${note}` : ""}\n`);
  row("Site", url);
  row(
    "Admin",
    adminUrl,
    isFirst ? `${ADMIN_EMAIL}, password ${password}` : `${ADMIN_EMAIL}, password in .local/admin-password`,
  );
  if (mailUrl) row("Mails", mailUrl, "every mail the system sends is caught here");
  console.log("\nCtrl-C stops everything. Logs are in .local/logs.\n");
}

try {
  const left = await endLeftovers(home.running);
  if (left.length > 0) report("clean-up", `ended what an earlier run had left behind: ${left.join(", ")}`, "note");
  const { port, note } = await choosePort(process.env["PORT"]);
  await setUp({ logs: home.logs, report, signal: interrupted.signal, web: !watch });
  const { password, isNew } = readAdminPassword(home);
  const prepared = await prepareSystem({ home: LOCAL, port, report, watch });
  system = prepared;
  writeRunning(home.running, {}, { url: prepared.url });
  await prepared.start();
  if (!interrupted.signal.aborted) announce(prepared, note, isNew, password);
} catch (error) {
  if (!interrupted.signal.aborted) {
    console.error(styleText("red", `\n✗ ${error instanceof Error ? error.message : String(error)}`));
    process.exitCode = 1;
    await stop();
  }
}
