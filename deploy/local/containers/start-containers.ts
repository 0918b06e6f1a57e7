import type { StartedTestContainer } from "testcontainers";
import type { ServerKind } from "../servers.ts";
import { RECIPES } from "./recipes.ts";

type Containers = { env: Record<string, string>; stop(): Promise<void> };

/** Starts one container for each kind concurrently, all or none. */
export async function startContainers(kinds: readonly ServerKind[]): Promise<Containers> {
  const running: StartedTestContainer[] = [];
  const stop = async (): Promise<void> => {
    await Promise.all(running.map((one) => one.stop({ timeout: 0, removeVolumes: true })));
  };
  const began = await Promise.allSettled(
    kinds.map(async (kind) => {
      const { container, lead } = RECIPES[kind]();
      const started = await container.start();
      running.push(started);
      return lead(started);
    }),
  );
  const failed = began.find(({ status }) => status === "rejected");
  if (failed?.status === "rejected") {
    await stop();
    throw failed.reason;
  }
  return {
    env: Object.assign({}, ...began.map((one) => (one.status === "fulfilled" ? one.value : {}))) as Record<
      string,
      string
    >,
    stop,
  };
}
