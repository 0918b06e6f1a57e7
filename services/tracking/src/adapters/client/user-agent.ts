import Bowser from "bowser";
import { isbotMatch } from "isbot";
import type { Visitor } from "../../domain/session.ts";

/** Device, browser and system: names and major versions only. */
export function readUserAgent(userAgent: string): Pick<Visitor, "deviceType" | "browser" | "os" | "botReason"> {
  if (userAgent === "") return { deviceType: "other", browser: null, os: null, botReason: "sends no user agent" };
  const { browser, os, platform } = Bowser.parse(userAgent);
  const bot = isbotMatch(userAgent);
  return {
    deviceType:
      platform.type === "mobile" || platform.type === "tablet" || platform.type === "desktop" ? platform.type : "other",
    browser: named(browser.name, browser.version),
    os: named(os.name, os.name === "Windows" ? os.versionName : os.version),
    botReason: bot === null ? null : `user agent says ${bot.slice(0, 40)}`,
  };
}

const named = (name: string | undefined, version: string | undefined): string | null =>
  name ? [name, version?.split(".")[0]].filter(Boolean).join(" ").slice(0, 60) : null;
