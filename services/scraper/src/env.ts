import { existsSync } from "node:fs";
import { BaseEnv, BusEnv, MongoEnv } from "@hundeblick/kit/env";
import { z } from "zod";

export const Env = z
  .object({
    ...BaseEnv,
    ...BusEnv,
    ...MongoEnv,
    /** Default marketplace: our fictional one, or Amazon. */
    MARKETPLACE: z.enum(["demo", "amazon"]).default("demo"),
    /** Default number of requests per day and host. */
    MARKETPLACE_DAILY_BUDGET: z.coerce.number().int().min(0).max(100_000).default(500),
    /** How pages are read. Default: Amazon by the browser if one is configured, otherwise plainly. */
    MARKETPLACE_READER: z.enum(["browser", "plain"]).optional(),
    /** `off` in a container without namespaces, as in our image. */
    CHROMIUM_SANDBOX: z.enum(["on", "off"]).default("on"),
    /** The Chromium of the browser reader. */
    CHROMIUM_PATH: z.string().refine(existsSync, "is no file of this machine").optional(),
  })
  .refine(({ MARKETPLACE_READER, CHROMIUM_PATH }) => MARKETPLACE_READER !== "browser" || CHROMIUM_PATH !== undefined, {
    path: ["CHROMIUM_PATH"],
    error: "is needed for MARKETPLACE_READER=browser",
  });

export type Env = z.output<typeof Env>;

/** Whether operators may choose Amazon: it needs a browser, unless the plain reader is configured. */
export const canReadAmazon = ({ CHROMIUM_PATH, MARKETPLACE_READER, MARKETPLACE }: Env): boolean =>
  CHROMIUM_PATH !== undefined || MARKETPLACE_READER === "plain" || MARKETPLACE === "amazon";
