import { z } from "zod";
import { ProviderCode, type SeenCode } from "./findings.ts";

/**
 * Every vision provider and the findings it may return. A new one needs an entry here, a folder under
 * `services/analysis/src/adapters` with its entry in `choose-vision.ts`, and its sentence `looked_…` in the report.
 */
export const PROVIDERS = {
  /** A breed network: breed probability and photo quality, nothing about coat, body or eyes. */
  local: ["muzzle_grey", "dog_small_in_photo", "photo_overexposed", "dog_partly_hidden"],
  openai: ProviderCode.options,
} as const satisfies Record<string, readonly SeenCode[]>;

export type Provider = keyof typeof PROVIDERS;
export const Provider = z.enum(Object.keys(PROVIDERS) as [Provider, ...Provider[]]);
