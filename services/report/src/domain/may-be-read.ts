import { asksNoAddress } from "./check/assessed-check.ts";
import type { StoredReport } from "./ports.ts";

/** Unlocked with an address, urgent, or urgent in an earlier version. */
export const mayBeRead = ({ unlocked, staysOpen, composed }: StoredReport): boolean =>
  unlocked || staysOpen === true || asksNoAddress(composed);
