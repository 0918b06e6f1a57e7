import { seconds, type Report } from "../machine/report.ts";
import { withSetupLock } from "./setup-lock.ts";
import { ensureVirtualenv } from "./virtualenv.ts";
import { ensureVisionModel } from "./vision-model.ts";
import { ensureWebBuild, WEB_APPS } from "./web-build.ts";

type Options = { logs: string; report: Report; signal?: AbortSignal; web?: boolean };

/** Creates everything missing that a start needs, independent parts concurrently. */
export function setUp({ logs, report, signal, web = true }: Options): Promise<void> {
  const step = async (name: string, make: () => Promise<boolean>): Promise<void> => {
    const began = Date.now();
    const late = setTimeout(() => report(name, "is being made …", "note"), 1_000);
    const made = await make().finally(() => clearTimeout(late));
    if (made) report(name, `made in ${seconds(began)}`, "done");
  };
  const servers = async (): Promise<void> => {
    await step("python packages", () => ensureVirtualenv(logs, signal));
    await step("vision model", () => ensureVisionModel(logs, signal));
  };
  return withSetupLock(async () => {
    const apps = web ? WEB_APPS.map((app) => step(app, () => ensureWebBuild(app, logs, signal))) : [];
    const results = await Promise.allSettled([servers(), ...apps]);
    for (const result of results) if (result.status === "rejected") throw result.reason;
  });
}

/** Only for the backing servers. */
export const setUpServers = ({ logs, signal }: { logs: string; signal?: AbortSignal }): Promise<boolean> =>
  withSetupLock(() => ensureVirtualenv(logs, signal));
