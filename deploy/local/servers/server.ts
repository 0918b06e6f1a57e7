import type { ProcessSpec } from "../supervise/supervised-process.ts";

/** A backing server: its processes (none for an external one) and variables. `label` is the product's name. */
export type Server = {
  kind: string;
  label: string;
  specs: readonly ProcessSpec[];
  env: Readonly<Record<string, string>>;
};

/** The environment for servers and services, without variables of this program. */
export const inherited = (): Record<string, string> =>
  Object.fromEntries(
    Object.entries(process.env).flatMap(([key, value]) =>
      value === undefined || key === "NODE_OPTIONS" || key.startsWith("npm_") ? [] : [[key, value]],
    ),
  );
