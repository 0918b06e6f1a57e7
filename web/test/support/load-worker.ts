import { readFileSync } from "node:fs";
import { join } from "node:path";
import { createContext, runInContext } from "node:vm";

type Listener = (event: unknown) => void;

/** Runs a worker of `public` as a browser would, with what it finds there; gives what it listens to. */
export function loadWorker(name: string, address: string, found: Record<string, unknown>): Map<string, Listener> {
  const listeners = new Map<string, Listener>();
  const self = {
    location: new URL(address),
    addEventListener: (event: string, listener: Listener) => listeners.set(event, listener),
  };
  const run = (path: string) =>
    runInContext(readFileSync(join(import.meta.dirname, "../../public", path), "utf8"), context);
  const context = createContext({ self, importScripts: run, URL, Response, setTimeout, ...found });
  run(name);
  return listeners;
}
