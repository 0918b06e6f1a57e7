import { identify, isAlive, type ProcessIdentity } from "../machine/process-identity.ts";

/** Timeout for the engine's reply. */
const TIMEOUT_MS = 5_000;
const LABEL = "hundeblick.test-run";

// containers are removed here: the library's own reaper is a further image with access to the engine
process.env["TESTCONTAINERS_RYUK_DISABLED"] ??= "true";

/** Labels that identify these containers for a later run. */
export const ownLabels = (): Record<string, string> => ({ [LABEL]: JSON.stringify(identify(process.pid)) });

/** True when a Docker engine replies; also removes containers of killed test runs. */
export async function isEngineReachable(): Promise<boolean> {
  const { getContainerRuntimeClient } = await import("testcontainers");
  const late = Promise.withResolvers<undefined>();
  const timer = setTimeout(() => late.resolve(undefined), TIMEOUT_MS);
  const client = await Promise.race([getContainerRuntimeClient().catch(() => undefined), late.promise]);
  clearTimeout(timer);
  if (!client) return false;
  const { dockerode } = client.container;
  for (const { Id, Labels } of await dockerode.listContainers({ all: true, filters: { label: [LABEL] } })) {
    if (!isAlive(JSON.parse(Labels[LABEL] ?? "{}") as ProcessIdentity))
      await dockerode.getContainer(Id).remove({ force: true, v: true });
  }
  return true;
}
