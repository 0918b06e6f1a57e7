import { z } from "zod";
import { ProviderCode, type SeenCode } from "./findings.ts";

/**
 * Every vision provider and what it can see; whatever else it says is dropped. A new one is an entry here, a folder
 * under `services/analysis/src/adapters` with its entry in `choose-vision.ts`, and its sentence `looked_…` in the
 * report.
 */
export const PROVIDERS = {
  /** A breed network: likeness and the picture itself, nothing of coat, body or eyes. */
  local: ["muzzle_grey", "dog_small_in_photo", "photo_overexposed", "dog_partly_hidden"],
  openai: ProviderCode.options,
} as const satisfies Record<string, readonly SeenCode[]>;

export type Provider = keyof typeof PROVIDERS;
export const Provider = z.enum(Object.keys(PROVIDERS) as [Provider, ...Provider[]]);
