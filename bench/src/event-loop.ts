import { once } from "node:events";
import { eventually } from "@hundeblick/kit/testing";

const INSPECTOR = "http://127.0.0.1:9229/json";
const BEGIN = `globalThis.benchDelay = process.getBuiltinModule("node:perf_hooks").monitorEventLoopDelay({ resolution: 1 }); globalThis.benchDelay.enable()`;
const P99_MS = "globalThis.benchDelay.percentile(99) / 1e6";

/** Measures the event loop delay of another Node process through its inspector; `p99Ms` since the start. */
export async function watchEventLoop(pid: number): Promise<{ p99Ms: () => Promise<number>; close: () => void }> {
  process.kill(pid, "SIGUSR1");
  const [target] = await eventually(
    async () => (await (await fetch(INSPECTOR)).json()) as { webSocketDebuggerUrl: string }[],
    (targets) => targets.length > 0,
  );
  if (!target) throw new Error("the process has no inspector");
  const line = new WebSocket(target.webSocketDebuggerUrl);
  await once(line, "open");
  let asked = 0;
  const evaluate = (expression: string): Promise<number> =>
    new Promise((resolve) => {
      const id = ++asked;
      const hear = ({ data }: MessageEvent): void => {
        const answer = JSON.parse(String(data)) as { id?: number; result?: { result?: { value?: number } } };
        if (answer.id !== id) return;
        line.removeEventListener("message", hear);
        resolve(answer.result?.result?.value ?? Number.NaN);
      };
      line.addEventListener("message", hear);
      line.send(JSON.stringify({ id, method: "Runtime.evaluate", params: { expression, returnByValue: true } }));
    });
  await evaluate(BEGIN);
  return { p99Ms: () => evaluate(P99_MS), close: () => line.close() };
}
