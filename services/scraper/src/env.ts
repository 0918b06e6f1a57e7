import { existsSync } from "node:fs";
import { BaseEnv, BusEnv, MongoEnv } from "@hundeblick/kit/env";
import { z } from "zod";

export const Env = z
  .object({
    ...BaseEnv,
    ...BusEnv,
    ...MongoEnv,
    /** Which marketplace is read while operators chose none: our own fictional one, or the big one. */
    MARKETPLACE: z.enum(["demo", "amazon"]).default("demo"),
    /** Requests a day to each host, while operators set no other number. */
    MARKETPLACE_DAILY_BUDGET: z.coerce.number().int().min(0).max(100_000).default(500),
    /** How pages are read. Not set: by the browser for the big marketplace where one is named, plainly otherwise. */
    MARKETPLACE_READER: z.enum(["browser", "plain"]).optional(),
    /** `off` where the system allows no namespaces, as in our image: there the container is the sandbox. */
    CHROMIUM_SANDBOX: z.enum(["on", "off"]).default("on"),
    /** The Chromium the browser reader starts. */
    CHROMIUM_PATH: z.string().refine(existsSync, "is no file of this machine").optional(),
  })
  .refine(({ MARKETPLACE_READER, CHROMIUM_PATH }) => MARKETPLACE_READER !== "browser" || CHROMIUM_PATH !== undefined, {
    path: ["CHROMIUM_PATH"],
    error: "is needed for MARKETPLACE_READER=browser",
  });

/**
 * Whether operators may choose the big marketplace: it is read by a browser, unless who runs this process decided to do
 * without one.
 */
export const canReadAmazon = ({ CHROMIUM_PATH, MARKETPLACE_READER, MARKETPLACE }: z.infer<typeof Env>): boolean =>
  CHROMIUM_PATH !== undefined || MARKETPLACE_READER === "plain" || MARKETPLACE === "amazon";
