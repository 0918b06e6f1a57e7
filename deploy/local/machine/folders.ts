import { join } from "node:path";

/** The checkout. */
export const ROOT = join(import.meta.dirname, "../../..");
/** What is made on this machine and shared by every run: never in git. */
export const LOCAL = join(ROOT, ".local");

/** What one running system keeps; `make start` lives in `.local` itself, a test run in a folder below it. */
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
