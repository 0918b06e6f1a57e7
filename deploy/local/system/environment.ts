import { join } from "node:path";
import { findChromium } from "../machine/find-program.ts";
import { type Home, LOCAL } from "../machine/folders.ts";
import { inherited } from "../servers/server.ts";
import { readAdminPassword, readSecrets } from "../setup/secrets.ts";
import { VISION_MODEL } from "../setup/vision-model.ts";
import { distOf } from "../setup/web-build.ts";

export const ADMIN_EMAIL = "admin@hundeblick.local";
export type Environment = { all: Record<string, string>; gateway: Record<string, string> };

type Given = {
  home: Home;
  servers: Record<string, string>;
  smtpPort: number | undefined;
  publicUrl: string;
  extra: Record<string, string>;
};

/** Variables of our processes: local defaults, overridden by the user's (SMTP_URL, …), then by `extra`. */
export function environmentOf({ home, servers, smtpPort, publicUrl, extra }: Given): Environment {
  const { TRACKING_KEY, MAIL_KEY } = readSecrets(home);
  const chromium = findChromium();
  const defaults: Record<string, string> = {
    NODE_ENV: "development",
    TRACKING_KEY,
    MAIL_KEY,
    VISION_MODEL,
    MAIL_FROM: "Hundeblick <post@hundeblick.local>",
    OPERATOR_EMAIL: ADMIN_EMAIL,
    TRUST_PROXY_HOPS: "0",
    ...(smtpPort === undefined ? {} : { SMTP_URL: `smtp://127.0.0.1:${smtpPort}` }),
    ...(chromium === undefined ? {} : { CHROMIUM_PATH: chromium }),
  };
  const fixed = { ...servers, PUBLIC_URL: publicUrl, NODE_COMPILE_CACHE: join(LOCAL, "compile-cache") };
  const all: Record<string, string> = { ...defaults, ...inherited(), ...fixed, ...extra };
  return {
    all,
    gateway: {
      WEB_DIST: distOf("web"),
      ADMIN_DIST: distOf("admin-web"),
      SPOOL_DIR: home.spool,
      ...operator(home),
      ...all,
    },
  };
}

/** Only for the gateway. */
const operator = (home: Home) => ({ ADMIN_EMAIL, ADMIN_PASSWORD: readAdminPassword(home).password });
