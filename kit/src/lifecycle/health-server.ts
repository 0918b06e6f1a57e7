import { createServer } from "node:http";
import { once } from "node:events";
import type { AddressInfo } from "node:net";
import type { Resource } from "./resource.ts";

export type Readiness = { ready: boolean; dependencies: Record<string, "ok" | "down"> };

export const CHECK_LIMIT_MS = 1_000;

/** Checks all resources concurrently, each for at most `limitMs`. */
export async function checkReadiness(resources: readonly Resource[], limitMs = CHECK_LIMIT_MS): Promise<Readiness> {
  const asked = await Promise.all(
    resources
      .filter((r) => r.check)
      .map(async (resource) => {
        const late = new Promise<never>((_, reject) =>
          setTimeout(() => reject(new Error("too slow")), limitMs).unref(),
        );
        const state = await Promise.race([resource.check?.(), late]).then(
          () => "ok" as const,
          () => "down" as const,
        );
        return [resource.name, state] as const;
      }),
  );
  return { ready: asked.every(([, state]) => state === "ok"), dependencies: Object.fromEntries(asked) };
}

/** `/healthz`: the process is alive. `/readyz`: each dependency by name. */
export async function createHealthServer(options: {
  port: number;
  host: string;
  checks: readonly Resource[];
  isStopping: () => boolean;
}): Promise<Resource & { port: number }> {
  const server = createServer((request, response) => {
    const answer = (status: number, body: unknown): void => {
      response
        .writeHead(status, { "content-type": "application/json", "cache-control": "no-store" })
        .end(JSON.stringify(body));
    };
    if (request.url === "/healthz") return answer(200, { alive: true });
    if (request.url !== "/readyz") return answer(404, { error: "not found" });
    if (options.isStopping()) return answer(503, { ready: false, stopping: true });
    void checkReadiness(options.checks).then((state) => answer(state.ready ? 200 : 503, state));
  });
  server.listen(options.port, options.host);
  await once(server, "listening");
  return {
    name: "health",
    port: (server.address() as AddressInfo).port,
    async close() {
      server.closeAllConnections();
      await server[Symbol.asyncDispose]();
    },
  };
}
