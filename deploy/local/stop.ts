// make stop: ends the system that make start runs in another terminal.
import { homeOf, LOCAL } from "./machine/folders.ts";
import { isAlive } from "./machine/process-identity.ts";
import { seconds } from "./machine/report.ts";
import { waitUntil } from "./machine/waiting.ts";
import { endLeftovers, findRunning } from "./supervise/running-file.ts";

const { running: file } = homeOf(LOCAL);
const running = findRunning(file);
if (running) {
  const since = Date.now();
  process.kill(running.supervisor.pid, "SIGTERM");
  if (await waitUntil(() => !isAlive(running.supervisor), { withinMs: 15_000 })) {
    console.log(`Hundeblick has stopped (${seconds(since)}).`);
  } else {
    process.kill(running.supervisor.pid, "SIGKILL");
    console.log(
      `Hundeblick did not stop by itself and was ended by force (${(await endLeftovers(file)).length} processes).`,
    );
  }
} else {
  const left = await endLeftovers(file);
  console.log(
    left.length > 0 ? `Ended what an earlier run had left behind: ${left.join(", ")}.` : "Hundeblick is not running.",
  );
}
