import { asksNoAddress } from "./check/assessed-check.ts";
import type { StoredReport } from "./ports.ts";

/** Opened with an address, never locked because it is urgent, or once open when it was renewed. */
export const mayBeRead = ({ unlocked, staysOpen, composed }: StoredReport): boolean =>
  unlocked || staysOpen === true || asksNoAddress(composed);
