import { identify, isAlive, type ProcessIdentity } from "../machine/process-identity.ts";

/** How long an engine may take to say that it is there. */
const TIMEOUT_MS = 5_000;
const LABEL = "hundeblick.test-run";

// We take our containers away ourselves: the library's own caretaker is a further image, and one with the keys to the
// engine.
process.env["TESTCONTAINERS_RYUK_DISABLED"] ??= "true";

/** The labels by which a later run knows whose containers these are. */
export const ownLabels = (): Record<string, string> => ({ [LABEL]: JSON.stringify(identify(process.pid)) });

/** True when a Docker engine answers; then the containers of test runs that were killed are taken away. */
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
