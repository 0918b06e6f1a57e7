import { z } from "zod";

const DAY_MS = 86_400_000;

/** A date not in the future, as YYYY-MM-DD; allows for time zones ahead of UTC. */
export const PastDay = z.iso
  .date({ abort: true })
  .refine((day) => Date.parse(day) <= Date.now() + DAY_MS, "it is in the future");
