import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { ROOT } from "../machine/folders.ts";
import { runTool } from "./run-tool.ts";
import { digestOf, digestOfFolders, isCurrent, stamp } from "./stamp.ts";

export const WEB_APPS = ["web", "admin-web"] as const;
export type WebApp = (typeof WEB_APPS)[number];
export const hasBuild = (app: WebApp): boolean => existsSync(distOf(app));
export const distOf = (app: WebApp): string => join(ROOT, app, "dist");

/** Builds a frontend when its sources, or those it shares, changed. Returns true when it had to be built. */
export async function ensureWebBuild(app: WebApp, logs: string, signal?: AbortSignal): Promise<boolean> {
  if (!/"build":/.test(readFileSync(join(ROOT, app, "package.json"), "utf8"))) return false;
  const digest = digestOf(digestOfFolders([app, "web-kit", "proto"]), process.env["ERROR_DSN"] ?? "");
  if (isCurrent(app, digest, distOf(app))) return false;
  await runTool({
    name: `Building ${app}`,
    command: "npm",
    args: ["run", "build", "-w", app],
    cwd: ROOT,
    env: { TRIAL_BUILD: "yes" },
    logFile: join(logs, `setup-${app}.log`),
    ...(signal ? { signal } : {}),
  });
  // digested again: a build may write generated sources of its own
  stamp(app, digestOf(digestOfFolders([app, "web-kit", "proto"]), process.env["ERROR_DSN"] ?? ""));
  return true;
}
