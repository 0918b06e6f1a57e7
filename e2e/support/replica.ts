import { join } from "node:path";
import { freePorts } from "../../deploy/local/machine/ports.ts";
import { createSupervisor } from "../../deploy/local/supervise/supervisor.ts";
import { serviceProcess } from "../../deploy/local/system/processes.ts";
import type { System } from "../system.ts";

export type Replica = {
  url: string;
  /** Stops it as an orchestrator does, and restarts it. */
  restart(): Promise<void>;
  stop(): Promise<void>;
};

/** A further process of a service or the gateway. */
export async function startReplica({ env }: Pick<System, "env">, name: string): Promise<Replica> {
  const [health, port] = (await freePorts(2)) as [number, number];
  const isGateway = name === "gateway";
  const url = `http://127.0.0.1:${port}`;
  const folder = isGateway ? name : `services/${name}`;
  const spec = serviceProcess({
    name,
    folder,
    watch: false,
    readyUrl: `http://127.0.0.1:${health}/readyz`,
    env: {
      ...env,
      HEALTH_PORT: String(health),
      ...(isGateway ? { PORT: String(port), SPOOL_DIR: join(env["SPOOL_DIR"] ?? "", "../spool-of-replica") } : {}),
    },
  });
  const supervisor = createSupervisor({ logs: join(env["SPOOL_DIR"] ?? "", "../logs-of-replicas"), report: () => {} });
  await supervisor.start({ specs: [spec], stopWithinMs: 12_000 });
  return {
    url,
    async restart() {
      await supervisor.down(name);
      await supervisor.up(name);
    },
    stop: supervisor.stop,
  };
}
