import { spawn } from "node:child_process";
import { eventually } from "@hundeblick/kit/testing";
import { freePort } from "../../deploy/local/machine/ports.ts";
import type { Browser } from "./browser.ts";
import { openSession } from "./webdriver.ts";

const SCREEN = ["xvfb-run", "--auto-servernum", "--server-args=-screen 0 1400x1000x24"];

/** WebKitGTK in an ephemeral session, like Safari's private tabs; in a virtual display if there is none. */
export async function openWebKit(driver: string): Promise<Browser> {
  const port = await freePort();
  const [program, ...args] = [...(process.env["DISPLAY"] ? [] : SCREEN), driver, `--port=${port}`];
  // a process group, because xvfb-run does not end its children
  const child = spawn(program, args, { stdio: "ignore", detached: true });
  const stop = () => void (child.pid && process.kill(-child.pid));
  const opened = () => openSession(`http://127.0.0.1:${port}`).catch((error: unknown) => String(error));
  const browser = await eventually(opened, (answer) => typeof answer !== "string").catch((error: unknown) => {
    stop();
    throw error;
  });
  if (typeof browser === "string") throw new Error(browser);
  const close = () => browser.close().finally(stop);
  return { ...browser, close };
}
