/** Ages at which to begin looking for an illness. */
export const STAGES = ["puppy", "young", "adult", "senior"] as const;
export type Stage = (typeof STAGES)[number];
