import { startSystem } from "./system.ts";

/** Starts the system the browser tests visit. The tests find it in BASE_URL and its mails in MAIL_URL. */
export default async function startOnce(): Promise<(() => Promise<void>) | undefined> {
  if (process.env["BASE_URL"]) return undefined;
  const system = await startSystem({ env: { RATE_LIMITS: "off" } });
  process.env["BASE_URL"] = system.url;
  process.env["MAIL_URL"] = system.mailUrl;
  return system.stop;
}
