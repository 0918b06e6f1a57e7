// make doctor: prints what the local system finds on this machine. Missing requirements are reported by the preflight.
import { existsSync } from "node:fs";
import { findChromium } from "./machine/find-program.ts";
import { homeOf, LOCAL, ROOT } from "./machine/folders.ts";
import { choosePort } from "./machine/ports.ts";
import { type Severity, terminal } from "./machine/report.ts";
import { inspectMachine } from "./preflight/machine.mjs";
import { chooseMongo } from "./servers/mongo.ts";
import { venvFile } from "./setup/virtualenv.ts";
import { visionModelIsBuilt } from "./setup/vision-model.ts";
import { hasBuild, WEB_APPS } from "./setup/web-build.ts";
import { findRunning } from "./supervise/running-file.ts";

const report = terminal();
const say = (what: string, fine: boolean, yes: string, no: string, otherwise: Severity = "note"): void =>
  report(what, fine ? yes : no, fine ? "done" : otherwise);

const { node, npm, python, platform, freeBytes } = inspectMachine(ROOT, true);
report("platform", platform, "done");
report("node", `${node} for the project`, "done");
report("npm", String(npm), "done");
report("python", `${python?.version} (${python?.command})`, "done");
report("disk", `${(freeBytes / 1e9).toFixed(1)} GB free`, "done");

say(
  "local servers",
  existsSync(venvFile("bin/python")),
  "installed in .local/venv",
  "not installed yet: make start does it",
);
for (const variable of ["MONGO_URL", "NATS_URL", "REDIS_URL", "S3_ENDPOINT", "SMTP_URL"])
  if (process.env[variable]) report("your own server", `${variable} is set and will be used`, "note");
if (!process.env["MONGO_URL"]) report("mongodb", `${chooseMongo().label} will be used`, "done");
say("vision model", visionModelIsBuilt(), "built, with the right checksum", "not built yet: make start does it");
for (const app of WEB_APPS) say(app, hasBuild(app), "built", "not built yet: make start does it");
const chromium = findChromium();
say(
  "browser",
  chromium !== undefined,
  chromium ?? "",
  "no Chromium: only make e2e and the marketplace need one (Debian: sudo apt install chromium; or set CHROMIUM_PATH)",
  "warning",
);

const running = findRunning(homeOf(LOCAL).running);
if (running) {
  const ready = await fetch(`${running.url}/readyz`, { signal: AbortSignal.timeout(3_000) }).then(
    (response) => response.text(),
    () => "no answer",
  );
  report(
    "hundeblick",
    `runs at ${running.url ?? "?"} with ${Object.keys(running.processes).length} processes; the gateway says ${ready}`,
    "done",
  );
} else {
  const port = await choosePort(process.env["PORT"]).then(
    ({ port: free, note }) => ({ fine: true, text: note ?? `not running; port ${free} is free` }),
    (error: Error) => ({ fine: false, text: error.message }),
  );
  say("hundeblick", port.fine, port.text, port.text, "failure");
  if (!port.fine) process.exitCode = 1;
}
