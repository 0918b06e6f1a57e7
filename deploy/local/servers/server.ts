import type { ProcessSpec } from "../supervise/supervised-process.ts";

/**
 * A backing server: the processes to run for it (none when somebody else runs it) and the variables that lead to it.
 * `label` is the product's name.
 */
export type Server = {
  kind: string;
  label: string;
  specs: readonly ProcessSpec[];
  env: Readonly<Record<string, string>>;
};

/** The environment of this program without what only concerns it; servers and services get it. */
export const inherited = (): Record<string, string> =>
  Object.fromEntries(
    Object.entries(process.env).flatMap(([key, value]) =>
      value === undefined || key === "NODE_OPTIONS" || key.startsWith("npm_") ? [] : [[key, value]],
    ),
  );
