// make alerts-test: checks the rules of deploy/observability/prometheus and runs their tests with promtool. Exits
// with 3 without promtool.
import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { findProgram } from "./machine/find-program.ts";
import { LOCAL, ROOT } from "./machine/folders.ts";

const RULES = join(ROOT, "deploy/observability/prometheus");
const UNPACKED = join(LOCAL, "promtool");
const FROM_DEBIAN = join(UNPACKED, "usr/bin/promtool");
const TOOL_IS_MISSING = 3;

const run = (command: string, args: readonly string[], cwd: string): number =>
  spawnSync(command, args, { cwd, stdio: "inherit" }).status ?? 1;

/** promtool of PROMTOOL, of this machine, or from Debian's package, unpacked into .local. */
function promtool(): string | undefined {
  const given = process.env["PROMTOOL"] ?? findProgram("promtool");
  if (given || existsSync(FROM_DEBIAN)) return given ?? FROM_DEBIAN;
  if (!findProgram("apt-get") || !findProgram("dpkg")) return undefined;
  mkdirSync(UNPACKED, { recursive: true });
  if (run("apt-get", ["-q", "download", "prometheus"], UNPACKED) !== 0) return undefined;
  const deb = readdirSync(UNPACKED).find((name) => name.endsWith(".deb"));
  return deb && run("dpkg", ["-x", deb, "."], UNPACKED) === 0 ? FROM_DEBIAN : undefined;
}

const tool = promtool();
if (tool) {
  const checked = run(tool, ["check", "rules", "slo.rules.yml", "alerts.yml"], RULES);
  const tested = run(tool, ["test", "rules", "alerts.test.yml", "slo.test.yml"], RULES);
  process.exitCode = Math.max(checked, tested);
} else {
  console.error(
    "✗ promtool is missing. It comes with Prometheus (https://prometheus.io/download, Homebrew: brew install prometheus); PROMTOOL may name it.",
  );
  process.exitCode = TOOL_IS_MISSING;
}
