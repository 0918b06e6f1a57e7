import { eventually, WIDE_TIMEOUTS_ENV } from "@hundeblick/kit/testing";
import { startSystem, type System } from "../system.ts";
import { listenBefore } from "./listening-server.ts";
import { startStubVision, stubVisionEnv } from "./stub-vision.ts";
import { openStores, type Stores } from "./stores.ts";

export const LONG_WAIT = { withinMs: 60_000, everyMs: 250 };

export type SearchedSystem = {
  system: System;
  stores: Stores;
  /** Requests to the vision provider. */
  heard: readonly Buffer[];
  /** All mails of the catcher, once one for this address has arrived. */
  mailTo(address: string): Promise<string>;
  stop(): Promise<void>;
};

/** A whole system with full logs, wide time limits and a stub provider, to search for leaked data. */
export async function startSearchedSystem({
  visionMs = 0,
  env = {},
}: {
  visionMs?: number;
  env?: Record<string, string>;
} = {}): Promise<SearchedSystem> {
  const vision = await startStubVision({ delayMs: visionMs });
  const provider = await listenBefore(vision.url);
  const system = await startSystem({
    env: { ...WIDE_TIMEOUTS_ENV, ...stubVisionEnv(provider.url), LOG_LEVEL: "debug", ...env },
  });
  const stores = await openStores(system.env);
  return {
    system,
    stores,
    heard: provider.heard,
    mailTo: (address) =>
      eventually(
        async () => (await fetch(`${system.mailUrl}/api/mails`)).text(),
        (mails) => mails.includes(address),
        LONG_WAIT,
      ),
    async stop() {
      await stores.close();
      await system.stop();
      await provider.close();
      await vision.close();
    },
  };
}
