import { WIDE_TIMEOUTS_ENV } from "@hundeblick/kit/testing";
import { addOperator } from "./support/operator.ts";
import { startStubVision, stubVisionEnv } from "./support/stub-vision.ts";
import { startSystem } from "./system.ts";

/** Starts a system with a stub vision server for the browser tests; sets BASE_URL, MAIL_URL and VISION_URL. */
export default async function startOnce(): Promise<(() => Promise<void>) | undefined> {
  if (process.env["BASE_URL"]) return undefined;
  const vision = await startStubVision();
  const system = await startSystem({
    env: {
      ...WIDE_TIMEOUTS_ENV,
      RATE_LIMITS: "off",
      ...stubVisionEnv(vision.url),
    },
  });
  process.env["BASE_URL"] = system.url;
  process.env["MAIL_URL"] = system.mailUrl;
  process.env["VISION_URL"] = new URL(vision.url).origin;
  process.env["SYSTEM_ENV"] = JSON.stringify(system.env);
  process.env["VISITS_OPERATOR"] = JSON.stringify(await addOperator(system.url, system.env, "visits@example.org"));
  return async () => {
    await system.stop();
    await vision.close();
  };
}
