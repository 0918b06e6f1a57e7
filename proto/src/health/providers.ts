import { z } from "zod";
import { ProviderCode, type SeenCode } from "./findings.ts";

type Abilities = {
  /** Findings it may return. */
  sees: readonly SeenCode[];
  describesExtraPhotos: boolean;
  /** Trained on a list of breeds: look-alikes outside of it are offered too, and owners' answers are counted. */
  isBreedNetwork: boolean;
};
/**
 * Every vision provider and what it can do. A new one needs an entry here, a folder under
 * `services/analysis/src/adapters` with its entries in `choose-vision.ts` and `env.ts`, and its sentence `looked_…` in
 * the report.
 */
export const PROVIDERS = {
  /** Breed probability and photo quality, nothing about coat, body or eyes. */
  local: {
    sees: ["muzzle_grey", "dog_small_in_photo", "photo_overexposed", "dog_partly_hidden"],
    describesExtraPhotos: false,
    isBreedNetwork: true,
  },
  openai: { sees: ProviderCode.options, describesExtraPhotos: true, isBreedNetwork: false },
} as const satisfies Record<string, Abilities>;

export type Provider = keyof typeof PROVIDERS;
export const Provider = z.enum(Object.keys(PROVIDERS) as [Provider, ...Provider[]]);
