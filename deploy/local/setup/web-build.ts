import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { ROOT } from "../machine/folders.ts";
import { runTool } from "./run-tool.ts";
import { digestOf, digestOfFolders, isCurrent, stamp } from "./stamp.ts";

export const WEB_APPS = ["web", "admin-web"] as const;
type WebApp = (typeof WEB_APPS)[number];
export const hasBuild = (app: WebApp): boolean => existsSync(distOf(app));
export const distOf = (app: WebApp): string => join(ROOT, app, "dist");

type Package = { scripts?: Record<string, string>; dependencies?: Record<string, string> };
const packageOf = (app: WebApp) => JSON.parse(readFileSync(join(ROOT, app, "package.json"), "utf8")) as Package;

const OWN = "@hundeblick/";
/** Folders of the workspaces among these dependencies, which have the same names. */
export const sharedFolders = (dependencies: Readonly<Record<string, string>>): string[] =>
  Object.keys(dependencies)
    .filter((name) => name.startsWith(OWN))
    .map((name) => name.slice(OWN.length));

/** Builds a frontend when its sources or dependencies changed: then true. */
export async function ensureWebBuild(app: WebApp, logs: string, signal?: AbortSignal): Promise<boolean> {
  const { scripts = {}, dependencies = {} } = packageOf(app);
  if (!scripts["build"]) return false;
  const folders = [app, ...sharedFolders(dependencies)];
  // digested again, because the build may write generated sources
  const sourcesNow = () => digestOf(digestOfFolders(folders), process.env["ERROR_DSN"] ?? "");
  if (isCurrent(app, sourcesNow(), distOf(app))) return false;
  await runTool({
    name: `Building ${app}`,
    command: "npm",
    args: ["run", "build", "-w", app],
    cwd: ROOT,
    env: { TRIAL_BUILD: "yes" },
    logFile: join(logs, `setup-${app}.log`),
    ...(signal ? { signal } : {}),
  });
  stamp(app, sourcesNow());
  return true;
}
