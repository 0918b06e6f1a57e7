import { join } from "node:path";

/** The checkout. */
export const ROOT = join(import.meta.dirname, "../../..");
/** Generated files shared by every run; never in git. */
export const LOCAL = join(ROOT, ".local");

/** Folders of one system; `make start` uses `.local` itself, a test run a folder below it. */
export const homeOf = (home: string) => ({
  home,
  data: join(home, "data"),
  logs: join(home, "logs"),
  mail: join(home, "mail"),
  spool: join(home, "spool"),
  secrets: join(home, "secrets.json"),
  adminPassword: join(home, "admin-password"),
  running: join(home, "running.json"),
});
export type Home = ReturnType<typeof homeOf>;
