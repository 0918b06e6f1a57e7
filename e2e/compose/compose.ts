import { execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { promisify } from "node:util";

const ROOT = join(import.meta.dirname, "../..");
const run = promisify(execFile);

/** The compose file with layers as a project of its own. `env` sets its variables. */
export function composeProject(name: string, layers: readonly string[], env: Record<string, string>) {
  const all = {
    ...process.env,
    ...env,
    COMPOSE_PROJECT_NAME: name,
    COMPOSE_FILE: ["docker-compose.yml", ...layers].join(":"),
  };
  const docker = async (...args: string[]): Promise<string> =>
    (await run("docker", args, { cwd: ROOT, env: all, maxBuffer: 50_000_000 })).stdout;
  return {
    docker,
    compose: (...args: string[]): Promise<string> => docker("compose", ...args),
    /** Runs a program of the checkout with this project's variables. */
    program: async (path: string, ...args: string[]): Promise<string> =>
      (await run(join(ROOT, path), args, { cwd: ROOT, env: all, maxBuffer: 50_000_000 })).stdout,
    /** Runs JavaScript inside a service's container and returns its output, including errors. */
    inside: async (service: string, source: string): Promise<string> => {
      const child = spawn("docker", ["compose", "exec", "-T", service, "node", "--input-type=module", "-"], {
        cwd: ROOT,
        env: all,
        stdio: ["pipe", "pipe", "inherit"],
      });
      child.stdin.end(`try { ${source} } catch (error) { console.log(String(error)); } process.exit();`);
      let said = "";
      child.stdout.on("data", (data: Buffer) => {
        said += data.toString();
      });
      await once(child, "close");
      return said.trim();
    },
  };
}
export type ComposeProject = ReturnType<typeof composeProject>;
